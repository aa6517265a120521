import { texts } from '../../texts.ts'
import { useMember } from '../use-may.ts'

/** Whether e-mails are sent; without a mail server they are files on the server. */
export const useIsMailed = (): boolean => useMember()?.mail_goes_to !== 'files'

/** Before an act that writes an e-mail, where no mail server sends it. */
export function NoMailNotice() {
  return useIsMailed() ? null : <p className="rounded-lg bg-warn-soft p-3">{texts.noMail}</p>
}
