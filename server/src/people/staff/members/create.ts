import { email as emailField } from '@pariksha/contract/people/accounts/fields'
import { STAFF_PASSWORD_LENGTH } from '@pariksha/contract/people/accounts/password-lengths'
import { readConfig } from '../../../platform/config/config.ts'
import { ConfigError } from '../../../platform/config/config-error.ts'
import { staffPassword } from '../../../platform/config/staff-password.ts'
import { connectToInstallation } from '../../../platform/db/connect.ts'
import { openDatabase } from '../../../platform/db/database.ts'
import { migrate } from '../../../platform/db/migrate.ts'
import { createOwner } from './members.ts'

/** `npm run staff:create`: makes an owner, or lets one in again who lost the authenticator app. */
export async function runStaffCreate(env: Readonly<Record<string, string | undefined>>): Promise<string> {
  const email = emailField.safeParse(env.STAFF_EMAIL ?? '')
  const password = staffPassword.safeParse(env.STAFF_PASSWORD ?? '')
  if (!email.success || !password.success) {
    throw new ConfigError(
      `set STAFF_EMAIL to an e-mail address and STAFF_PASSWORD to at least ${STAFF_PASSWORD_LENGTH} characters`,
    )
  }
  const { pool, close } = await connectToInstallation(readConfig(env), 2)
  try {
    await migrate(pool)
    const done = await createOwner(openDatabase(pool), { email: email.data, password: password.data })
    // the shell of the command need not know the address of the site
    return done === 'made'
      ? `${email.data} is an owner of the site now; sign in at its page /staff`
      : `${email.data} has a new password and sets up the authenticator app again at the page /staff of the site`
  } finally {
    await close()
  }
}
