import type { Language } from '@pariksha/contract/languages'
import { type ImportCheck, type ImportFault, MAX_CSV, MAX_SHEET_BYTES } from '@pariksha/contract/people/batches'
import { sql } from 'kysely'
import { audit } from '../../platform/audit-log/audit.ts'
import { refuseFile } from '../../platform/bounded/faults-of-files.ts'
import type { Config } from '../../platform/config/config.ts'
import { type Database, type Queryable, type Transaction, transact } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { Caller } from '../../platform/http/authenticate.ts'
import type { Limits } from '../../platform/limits/limits.ts'
import type { Outgoing } from '../../platform/mail/outgoing.ts'
import { siteIn } from '../../platform/mail/recipient.ts'
import { mailTexts } from '../../platform/mail/texts/mail-texts.ts'
import type { Spreadsheets } from '../../platform/spreadsheets/spreadsheets.ts'
import { lockBatch } from './change-batch.ts'
import { findBatch } from './queries.ts'
import { type Row, readTable } from './read-table.ts'

type Deps = {
  readonly db: Database
  readonly config: Pick<Config, 'publicUrl'>
  readonly limits: Limits
  readonly outgoing: Outgoing
}

/** The rows as a table of SQL. */
const asTable = (rows: readonly Row[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (row int, name text, email citext, phone text)`

/** A workbook or a file of CSV as the text that is checked and imported; hostile ones end in their process, by its limits. */
export async function readImportSheet(spreadsheets: Spreadsheets, body: unknown): Promise<{ csv: string }> {
  if (!Buffer.isBuffer(body) || body.length === 0) throw new AppError('bad_input', { detail: 'This file is empty.' })
  if (body.length > MAX_SHEET_BYTES) throw new AppError('too_large', { detail: 'The file is larger than 2 MB.' })
  const read = await spreadsheets.read(new Uint8Array(body)).catch(refuseFile)
  if ('refused' in read) throw new AppError('bad_input', { detail: read.refused })
  if (read.csv.length > MAX_CSV) throw new AppError('too_large', { detail: 'The sheet is too large.' })
  return read
}

/** Reads and compares, and changes nothing. */
export async function checkImport(db: Queryable, caller: Caller, batchId: number, csv: string): Promise<ImportCheck> {
  await findBatch(db, caller, batchId)
  const { rows, faults } = readTable(csv)
  // a code of an SMS makes an account, too: its phone need not be that of who has the address
  const { rows: found } = await sql<{ row: number; role: string | null; there: boolean; unconfirmed: boolean }>`
    select given.row, users.role, members.student_id is not null as there,
      users.password_hash is not null and users.email_verified_at is null as unconfirmed
    from ${asTable(rows)}
    left join users on users.email = given.email
    left join batch_members members on members.batch_id = ${batchId} and members.student_id = users.id
    order by given.row`.execute(db)
  const staff = found.filter(({ role }) => role === 'staff')
  const ofStaff = staff.map(({ row }): ImportFault => ({ row, column: 'email', message: 'This is a staff account.' }))
  return {
    rows: rows.length,
    new_accounts: found.filter(({ role }) => role === null).length,
    added: found.filter(({ role, there }) => role === 'student' && !there).length,
    there: found.filter(({ there }) => there).length,
    unconfirmed: found.flatMap(({ row, role, there, unconfirmed }) =>
      role === 'student' && !there && unconfirmed ? row : [],
    ),
    faults: [...faults, ...ofStaff].sort((a, b) => a.row - b.row),
  }
}

/** Without a language the accounts have none, and the invitations are in English. */
type Import = { readonly csv: string; readonly language?: Language | null | undefined }

/** One statement for each step. The same file again finds everybody there, adds nobody and invites nobody. */
export async function importMembers(deps: Deps, caller: Caller, batchId: number, { csv, language = null }: Import) {
  const { new_accounts } = await checkImport(deps.db, caller, batchId, csv)
  if (new_accounts > 0) await deps.limits.take('import-staff', String(caller.userId), new_accounts)
  return transact(deps.db, async (tx) => {
    await lockBatch(tx, caller, batchId)
    const { faults, there } = await checkImport(tx, caller, batchId, csv)
    if (faults.length > 0) throw new AppError('import_faulty')
    const { rows } = readTable(csv)
    const invited = await makeAccounts(tx, rows, language)
    const added = await addAll(tx, batchId, rows)
    const after = { students: added.length, invited: invited.length, added }
    await audit(tx, caller, { action: 'imported students', subject: 'batches', id: batchId, after })
    await inviteAll(deps, tx, invited, language)
    return { added: added.length, invited: invited.length, there }
  })
}

type Invited = { readonly id: number; readonly email: string; readonly full_name: string }

/** Without a password and not confirmed: the student sets one with a code that goes to the address. */
async function makeAccounts(tx: Transaction, rows: readonly Row[], language: Language | null): Promise<Invited[]> {
  const made = await sql<Invited>`
    insert into users (email, email_verified_at, full_name, first_name, last_name, preferred_name, phone_number, phone_given,
      preferred_test, language)
    select email, null, name, split_part(name, ' ', 1), substr(name, length(split_part(name, ' ', 1)) + 2),
      split_part(name, ' ', 1), phone, phone is not null, 'ICET', ${language}
    from ${asTable(rows)}
    on conflict (email) do nothing
    returning id, email, full_name`.execute(tx)
  return made.rows
}

async function addAll(tx: Transaction, batchId: number, rows: readonly Row[]): Promise<number[]> {
  const added = await sql<{ student_id: number }>`
    insert into batch_members (batch_id, student_id)
    select ${batchId}, users.id from ${asTable(rows)} join users on users.email = given.email and users.role = 'student'
    on conflict do nothing
    returning student_id`.execute(tx)
  return added.rows.map(({ student_id }) => student_id).sort((a, b) => a - b)
}

/** From the file a mail takes only the name, which cannot hold a link. */
async function inviteAll(
  { config, outgoing }: Deps,
  tx: Transaction,
  invited: readonly Invited[],
  language: Language | null,
) {
  const { name: institute } = await tx.selectFrom('institute').select('name').executeTakeFirstOrThrow()
  const { newAccount } = mailTexts(language)
  const mails = invited.map(({ id, email, full_name }) => {
    const name = full_name.replace(/\.(?=\S)/g, '. ')
    const { subject, text } = newAccount({ institute, site: siteIn(config.publicUrl, language), name })
    return { userId: id, to: email, subject, text }
  })
  await outgoing.mailManyAfterCommit(tx, mails)
}
