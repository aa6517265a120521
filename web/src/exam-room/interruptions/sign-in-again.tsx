import { useCallback, useEffect, useState } from 'react'
import { currentToken, readSession, subscribeSession } from '../../shared/lib/session/session.ts'
import { useValue } from '../../shared/lib/store/use-store.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Dialog } from '../../shared/ui/dialogs/dialog.tsx'
import type { ExamSession } from '../engine/session/exam-session.ts'
import { useTexts } from '../texts.ts'
import { SignInForm } from './sign-in-form.tsx'

/** The session ended in the middle of a test: signing in again happens here, and the test stays as it is. */
export function SignInAgain({ session }: { readonly session: ExamSession }) {
  const texts = useTexts()
  const { status } = useValue(session.sync.connection)
  const [later, setLater] = useState(false)
  const needed = status === 'signed-out'
  const putOff = useCallback(() => setLater(true), [])
  useEffect(() => {
    if (!needed) return setLater(false)
    const token = currentToken()
    // Signed in on another tab of this browser, by the same student.
    return subscribeSession(() => {
      const now = readSession()
      if (now.state === 'in' && now.token !== token && now.user.id === session.owner.userId) session.sync.retryNow()
    })
  }, [needed, session])
  return (
    <>
      <Dialog open={needed && !later} onClose={putOff} title={texts.signIn.title} actions={null}>
        <p className="text-ink-soft">{texts.signIn.text}</p>
        <SignInForm session={session} onLater={putOff} />
      </Dialog>
      {needed && later && (
        <div className="flex items-center justify-between gap-3 bg-warn-soft px-4 py-2 text-sm">
          {texts.signIn.title}
          <Button variant="secondary" onClick={() => setLater(false)}>
            {texts.signIn.reopen}
          </Button>
        </div>
      )}
    </>
  )
}
