import { useEffect, useState } from 'react'
import { useSession } from '../../shared/lib/session/session.ts'

/** Whether this device has the ten of today. */
export function useTodayOnDevice(): boolean {
  const session = useSession()
  const [found, setFound] = useState(false)
  const userId = session.state === 'in' ? session.user.id : undefined
  useEffect(() => {
    if (userId === undefined) return
    let wanted = true
    void import('../../student/practice/device/has-today.ts')
      .then(({ hasToday }) => hasToday(userId))
      .then((has) => {
        if (wanted) setFound(has)
      })
    return () => {
      wanted = false
    }
  }, [userId])
  return found
}
