import type { Millis } from '../timing/timing.ts'
import { DAY } from '../timing/units.ts'
import { type Ability, chanceOf } from './ability.ts'

/** How far a student is with a topic. A rusty one was solid and has not been practised for long. */
export const TOPIC_STATES = ['new', 'learning', 'solid', 'rusty'] as const
export type TopicState = (typeof TOPIC_STATES)[number]

const MIN_ANSWERS = 8
/** The chance of a right answer at medium level, taken at the lower bound of the ability. */
const SOLID_CHANCE = 0.65
const RUSTY_AFTER: Millis = 30 * DAY

type Known = {
  readonly answers: number
  readonly ability: Ability
  readonly guess: number
  readonly sinceLastAnswer: Millis
}

export function topicState({ answers, ability: { mean, deviation }, guess, sinceLastAnswer }: Known): TopicState {
  if (answers === 0) return 'new'
  if (answers < MIN_ANSWERS || chanceOf(mean - deviation, 'medium', guess) < SOLID_CHANCE) return 'learning'
  return sinceLastAnswer < RUSTY_AFTER ? 'solid' : 'rusty'
}
