import { email as emailField } from '@pariksha/contract/people/accounts/fields'
import { readConfig } from '../../../platform/config/config.ts'
import { ConfigError } from '../../../platform/config/config-error.ts'
import { connectToInstallation } from '../../../platform/db/connect.ts'
import { openDatabase } from '../../../platform/db/database.ts'
import { migrate } from '../../../platform/db/migrate.ts'
import { AppError } from '../../../platform/errors.ts'
import { removeMemberByEmail } from './members.ts'

/** `npm run staff:remove`: turns a member of the staff into a student and ends all sessions. */
export async function runStaffRemove({
  STAFF_EMAIL,
  ...env
}: Readonly<Record<string, string | undefined>>): Promise<string> {
  const email = emailField.safeParse(STAFF_EMAIL ?? '')
  if (!email.success) throw new ConfigError('set STAFF_EMAIL to an e-mail address')
  const { pool, close } = await connectToInstallation(readConfig({ ...env, STAFF_PASSWORD: undefined }), 2)
  try {
    await migrate(pool)
    const removed = await removeMemberByEmail(openDatabase(pool), email.data).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error
      throw new ConfigError(`${email.data} is the only owner; make another one first: npm run staff:create`)
    })
    if (!removed) throw new ConfigError(`${email.data} is no member of the staff`)
    return `${email.data} is no member of the staff any more`
  } finally {
    await close()
  }
}
