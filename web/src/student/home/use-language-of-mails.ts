import type { Language } from '@pariksha/contract/languages'
import { useEffect } from 'react'
import { chosenLanguage } from '../../shared/languages/language.ts'
import { call } from '../../shared/lib/api/api.ts'
import { updateStoredUser, useSession } from '../../shared/lib/session/session.ts'

/** Once for each: an account that may not be changed now is not asked again and again. */
let reported: Language | undefined

/** Mails come in the language that is read on this device. */
export function useLanguageOfMails() {
  const session = useSession()
  const known = session.state === 'in' ? session.user.language : undefined
  useEffect(() => {
    const language = chosenLanguage()
    if (session.state !== 'in' || language === undefined || language === known || language === reported) return
    reported = language
    call('PATCH /accounts/user/', { body: { language } })
      .then(() => updateStoredUser({ language }))
      .catch(() => {}) // the next document tries again
  }, [session.state, known])
}
