import type { createPaperDraft } from '@pariksha/contract/papers/paper-draft'
import type { PaperPattern } from '@pariksha/contract/papers/paper-pattern'
import type { PaperRule } from '@pariksha/contract/papers/paper-rule'
import { sql } from 'kysely'
import type { z } from 'zod'
import { audit } from '../../platform/audit-log/audit.ts'
import { type Database, type Transaction, transact } from '../../platform/db/database.ts'
import { asJson } from '../../platform/db/json.ts'
import { AppError } from '../../platform/errors.ts'
import type { Caller } from '../../platform/http/authenticate.ts'
import { ownPatterns } from './own-patterns.ts'
import { findDraft } from './queries.ts'

type Wanted = z.infer<typeof createPaperDraft.body>
type Form = { readonly label: string; readonly pattern: PaperPattern; readonly rules: readonly (PaperRule | null)[] }

/** A new draft, with the questions of another one where it is a copy of it. */
export const createDraft = (db: Database, caller: Caller, { title, series, stage, from }: Wanted): Promise<number> =>
  transact(db, async (tx) => {
    await assertSeries(tx, series)
    const { label, pattern, rules } = await formOf(tx, from)
    const { id } = await tx
      .insertInto('paper_drafts')
      .values({
        title,
        series_slug: series,
        stage,
        label,
        pattern: asJson(pattern),
        rules: asJson(rules),
        changed_by: caller.userId,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (from.kind === 'copy' && from.questions) await copySlots(tx, from.draft, id)
    await audit(tx, caller, { action: 'added', subject: 'paper_drafts', id, after: { title, series, stage } })
    return id
  })

export async function assertSeries(tx: Transaction, series: string): Promise<void> {
  const row = await tx.selectFrom('series').select('slug').where('slug', '=', series).executeTakeFirst()
  if (!row) throw new AppError('bad_input', { errors: [{ path: 'series', message: 'Not found.' }] })
}

async function formOf(tx: Transaction, from: Wanted['from']): Promise<Form> {
  switch (from.kind) {
    case 'own':
      return { ...from, rules: from.pattern.sections.map(() => null) }
    case 'catalogue': {
      const { CATALOGUE_PATTERNS } = await import('./catalogue-patterns.ts')
      const known = [...CATALOGUE_PATTERNS, ...(await ownPatterns(tx))]
      const found = known.find(({ id }) => id === from.id)
      if (!found) throw new AppError('bad_input', { errors: [{ path: 'from.id', message: 'Not found.' }] })
      return { ...found, rules: found.pattern.sections.map((_, index) => found.rules[index] ?? null) }
    }
    case 'copy': {
      const found = await findDraft(tx, from.draft)
      if (!found) throw new AppError('bad_input', { errors: [{ path: 'from.draft', message: 'Not found.' }] })
      return found
    }
  }
}

/** Locks are of the paper that was made, not of its copies. */
const copySlots = (tx: Transaction, from: number, to: number) =>
  sql`insert into paper_slots (draft_id, section, position, question_id, question_version, drawn, marking)
    select ${to}, section, position, question_id, question_version, drawn, marking
    from paper_slots where draft_id = ${from}`.execute(tx)
