import { useEffect, useState } from 'react'
import { listOnDevice } from '../exam-room/engine/outbox.ts'

const NONE: ReadonlyMap<number, number> = new Map()

/** How many actions of each attempt only this device has. */
export function useOnDevice(userId: number | undefined): ReadonlyMap<number, number> {
  const [waiting, setWaiting] = useState(NONE)
  useEffect(() => {
    if (userId === undefined) return
    let wanted = true
    void listOnDevice(userId).then((found) => {
      if (wanted) setWaiting(new Map(found.map((one) => [one.attempt.attemptId, one.waiting])))
    })
    return () => {
      wanted = false
    }
  }, [userId])
  return waiting
}
