import { randomInt, randomUUID } from 'node:crypto'
import { shippedTopic } from '@pariksha/content/topic-names'
import type { Language } from '@pariksha/contract/languages'
import { LEVELS } from '@pariksha/contract/question-bank/question-file'
import type { PracticeQuestion } from '@pariksha/contract/study/practice'
import type { PracticeLevel } from '@pariksha/domain/ability'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { AppError } from '../errors.ts'
import type { Papers } from '../papers/store.ts'
import type { Texts } from '../text/texts.ts'
import type { Asking } from './asking/asking.ts'
import { type BankQuestion, bankQuestionOfTopic } from './asking/bank-question.ts'
import { renderBankQuestion } from './asking/render-bank-question.ts'
import { unsealed } from './asking/sealed.ts'
import type { Candidate, TopicTask } from './asking/shipped.ts'
import { type LoggedAnswer, readLog } from './log.ts'
import { levelFor, type Progress, progressFrom } from './progress.ts'
import { findOpen, isOfTopic, type Made, type Origin, presentAsked, storeAsked } from './questions.ts'
import { type Syllabus, syllabuses } from './syllabus.ts'
import { cardOf, takeResults } from './take-results.ts'
import { findOwnTopic } from './topic-names.ts'

export type PracticeDeps = {
  readonly db: Database
  readonly papers: Papers
  readonly asking: Asking
  readonly texts: Texts
}
type Wanted = { readonly topic: string; readonly exam?: string | undefined }

/** Where a student stands, and in which form questions come. */
export type Standing = {
  readonly log: readonly LoggedAnswer[]
  readonly progress: Progress
  readonly form: Partial<Pick<Syllabus, 'family' | 'optionCount'>>
}

/** The question of the topic that waits for its answer, or else a new one of the level that suits the student. */
export async function askQuestion(
  deps: PracticeDeps,
  studentId: number,
  { topic, exam }: Wanted,
  language: Language,
): Promise<PracticeQuestion> {
  const { db } = deps
  if (!shippedTopic(topic) && !(await findOwnTopic(db, topic))) throw new AppError('not_found')
  const waiting = await findOpen(db, studentId, isOfTopic(topic))
  if (waiting) return presentAsked(db, waiting, language)
  const form = (await syllabuses()).get(exam ?? '') ?? {}
  const standing = await readStanding(deps, studentId, form)
  const made = await makeOfTopic(deps, studentId, { topic, language }, standing)
  if (!made) throw new AppError('nothing_to_practise')
  return presentAsked(db, await storeAsked(db, studentId, made, isOfTopic(topic)), language)
}

export async function readStanding(deps: PracticeDeps, studentId: number, form: Standing['form']): Promise<Standing> {
  await takeResults(deps, studentId)
  const log = await readLog(deps.db, studentId)
  return { log, progress: progressFrom(log, new Date()), form }
}

type TopicWanted = {
  readonly topic: string
  /** That the student reads. */
  readonly language: Language
  /** Sources that come last, besides those asked lately. */
  readonly lately?: readonly string[]
}

/** From the shipped templates and from the questions of the institute, by turns of chance. */
export async function makeOfTopic(
  deps: PracticeDeps,
  studentId: number,
  { topic, language, lately = [] }: TopicWanted,
  standing: Standing,
): Promise<Made | undefined> {
  const { db, asking } = deps
  const task = taskFor(topic, standing, await recentOf(db, studentId, topic))
  const recent = [...lately, ...task.recent]
  const of = shippedTopic(topic)
  const [first] = of ? await unsealed(db, studentId, await asking.ofTopic({ ...task, topic: of, recent })) : []
  const own = await bankQuestionOfTopic(deps, studentId, {
    ...{ topic, language, level: task.level, last: task.recent[0] },
    lately: [...lately, ...testedLately(standing.log)],
  })
  if (own && (!first || isBefore(own, first, task))) return renderBankQuestion(deps, own)
  return first && { origin: originOf(first), asked: await asking.render(first) }
}

/** What a passage begins is ended; otherwise what is nearer to the level comes first, and of what is as near either. */
function isBefore(own: BankQuestion, shipped: Candidate, { level, last }: Pick<TopicTask, 'level' | 'last'>): boolean {
  if (!own.isFresh || !own.isReadable) return false
  if (own.goesOn) return true
  if (last && shipped.look.seed === last.look.seed && shipped.look.source === last.look.source) return false
  const [ofOwn, ofShipped] = [distance(own.level ?? 'medium', level), distance(shipped.look.level, level)]
  return ofOwn < ofShipped || (ofOwn === ofShipped && randomInt(2) === 0)
}

const distance = (one: PracticeLevel, other: PracticeLevel): number =>
  Math.abs(LEVELS.indexOf(one) - LEVELS.indexOf(other))

const LATELY_MILLIS = 30 * 86_400_000

/** What tests asked in the last weeks. */
const testedLately = (log: Standing['log']): readonly string[] =>
  log.flatMap(({ card, paper, at }) => (paper && Date.now() - at.getTime() < LATELY_MILLIS ? card : []))

export const originOf = ({ look, topic, place, isWritten }: Candidate): Origin => ({
  ...{ topic, level: look.level, source: look.source, seed: look.seed, place, version: null },
  card: cardOf({ source: look.source, place, isTemplate: !isWritten }),
  optionCount: look.optionCount,
})

type Recent = Awaited<ReturnType<typeof recentOf>>

function taskFor(topic: string, { progress, form }: Standing, recent: Recent): Omit<TopicTask, 'topic'> {
  const { family, optionCount = 4 } = form
  const level = levelFor(progress(topic), optionCount, randomInt(2 ** 32) / 2 ** 32)
  const [last] = recent
  return {
    ...{ level, optionCount, family, seed: randomUUID() },
    recent: recent.map(({ source }) => source),
    ...(last?.seed && {
      last: {
        look: { source: last.source, level: last.level, seed: last.seed, optionCount: last.optionCount },
        place: last.place,
      },
    }),
  }
}

const RECENT = 60

async function recentOf(db: Database, studentId: number, topic: string) {
  const { rows } = await sql<{
    source: string
    seed: string | null
    level: TopicTask['level']
    place: number
    optionCount: TopicTask['optionCount']
  }>`
    select source, seed, level, place, option_count as "optionCount" from practice_questions
    where student_id = ${studentId} and topic = ${topic} order by id desc limit ${RECENT}`.execute(db)
  return rows
}
