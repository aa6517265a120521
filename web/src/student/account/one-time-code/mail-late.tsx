import { Clock } from 'lucide-react'
import { useEffect, useState } from 'react'
import { call } from '../../../shared/lib/api/api.ts'
import { useTexts } from '../texts.ts'

const FIRST_LOOK_MILLIS = 4_000
const LOOK_EVERY_MILLIS = 15_000

/** Shown while waiting for a code: says when mails are late. */
export function MailLate() {
  const texts = useTexts()
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    let wanted = true
    const look = async () => {
      const answer = await call('GET /accounts/code-delivery/').catch(() => undefined)
      if (!wanted) return
      if (answer) setIsLate(answer.mail_delayed)
      timer = setTimeout(look, LOOK_EVERY_MILLIS)
    }
    timer = setTimeout(look, FIRST_LOOK_MILLIS)
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [])
  return (
    <div role="status">
      {isLate && (
        <p className="flex gap-3 rounded-md border border-warn/40 bg-warn-soft p-4">
          <Clock aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-warn" />
          {texts.mailLate}
        </p>
      )}
    </div>
  )
}
