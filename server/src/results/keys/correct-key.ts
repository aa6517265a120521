import type { KeyEffect } from '@pariksha/contract/results/keys'
import {
  correctKey as changed,
  correctionKind,
  isKeyOf,
  isSameKey,
  type KeyChange,
} from '@pariksha/domain/marking/key-correction'
import { sql } from 'kysely'
import type { AttemptDeps } from '../../attempts/attempt-deps.ts'
import { bumpSiteVersion } from '../../exams/catalogue/site-version.ts'
import { compressJson } from '../../papers/compress-json.ts'
import { lockKey } from '../../papers/key-lock.ts'
import type { LoadedPaper, PaperKey } from '../../papers/plan.ts'
import { audit } from '../../platform/audit-log/audit.ts'
import { type Transaction, transact } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { Caller } from '../../platform/http/authenticate.ts'
import { rankChanges } from './key-effect.ts'
import { type MarkedAgain, markAgain } from './mark-again.ts'
import { type MailDeps, notifyStudents } from './notify-students.ts'
import { presentEffect } from './present-effect.ts'
import { recordCorrection } from './record-correction.ts'
import { storeMarks } from './store-marks.ts'
import { storeRanks } from './store-ranks.ts'

export type KeyDeps = AttemptDeps & MailDeps

export type KeyCorrection = { readonly question_number: number; readonly change: KeyChange }
type Correction = KeyCorrection & { readonly reason: string; readonly version: number }

/** What a correction would do. */
export async function previewCorrection(
  { db, papers }: AttemptDeps,
  caller: Caller,
  paperId: number,
  wanted: KeyCorrection,
): Promise<KeyEffect> {
  const paper = await findPaper({ db, papers }, paperId)
  const { key } = await papers.key(paperId)
  const marked = await markAgain(db, paper, corrected(paper, key, wanted))
  return presentEffect(db, caller, paper, marked)
}

/**
 * A new version of the key, by which every result of the paper is marked again, in one transaction. Marks are counted before
 * the lock is taken, so that those who submit wait for the writing alone; who submitted in between is marked under the lock.
 */
export async function correctKey(
  deps: KeyDeps,
  caller: Caller,
  paperId: number,
  { question_number, change, reason, version: basis }: Correction,
): Promise<KeyEffect & { version: number }> {
  const paper = await findPaper(deps, paperId)
  return transact(deps.db, async (tx) => {
    const before = await deps.papers.key(paperId, tx)
    if (before.version !== basis) throw new AppError('key_changed')
    const key = corrected(paper, before.key, { question_number, change })
    const version = basis + 1
    const marked = await markAgain(tx, paper, key)

    await lockKey(tx, paperId)
    if ((await deps.papers.key(paperId, tx)).version !== basis) throw new AppError('key_changed')
    const at = await now(tx)
    const kind = correctionKind(change)
    const dated = key.map((one, index) =>
      index === question_number - 1 ? { ...one, correction: { kind, reason, at: at.toISOString() } } : one,
    )
    await tx
      .insertInto('keys')
      .values({
        paper_id: paperId,
        version,
        body: compressJson(dated),
        created_at: at,
        question_number,
        kind,
        reason,
        corrected_by: caller.userId,
      })
      .execute()
    await recordCorrection(tx, { paperId, number: question_number, version }, key[question_number - 1])
    const stored = await storeMarks(tx, paperId, version, marked)
    const all = [...stored, ...(await markTheRest(tx, paper, key, version))]
    const effect = await presentEffect(tx, caller, paper, all)
    const ranks = rankChanges(all)
    await storeRanks(tx, paperId, version, ranks)
    await notifyStudents(deps, tx, { paper, version, questionNumber: question_number, kind, reason, ranks })
    await audit(tx, caller, {
      action: 'corrected a key',
      subject: 'keys',
      id: paperId,
      // the answers are in the versions of the key, which fewer may read
      after: { question: question_number, version, kind, reason, results: effect.results, changed: effect.changed },
    })
    await bumpSiteVersion(tx) // the test's page says that its key was changed
    return { ...effect, version }
  })
}

/** Results that came, or were made again, since the others were marked. Under the lock no more do. */
async function markTheRest(
  tx: Transaction,
  paper: LoadedPaper,
  key: PaperKey,
  version: number,
): Promise<MarkedAgain[]> {
  const rest = await markAgain(tx, paper, key, { except: version })
  return storeMarks(tx, paper.id, version, rest)
}

/** The key after the change; throws where the question cannot have such a key, or has it already. */
function corrected(paper: LoadedPaper, key: PaperKey, { question_number, change }: KeyCorrection): PaperKey {
  const place = question_number - 1
  const [question, before] = [paper.plan.questions[place], key[place]]
  if (!question || !before) throw new AppError('not_found')
  if (change.kind === 'accept' && !change.answers.every((answer) => isKeyOf(question, answer)))
    throw new AppError('unknown_choice')
  const after = changed(before, change)
  if (isSameKey(before, after)) throw new AppError('key_unchanged')
  return key.map((one, index) => (index === place ? { explanation: one.explanation, ...after } : one))
}

async function findPaper({ db, papers }: Pick<AttemptDeps, 'db' | 'papers'>, paperId: number): Promise<LoadedPaper> {
  const test = await db.selectFrom('tests').select('id').where('paper_id', '=', paperId).limit(1).executeTakeFirst()
  if (!test) throw new AppError('not_found')
  return papers.load(paperId)
}

async function now(tx: Transaction): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(tx)
  return rows[0]?.now as Date
}
