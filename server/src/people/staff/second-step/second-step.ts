import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { generateSecret, generateURI, verifySync } from 'otplib'
import { audit } from '../../../platform/audit-log/audit.ts'
import type { Secret } from '../../../platform/config/secret.ts'
import { type Database, type Transaction, transact } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Caller, Tokens } from '../../../platform/http/authenticate.ts'
import type { Limits } from '../../../platform/limits/limits.ts'
import { type MailDeps, mailOwners } from '../mail-owners.ts'
import { recoveryDigest } from './recovery-digest.ts'
import { seal, unseal } from './seal.ts'

type Deps = { readonly db: Database; readonly limits: Limits; readonly tokens: Tokens; readonly secret: Secret }

const RECOVERY_CODES = 10
const PERIOD = 30 // seconds; a clock may be one period off

/** A new TOTP key, until one is confirmed. */
export async function startSecondStep(
  { db, secret }: Pick<Deps, 'db' | 'secret'>,
  { userId }: Caller,
): Promise<{ key: string; address: string }> {
  const key = generateSecret()
  const sealed = await seal(db, secret, userId, key)
  const { rows } = await sql<{ email: string; name: string }>`
    with made as (
      insert into second_steps (user_id, sealed_secret) values (${userId}, ${sealed})
      on conflict (user_id) do update set sealed_secret = excluded.sealed_secret, secret = null
        where second_steps.confirmed_at is null
      returning user_id)
    select users.email, institute.name from made join users on users.id = made.user_id, institute`.execute(db)
  const [account] = rows
  if (!account) throw new AppError('second_step_there')
  return { key, address: generateURI({ issuer: account.name, label: account.email, secret: key }) }
}

/** Confirms the app by its first code and creates the recovery codes. */
export async function confirmSecondStep(deps: Deps & MailDeps, caller: Caller, code: string) {
  const { db, limits, tokens, secret } = deps
  await limits.take('second-step', String(caller.userId))
  const codes = await transact(db, async (tx) => {
    if (!(await takeCode(tx, secret, caller, code, 'unconfirmed'))) throw new AppError('wrong_second_step')
    await audit(tx, caller, { action: 'set up the authenticator app' })
    await mailOwners(deps, tx, caller, await wordingOf(tx, caller))
    return writeRecoveryCodes(tx, secret, caller)
  })
  return { token: await tokens.issueAfterSecondStep(caller), recovery_codes: codes }
}

async function wordingOf(tx: Transaction, { userId }: Caller): Promise<string> {
  const { awaits_owner } = await tx
    .selectFrom('users')
    .select('awaits_owner')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const waits = ' and can do nothing until an owner confirms it. Before you do, ask the person by phone or face to face'
  return `set up an authenticator app${awaits_owner ? waits : ''}`
}

/** The second step: a TOTP code or a recovery code, each valid once. */
export async function completeSecondStep(
  { db, limits, tokens, secret }: Deps,
  caller: Caller,
  code: string,
  network: string,
) {
  const isOfApp = /^\d{6}$/.test(code)
  // recovery codes cannot be guessed: no account limit, so that a stranger with the password cannot lock the owner out
  if (isOfApp) await limits.take('second-step', String(caller.userId))
  else await limits.take('try-network', network)
  const left = await transact(db, async (tx) => {
    const taken = isOfApp
      ? await takeCode(tx, secret, caller, code, 'confirmed')
      : await takeRecoveryCode(tx, secret, caller, code)
    if (taken) await audit(tx, caller, { action: 'signed in' })
    return taken ? countRecoveryCodes(tx, caller) : undefined
  })
  if (left === undefined) {
    // recorded although the step failed: somebody has the password
    await transact(db, (tx) => audit(tx, caller, { action: 'entered a wrong code' }))
    throw new AppError('wrong_second_step')
  }
  return { token: await tokens.issueAfterSecondStep(caller), recovery_codes_left: left }
}

/** A fresh code of the app before an act that a session alone must not do. */
export async function confirmWithOwnCode(
  { db, limits, secret }: Pick<Deps, 'db' | 'limits' | 'secret'>,
  caller: Caller,
  code: string,
): Promise<void> {
  await limits.take('second-step', String(caller.userId))
  if (await transact(db, (tx) => takeCode(tx, secret, caller, code, 'confirmed'))) return
  await transact(db, (tx) => audit(tx, caller, { action: 'entered a wrong code' }))
  throw new AppError('wrong_second_step')
}

export const renewRecoveryCodes = ({ db, secret }: Pick<Deps, 'db' | 'secret'>, caller: Caller): Promise<string[]> =>
  transact(db, async (tx) => {
    await audit(tx, caller, { action: 'made new recovery codes' })
    return writeRecoveryCodes(tx, secret, caller)
  })

/** Locks the row before checking the code, so that a code works once. */
async function takeCode(
  tx: Transaction,
  secret: Secret,
  { userId }: Caller,
  code: string,
  state: 'confirmed' | 'unconfirmed',
): Promise<boolean> {
  const step = await tx
    .selectFrom('second_steps')
    .select([
      'secret',
      'sealed_secret',
      'last_step',
      sql<number>`floor(extract(epoch from clock_timestamp()))::int8`.as('epoch'),
    ])
    .where('user_id', '=', userId)
    .where('confirmed_at', state === 'confirmed' ? 'is not' : 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!step) return false
  const key = step.sealed_secret ? await unseal(tx, secret, userId, step.sealed_secret) : step.secret
  if (!key) return false // sealed with a secret that is lost
  const shown = verifySync({ secret: key, token: code, epoch: step.epoch, epochTolerance: PERIOD })
  if (!shown.valid) return false
  const shownStep = Math.floor(step.epoch / PERIOD) + shown.delta
  if (shownStep <= step.last_step) return false
  await tx
    .updateTable('second_steps')
    .set({ last_step: shownStep, ...(state === 'unconfirmed' && { confirmed_at: sql<Date>`now()` }) })
    .where('user_id', '=', userId)
    .execute()
  return true
}

async function takeRecoveryCode(tx: Transaction, secret: Secret, { userId }: Caller, code: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('hash', '=', recoveryDigest(secret, code))
    .executeTakeFirst()
  return numDeletedRows > 0n
}

async function countRecoveryCodes(tx: Transaction, { userId }: Caller): Promise<number> {
  const { left } = await tx
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll<number>().as('left'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return left
}

/** 80 random bits each, stored as keyed digests, so that a copy of the database does not help to guess them. */
async function writeRecoveryCodes(tx: Transaction, secret: Secret, { userId }: Caller): Promise<string[]> {
  await tx.selectFrom('second_steps').select('user_id').where('user_id', '=', userId).forUpdate().execute()
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    (randomBytes(10).toString('hex').match(/.{5}/g) as string[]).join('-'),
  )
  await tx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_id: userId, hash: recoveryDigest(secret, code) })))
    .execute()
  return codes
}
