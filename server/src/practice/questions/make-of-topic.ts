import { randomInt, randomUUID } from 'node:crypto'
import { shippedTopic } from '@pariksha/content/topic-names'
import type { Language } from '@pariksha/contract/languages'
import { LEVELS } from '@pariksha/contract/questions/question-file'
import type { PracticeLevel } from '@pariksha/domain/practice/ability'
import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { PracticeDeps } from '../practice-deps.ts'
import type { PracticeProfile } from '../practice-profile.ts'
import { levelFor } from '../progress.ts'
import { siblingOf } from './ask-card.ts'
import { type BankQuestion, bankQuestionOfTopic } from './bank-question.ts'
import type { PreparedQuestion } from './queries.ts'
import { renderBankQuestion } from './render-bank-question.ts'
import { MIN_REPEAT_INTERVAL, RECENT_WINDOW } from './repeat-limits.ts'
import type { Candidate, TopicTask } from './shipped/candidates.ts'
import { makeShipped } from './shipped/make-shipped.ts'
import { pickCandidate } from './shipped/pick-candidate.ts'

type TopicWanted = {
  readonly topic: string
  /** That the student reads. */
  readonly language: Language
  /** Sources that come last, besides those asked lately. */
  readonly lately?: readonly string[]
}

/** From the shipped templates or the questions of the institute, at random; else from tests that the student took. */
export async function makeOfTopic(
  deps: PracticeDeps,
  studentId: number,
  { topic, language, lately = [] }: TopicWanted,
  profile: PracticeProfile,
): Promise<PreparedQuestion | undefined> {
  const { db, generator } = deps
  const task = taskFor(topic, profile, await recentOf(db, studentId, topic))
  const recent = [...lately, ...task.recent]
  const of = shippedTopic(topic)
  const first = of && (await pickCandidate(db, studentId, await generator.ofTopic({ ...task, topic: of, recent })))
  const own = await bankQuestionOfTopic(deps, studentId, {
    topic,
    language,
    level: task.level,
    last: task.recent[0],
    lately: [...lately, ...testedLately(profile.log)],
  })
  if (own && (!first || isBefore(own, first, task))) return renderBankQuestion(deps, own)
  return first ? makeShipped(generator, first) : fromTests(deps, studentId, topic, profile)
}

/** Where nothing else is left, questions of tests whose results are released, those answered longest ago first. */
async function fromTests(deps: PracticeDeps, studentId: number, topic: string, { log }: PracticeProfile) {
  const last = new Map(log.map((answer) => [answer.card, answer.at.getTime()]))
  const taken = new Map(
    log.flatMap((answer) => (answer.topic === topic && answer.paper ? [[answer.card, answer]] : [])),
  )
  const since = (card: string) => last.get(card) ?? 0
  const repeatable = [...taken.values()].filter(({ card }) => since(card) < Date.now() - MIN_REPEAT_INTERVAL.millis)
  for (const answer of repeatable.sort((one, other) => since(one.card) - since(other.card)).slice(0, MAX_TRIED)) {
    const made = await siblingOf(deps, studentId, answer)
    if (made) return made
  }
  return undefined
}

const MAX_TRIED = 10

/** A passage that was begun is continued; else the question nearer to the level, and at random where both are as near. */
function isBefore(own: BankQuestion, shipped: Candidate, { level, last }: Pick<TopicTask, 'level' | 'last'>): boolean {
  if (!own.isFresh || !own.isReadable) return false
  if (own.continuesPassage) return true
  if (last && shipped.spec.seed === last.spec.seed && shipped.spec.source === last.spec.source) return false
  const [ofOwn, ofShipped] = [distance(own.level ?? 'medium', level), distance(shipped.spec.level, level)]
  return ofOwn < ofShipped || (ofOwn === ofShipped && randomInt(2) === 0)
}

const distance = (one: PracticeLevel, other: PracticeLevel): number =>
  Math.abs(LEVELS.indexOf(one) - LEVELS.indexOf(other))

/** What tests asked in the last weeks. */
const testedLately = (log: PracticeProfile['log']): readonly string[] =>
  log.flatMap(({ card, paper, at }) => (paper && Date.now() - at.getTime() < RECENT_WINDOW.millis ? card : []))

type Recent = Awaited<ReturnType<typeof recentOf>>

function taskFor(topic: string, { progress, form }: PracticeProfile, recent: Recent): Omit<TopicTask, 'topic'> {
  const { family, optionCount = 4 } = form
  const level = levelFor(progress(topic), optionCount, randomInt(2 ** 32) / 2 ** 32)
  const [last] = recent
  return {
    level,
    optionCount,
    family,
    seed: randomUUID(),
    recent: recent.map(({ source }) => source),
    ...(last?.seed && {
      last: {
        spec: { source: last.source, level: last.level, seed: last.seed, optionCount: last.optionCount },
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
