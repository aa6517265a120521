import { TOPICS_BY_SUBJECT } from '@pariksha/content/topics'
import {
  type Ability,
  abilityFrom,
  chooseLevel,
  type LevelAnswer,
  nextAim,
  type PracticeLevel,
  UNKNOWN_ABILITY,
} from '@pariksha/domain/practice/ability'
import { type TopicState, topicState } from '@pariksha/domain/practice/topic-state'
import type { LoggedAnswer } from './log.ts'

export type TopicProgress = {
  readonly answers: readonly LevelAnswer[]
  readonly ability: Ability
  readonly state: TopicState
  readonly last: Date | null
}

export type Progress = (topic: string) => TopicProgress

const SUBJECTS: ReadonlyMap<string, string> = new Map(
  Object.entries(TOPICS_BY_SUBJECT).flatMap(([subject, topics]) => topics.map((topic) => [topic, subject] as const)),
)

/** A student's topics of a subject differ from one another as much as students do. */
const FROM_SUBJECT = 0.8
const LATEST_OF_SUBJECT = 120
const FOUR_OPTIONS = 1 / 4

/** The fold of a log into how far the student is with each topic. */
export function progressFrom(log: readonly LoggedAnswer[], now: Date): Progress {
  const byTopic = Map.groupBy(log, ({ topic }) => topic ?? '')
  const bySubject = Map.groupBy(log, ({ topic }) => SUBJECTS.get(topic ?? '') ?? '')
  const priors = new Map<string, Ability>()
  const priorOf = (subject: string | undefined): Ability => {
    if (subject === undefined) return UNKNOWN_ABILITY
    const known = priors.get(subject)
    if (known) return known
    const answers = (bySubject.get(subject) ?? []).slice(-LATEST_OF_SUBJECT).map(asLevelAnswer)
    const prior = answers.length === 0 ? UNKNOWN_ABILITY : withSpread(abilityFrom(answers))
    priors.set(subject, prior)
    return prior
  }
  return (topic) => {
    const logged = byTopic.get(topic) ?? []
    const answers = logged.map(asLevelAnswer)
    const ability = abilityFrom(answers, priorOf(SUBJECTS.get(topic)))
    const last = logged.at(-1)?.at ?? null
    const state = topicState({
      answers: answers.length,
      ability,
      guess: answers.at(-1)?.guess ?? FOUR_OPTIONS,
      sinceLastAnswer: last ? now.getTime() - last.getTime() : 0,
    })
    return { answers, ability, state, last }
  }
}

const withSpread = ({ mean, deviation }: Ability): Ability => ({ mean, deviation: Math.hypot(FROM_SUBJECT, deviation) })

/** An unsure right answer counts as it is: the guess is in the model. */
const asLevelAnswer = ({ level, optionCount, right }: LoggedAnswer): LevelAnswer => ({
  level: level ?? 'medium',
  guess: optionCount === 0 ? 0 : 1 / optionCount,
  right,
})

export function levelFor({ answers, ability }: TopicProgress, optionCount: number, random: number): PracticeLevel {
  return chooseLevel(ability.mean, 1 / optionCount, nextAim(ability.mean, answers), random)
}
