import { useEffect, useState } from 'react'
import { listOnDevice } from '../exam-room/engine/storage/outbox.ts'

const NONE: ReadonlyMap<number, number> = new Map()

/** How many answers of each attempt only this device has. */
export function useOnDevice(userId: number | undefined): ReadonlyMap<number, number> {
  const [waiting, setWaiting] = useState(NONE)
  useEffect(() => {
    if (userId === undefined) return
    let wanted = true
    void listOnDevice(userId).then((found) => {
      if (wanted) setWaiting(new Map(found.map((one) => [one.attempt.attemptId, one.answers])))
    })
    return () => {
      wanted = false
    }
  }, [userId])
  return waiting
}
