import type { Config } from '../../platform/config/config.ts'
import type { Secret } from '../../platform/config/secret.ts'
import { createVapid } from './vapid.ts'

/** Who sends reminders, and to which push services besides the known ones. */
export const reminderSender = (
  { publicUrl, mail, pushOrigins }: Pick<Config, 'publicUrl' | 'mail' | 'pushOrigins'>,
  secret: Secret,
) => ({
  // push services take a secure address or one of mail
  vapid: createVapid(
    secret,
    publicUrl.startsWith('https:') ? publicUrl : `mailto:${/<(.+)>/.exec(mail.from)?.[1] ?? mail.from}`,
  ),
  pushOrigins,
})
