import { useEffect, useState } from 'react'
import { thisPage } from '../../exam-room/engine/this-page.ts'
import { useSession } from '../../shared/lib/session/session.ts'

export type OpenAttempt = { readonly path: string; readonly title: string; readonly unsent: number }

/** The attempts that can be continued on this device; undefined while loading. */
export function useOpenAttempts(): readonly OpenAttempt[] | undefined {
  const session = useSession()
  const [found, setFound] = useState<readonly OpenAttempt[]>()
  const userId = session.state === 'in' ? session.user.id : undefined
  useEffect(() => {
    if (session.state === 'unknown') return
    let wanted = true
    void (userId === undefined ? Promise.resolve([]) : thisPage.storage.list(userId)).then((list) => {
      if (!wanted) return
      setFound(
        list.map(({ attempt: { attemptId, snapshot }, answers }) => ({
          path: `/test/${snapshot.test_id}/usertest/${attemptId}`,
          title: snapshot.title,
          unsent: answers,
        })),
      )
    })
    return () => {
      wanted = false
    }
  }, [session.state, userId])
  return found
}
