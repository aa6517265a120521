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
import { readLog } from './log.ts'
import { levelFor, progressFrom } from './progress.ts'
import { findOpen, isOfTopic, type Origin, presentAsked, storeAsked } from './questions.ts'
import { syllabuses } from './syllabus.ts'
import { cardOf, takeResults } from './take-results.ts'

export type PracticeDeps = { readonly db: Database; readonly papers: Papers; readonly asking: Asking }
type Wanted = { readonly topic: string; readonly exam?: string | undefined }

/** The question of the topic that waits for its answer, or else a new one of the level that suits the student. */
export async function askQuestion(
  deps: PracticeDeps,
  studentId: number,
  { topic, exam }: Wanted,
  language: Language,
): Promise<PracticeQuestion> {
  const { db, asking } = deps
  const known = shippedTopic(topic)
  if (!known) throw new AppError('not_found')
  const waiting = await findOpen(db, studentId, isOfTopic(topic))
  if (waiting) return presentAsked(db, waiting, language)
  const candidate = await firstUnsealed(deps, studentId, await taskFor(deps, studentId, known, exam))
  const asked = await asking.render(candidate)
  const row = await storeAsked(db, studentId, { origin: originOf(candidate), asked }, isOfTopic(topic))
  return presentAsked(db, row, language)
}

async function firstUnsealed({ db, asking }: PracticeDeps, studentId: number, task: TopicTask): Promise<Candidate> {
  const [first] = await unsealed(db, studentId, await asking.ofTopic(task))
  if (!first) throw new AppError('nothing_to_practise')
  return first
}

export const originOf = ({ look, topic, place, isWritten }: Candidate): Origin => ({
  ...{ topic, level: look.level, source: look.source, seed: look.seed, place, version: null },
  card: cardOf({ source: look.source, place, isTemplate: !isWritten }),
  optionCount: look.optionCount,
})

async function taskFor(deps: PracticeDeps, studentId: number, topic: Topic, exam?: string): Promise<TopicTask> {
  await takeResults(deps, studentId)
  const [log, recent, shipped] = await Promise.all([
    readLog(deps.db, studentId),
    recentOf(deps.db, studentId, topic),
    syllabuses(),
  ])
  const { family, optionCount = 4 } = shipped.get(exam ?? '') ?? {}
  const progress = progressFrom(log, new Date())(topic)
  const level = levelFor(progress, optionCount, randomInt(2 ** 32) / 2 ** 32)
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
