import { useState } from 'react'
import { ApiError } from '../../../shared/lib/api/api-errors.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { showToast } from '../../../shared/ui/toast/toast-store.ts'
import { failureText } from '../forms/failure-text.ts'
import { useTexts } from '../texts.ts'
import { useCountdown } from './use-countdown.ts'

const WAIT_SECONDS = 30

/** Asks for another code, not more often than every half minute, or as the server says. */
export function ResendButton({ send }: { readonly send: () => Promise<unknown> }) {
  const texts = useTexts()
  const [left, restart] = useCountdown(WAIT_SECONDS)
  const [sending, setSending] = useState(false)
  const resend = async () => {
    setSending(true)
    try {
      await send()
      restart(WAIT_SECONDS)
      showToast({ act: 'code', tone: 'good', text: texts.signup.resent })
    } catch (error) {
      if (error instanceof ApiError && error.retryAfter !== null) restart(error.retryAfter)
      showToast({ act: 'code', tone: 'bad', text: failureText(texts, error, texts.signup.resendFailed) })
    } finally {
      setSending(false)
    }
  }
  return (
    <Button variant="quiet" busy={sending} disabled={left > 0} onClick={resend} className="figures">
      {left > 0 ? texts.resendIn(left) : texts.resend}
    </Button>
  )
}
