import { useEffect } from 'react'
import { readSession } from '../../shared/lib/session/session.ts'
import { beforeLogout } from '../../student/account/sign-out/logout.ts'
import { useTexts } from '../texts.ts'

/** Before a logout outside of the exam room: are there answers on this device that the server does not have? */
async function unsentAnswers(warning: string): Promise<string | null> {
  const session = readSession()
  const userId = session.state === 'in' ? session.user.id : undefined
  if (userId === undefined) return null
  const { thisPage } = await import('../../exam-room/engine/this-page.ts')
  const attempts = await thisPage.storage.list(userId)
  return attempts.some(({ answers }) => answers > 0) ? warning : null
}

export function useUnsentAnswers() {
  const { unsentAnswers: warning } = useTexts()
  useEffect(() => {
    return beforeLogout(() => unsentAnswers(warning))
  }, [warning])
}
