import { randomInt, randomUUID } from 'node:crypto'
import { shippedTopic } from '@pariksha/content/topic-names'
import type { Topic } from '@pariksha/content/topics'
import type { Language } from '@pariksha/contract/languages'
import type { PracticeQuestion } from '@pariksha/contract/study/practice'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { AppError } from '../errors.ts'
import type { Papers } from '../papers/store.ts'
import type { Asking } from './asking/asking.ts'
import { unsealed } from './asking/sealed.ts'
import type { Candidate, TopicTask } from './asking/shipped.ts'
import { type LoggedAnswer, readLog } from './log.ts'
import { levelFor, type Progress, progressFrom } from './progress.ts'
import { findOpen, isOfTopic, type Made, type Origin, presentAsked, storeAsked } from './questions.ts'
import { type Syllabus, syllabuses } from './syllabus.ts'
import { cardOf, takeResults } from './take-results.ts'

export type PracticeDeps = { readonly db: Database; readonly papers: Papers; readonly asking: Asking }
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
  const known = shippedTopic(topic)
  if (!known) throw new AppError('not_found')
  const waiting = await findOpen(db, studentId, isOfTopic(topic))
  if (waiting) return presentAsked(db, waiting, language)
  const form = (await syllabuses()).get(exam ?? '') ?? {}
  const made = await makeOfTopic(deps, studentId, known, await readStanding(deps, studentId, form))
  if (!made) throw new AppError('nothing_to_practise')
  return presentAsked(db, await storeAsked(db, studentId, made, isOfTopic(topic)), language)
}

export async function readStanding(deps: PracticeDeps, studentId: number, form: Standing['form']): Promise<Standing> {
  await takeResults(deps, studentId)
  const log = await readLog(deps.db, studentId)
  return { log, progress: progressFrom(log, new Date()), form }
}

/** `lately` are sources that come last, besides those asked lately. */
export async function makeOfTopic(
  { db, asking }: PracticeDeps,
  studentId: number,
  topic: Topic,
  standing: Standing,
  lately: readonly string[] = [],
): Promise<Made | undefined> {
  const task = taskFor(topic, standing, await recentOf(db, studentId, topic))
  const [first] = await unsealed(db, studentId, await asking.ofTopic({ ...task, recent: [...lately, ...task.recent] }))
  return first && { origin: originOf(first), asked: await asking.render(first) }
}

export const originOf = ({ look, topic, place, isWritten }: Candidate): Origin => ({
  ...{ topic, level: look.level, source: look.source, seed: look.seed, place, version: null },
  card: cardOf({ source: look.source, place, isTemplate: !isWritten }),
  optionCount: look.optionCount,
})

type Recent = Awaited<ReturnType<typeof recentOf>>

function taskFor(topic: Topic, { progress, form }: Standing, recent: Recent): TopicTask {
  const { family, optionCount = 4 } = form
  const level = levelFor(progress(topic), optionCount, randomInt(2 ** 32) / 2 ** 32)
  const [last] = recent
  return {
    ...{ topic, level, optionCount, family, seed: randomUUID() },
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
