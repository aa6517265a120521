import type { Rule } from '../../shared/sentences/sentence.ts'
import { type Phrase, TASKS, third } from '../../shared/sentences/verbs.ts'
import type { Level } from '../../topics.ts'
import { around } from '../tenses/rules.ts'

type Cue = {
  readonly level: Level
  readonly sentence: string
  readonly forms: (phrase: Phrase) => readonly [right: string, ...wrong: string[]]
  /** Told from the words before the verb alone. */
  readonly fits: RegExp
  readonly why: string
}

const CUES: readonly Cue[] = [
  {
    level: 'easy',
    sentence: 'If [there is time/the weather is good/the shop is open] tomorrow, {s} ___.',
    forms: ({ base, participle, past, ing }) => [
      `will ${base}`,
      past,
      `would have ${participle}`,
      `had ${participle}`,
      `was ${ing}`,
    ],
    fits: /^will \w+$/,
    why: 'A real possibility of the future: the simple present after “if”, “will” in the other half.',
  },
  {
    level: 'medium',
    sentence: 'If there were [more time/enough money/a better road], {s} ___ at once.',
    forms: ({ base, participle, past }) => [
      `would ${base}`,
      `will ${base}`,
      `will have ${participle}`,
      `has ${participle}`,
      past,
    ],
    fits: /^would (?!have)\w+$/,
    why: 'What is only imagined now: the past form after “if”, “would” with the plain verb in the other half.',
  },
  {
    level: 'medium',
    sentence: 'Unless {s} ___ today, [the office/the committee/the whole family] will be in trouble.',
    forms: (phrase) => [
      third(phrase),
      `does not ${phrase.base}`,
      `will ${phrase.base}`,
      `will not ${phrase.base}`,
      `did not ${phrase.base}`,
    ],
    fits: /^\w+s$/,
    why: '“Unless” means “if not”: it takes the simple present and no second “not”.',
  },
  {
    level: 'hard',
    sentence: 'If somebody had [asked in time/offered some help/explained the matter], {s} ___.',
    forms: ({ base, participle }) => [
      `would have ${participle}`,
      `will have ${participle}`,
      `will ${base}`,
      `had ${participle}`,
      `has ${participle}`,
    ],
    fits: /^would have \w+$/,
    why: 'What did not happen in the past: the past perfect after “if”, “would have” in the other half.',
  },
  {
    level: 'hard',
    sentence: 'We all wish that {s} ___ before [the guests came/the rains began/the shops closed].',
    forms: ({ base, participle, ...phrase }) => [
      `had ${participle}`,
      `has ${participle}`,
      `will ${base}`,
      `will have ${participle}`,
      third({ base, participle, ...phrase }),
    ],
    fits: /^had \w+$/,
    why: 'A wish about the past takes the past perfect.',
  },
]

export const CONDITIONALS: readonly Rule[] = CUES.map(
  ({ level, sentence, forms, fits, why }): Rule => ({
    topic: 'comparison-and-conditionals',
    level,
    draw(random) {
      const phrase = random.pick(TASKS)
      const [before = '', after = ''] = around(sentence, random).split('___')
      const [right, ...wrong] = forms(phrase)
      return {
        before: before.trim(),
        right,
        wrong,
        after: `${phrase.object}${after}`,
        why,
        fits: (option) => fits.test(option),
      }
    },
  }),
)
