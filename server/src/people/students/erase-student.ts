import { audit } from '../../platform/audit-log/audit.ts'
import type { Secret } from '../../platform/config/secret.ts'
import { type Database, transact } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { Caller, Tokens } from '../../platform/http/authenticate.ts'
import { eraseStored } from '../accounts/erase/erase-account.ts'
import { lockStudent } from './lock-student.ts'
import { type MailDeps, mailErased } from './mails.ts'
import { ERASED } from './read-student.ts'

type Deps = MailDeps & { readonly db: Database; readonly secret: Secret; readonly tokens: Tokens }
type Request = { readonly email: string; readonly reason: string }

/** Erases an account. The audit log keeps its number, when and by whom it was erased, and why. */
export async function eraseStudent(deps: Deps, caller: Caller, studentId: number, { email, reason }: Request) {
  await transact(deps.db, async (tx) => {
    const student = await lockStudent(tx, studentId)
    if (student.email !== email) throw new AppError('other_address')
    await audit(tx, caller, { action: ERASED, subject: 'students', id: studentId, after: { reason } })
    await mailErased(deps, tx, student.email)
    await eraseStored(tx, deps.secret, student)
  })
  await deps.tokens.revokeAllOf(studentId)
}
