import { useEffect, useState } from 'react'
import { thisPage } from '../../exam-room/engine/this-page.ts'

const NONE: ReadonlyMap<number, number> = new Map()

/** How many answers of each attempt only this device has. */
export function useOnDevice(userId: number | undefined): ReadonlyMap<number, number> {
  const [waiting, setWaiting] = useState(NONE)
  useEffect(() => {
    if (userId === undefined) return
    let wanted = true
    void thisPage.storage.list(userId).then((found) => {
      if (wanted) setWaiting(new Map(found.map((one) => [one.attempt.attemptId, one.answers])))
    })
    return () => {
      wanted = false
    }
  }, [userId])
  return waiting
}
