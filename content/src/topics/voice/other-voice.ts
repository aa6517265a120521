import { z } from 'zod'
import { cell, readTable } from '../../data-files/read-table.ts'
import type { Template } from '../../question.ts'
import { only } from '../../questions/only.ts'
import { template } from '../../questions/template.ts'
import { REWRITING_EXAMS } from '../../shared/english/exams.ts'
import { type Phrase, phrase, third } from '../../shared/sentences/verbs.ts'
import { capitalized } from '../../text/english.ts'
import { paragraphs } from '../../text/localized.ts'
import { LEVELS, type Level } from '../../topics.ts'

const row = phrase.extend({
  /** Of the object. */
  number: z.enum(['singular', 'plural']),
  /** Who does it, a singular. */
  doer: cell,
})
type Action = { readonly phrase: Phrase; readonly plural: boolean; readonly doer: string }

const ACTIONS: readonly Action[] = readTable(new URL('./actions.csv', import.meta.url), row).map(
  ({ number, doer, ...phrase }) => ({ phrase, plural: number === 'plural', doer }),
)

type Kind = {
  readonly level: Level
  readonly name: string
  readonly active: (phrase: Phrase) => string
  /** The auxiliaries of the passive after a singular and after a plural. */
  readonly passive: readonly [string, string]
  readonly when: string
}

const KINDS: readonly Kind[] = [
  { level: 'easy', name: 'simple present', active: third, passive: ['is', 'are'], when: 'as a rule' },
  { level: 'easy', name: 'simple past', active: ({ past }) => past, passive: ['was', 'were'], when: 'last week' },
  {
    level: 'easy',
    name: 'simple future',
    active: ({ base }) => `will ${base}`,
    passive: ['will be', 'will be'],
    when: 'tomorrow',
  },
  {
    level: 'medium',
    name: 'present continuous',
    active: ({ ing }) => `is ${ing}`,
    passive: ['is being', 'are being'],
    when: 'now',
  },
  {
    level: 'medium',
    name: 'past continuous',
    active: ({ ing }) => `was ${ing}`,
    passive: ['was being', 'were being'],
    when: 'at that time',
  },
  {
    level: 'medium',
    name: 'present perfect',
    active: ({ participle }) => `has ${participle}`,
    passive: ['has been', 'have been'],
    when: 'already',
  },
  {
    level: 'hard',
    name: 'past perfect',
    active: ({ participle }) => `had ${participle}`,
    passive: ['had been', 'had been'],
    when: 'before noon',
  },
  {
    level: 'hard',
    name: 'future perfect',
    active: ({ participle }) => `will have ${participle}`,
    passive: ['will have been', 'will have been'],
    when: 'by Friday',
  },
  {
    level: 'hard',
    name: 'form with “should”',
    active: ({ base }) => `should ${base}`,
    passive: ['should be', 'should be'],
    when: 'once more',
  },
  {
    level: 'hard',
    name: 'form with “may have”',
    active: ({ participle }) => `may have ${participle}`,
    passive: ['may have been', 'may have been'],
    when: 'without thinking',
  },
]

type Values = { readonly action: Action; readonly kind: Kind }

const end = ({ action, kind }: Values): string => `by ${action.doer} ${kind.when}.`
const passiveOf = ({ action, kind: { passive } }: Values, helper = passive[action.plural ? 1 : 0]): string =>
  capitalized(`${action.phrase.object} ${helper} ${action.phrase.participle}`)

/** Each the passive of another form, in order of likeness. */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  'simple present': ['simple past', 'present continuous', 'present perfect'],
  'simple past': ['present perfect', 'simple present', 'past perfect'],
  'simple future': ['future perfect', 'present continuous', 'simple present'],
  'present continuous': ['simple present', 'past continuous', 'present perfect'],
  'past continuous': ['simple past', 'present continuous', 'past perfect'],
  'present perfect': ['past perfect', 'simple past', 'present continuous'],
  'past perfect': ['present perfect', 'simple past', 'past continuous'],
  'future perfect': ['simple future', 'past perfect', 'present perfect'],
  'form with “should”': ['simple future', 'form with “may have”', 'simple present'],
  'form with “may have”': ['present perfect', 'form with “should”', 'future perfect'],
}

const passiveVoice = template<Values>({
  id: 'voice/into-the-passive',
  topic: 'voice',
  levels: LEVELS,
  exams: REWRITING_EXAMS,
  draw: (random, level) => ({
    action: random.pick(ACTIONS),
    kind: random.pick(KINDS.filter((kind) => kind.level === level)),
  }),
  write(values, optionCount) {
    const { action, kind } = values
    const sentence = capitalized(`${action.doer} ${kind.active(action.phrase)} ${action.phrase.object} ${kind.when}.`)
    const correct = `${passiveOf(values)} ${end(values)}`
    const others = (OTHERS[kind.name] ?? []).flatMap((name) => KINDS.filter((one) => one.name === name))
    const helper = kind.passive[action.plural ? 1 : 0]
    const wrong = [
      ...others.map(({ passive }) => `${passiveOf(values, passive[action.plural ? 1 : 0])} ${end(values)}`),
      `${capitalized(`${action.phrase.object} ${helper} ${action.phrase.ing}`)} ${end(values)}`,
    ]
    return {
      stem: { en: paragraphs('Change the sentence into the passive voice.', sentence) },
      correct: { en: correct },
      distractors: wrong
        .slice(0, optionCount - 1)
        .map((text) => ({ text: { en: text }, mistake: 'changes the tense or breaks the form of the verb' })),
      explanation: {
        en: paragraphs(
          `The ${kind.name} becomes “${helper}” and the past participle, “${action.phrase.participle}”; the number is that of “${action.phrase.object}”.`,
          `The changed sentence is: ${correct}`,
        ),
      },
    }
  },
  // the auxiliaries of the active, with a form of “be” put in before the participle
  verify(values) {
    const { action, kind } = values
    const active = kind.active(action.phrase).split(' ')
    const helpers = active.slice(0, -1).join(' ')
    const be = action.plural ? 'are' : 'is'
    const past = action.plural ? 'were' : 'was'
    const have = action.plural ? 'have' : 'has'
    const made =
      { '': kind.name.endsWith('past') ? past : be, is: `${be} being`, was: `${past} being`, has: `${have} been` }[
        helpers
      ] ?? (/have|had/.test(helpers) ? `${helpers} been` : `${helpers} be`)
    const options = KINDS.map(({ passive }) => `${passiveOf(values, passive[action.plural ? 1 : 0])} ${end(values)}`)
    return only([...new Set(options)], (option) =>
      option.toLowerCase().startsWith(`${action.phrase.object} ${made} ${action.phrase.participle} by`),
    )
  },
})

export const VOICE_TEMPLATES: readonly Template[] = [passiveVoice]
