import { useEffect, useRef } from 'react'
import { useSession } from '../../shared/lib/session/session.ts'
import { needsSignIn } from './needs-sign-in.ts'
import { useStaffSession } from './staff-calls.ts'

/** Saves once more what the server refused because the session had ended, as soon as both steps were done again. */
export function useSaveAfterSignIn(save: () => void): (error: unknown) => void {
  const session = useSession()
  const token = session.state === 'in' ? session.token : undefined
  const { data, isPlaceholderData } = useStaffSession(token)
  const refused = useRef<string | undefined>(undefined)
  const isBack = data?.second_step === true && !isPlaceholderData
  useEffect(() => {
    if (!isBack || refused.current === undefined || refused.current === token) return
    refused.current = undefined
    save()
  })
  return (error) => {
    refused.current = needsSignIn(error) ? token : undefined
  }
}
