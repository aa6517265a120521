import type { Random } from '../../random.ts'
import type { Rule } from '../../shared/sentences/sentence.ts'
import { inside, subjectOf, vary } from '../../shared/sentences/vary.ts'
import { type Phrase, TASKS, third, WORK } from '../../shared/sentences/verbs.ts'
import type { Level } from '../../topics.ts'

const FORMS = {
  'simple present': third,
  'present continuous': ({ ing }: Phrase) => `is ${ing}`,
  'present perfect': ({ participle }: Phrase) => `has ${participle}`,
  'present perfect continuous': ({ ing }: Phrase) => `has been ${ing}`,
  'simple past': ({ past }: Phrase) => past,
  'past continuous': ({ ing }: Phrase) => `was ${ing}`,
  'past perfect': ({ participle }: Phrase) => `had ${participle}`,
  'past perfect continuous': ({ ing }: Phrase) => `had been ${ing}`,
  'simple future': ({ base }: Phrase) => `will ${base}`,
  'future continuous': ({ ing }: Phrase) => `will be ${ing}`,
  'future perfect': ({ participle }: Phrase) => `will have ${participle}`,
  'future perfect continuous': ({ ing }: Phrase) => `will have been ${ing}`,
  'would and the verb': ({ base }: Phrase) => `would ${base}`,
} as const
type Form = keyof typeof FORMS

/** Which form a text is, told from its auxiliaries and its ending. */
function formOf(text: string, { past, participle, ing, base }: Phrase): Form | undefined {
  const words = text.split(' ')
  const [last = '', helpers] = [words.at(-1), words.slice(0, -1).join(' ')]
  const name = { '': '', is: 'present', was: 'past', 'will be': 'future', 'has been': 'present perfect' }[helpers]
  if (last === ing)
    return `${name ?? { 'had been': 'past perfect', 'will have been': 'future perfect' }[helpers]} continuous` as Form
  if (helpers === 'will' && last === base) return 'simple future'
  if (helpers === 'would' && last === base) return 'would and the verb'
  if (last === participle && helpers)
    return `${{ has: 'present', had: 'past', 'will have': 'future' }[helpers]} perfect` as Form
  if (helpers) return undefined
  return last === past ? 'simple past' : 'simple present'
}

/** What stands around the verb: `{s}` is the subject within the sentence, `___` the verb with its object behind. */
type Cue = {
  readonly level: Level
  readonly phrases: readonly Phrase[]
  readonly sentence: string
  readonly right: Form
  readonly wrong: readonly Form[]
  readonly why: string
}

const CUES: readonly Cue[] = [
  {
    level: 'easy',
    phrases: WORK,
    sentence: '{S} ___ since [2014/2016/2019/last March/the age of twenty].',
    right: 'present perfect continuous',
    wrong: ['present continuous', 'simple present', 'past continuous', 'simple future'],
    why: '“Since” with a point of time shows an action that began then and still goes on: present perfect continuous.',
  },
  {
    level: 'easy',
    phrases: WORK,
    sentence: '[As a rule/On every working day/Year after year], {s} ___, and nobody complains.',
    right: 'simple present',
    wrong: ['past continuous', 'present continuous', 'past perfect', 'future perfect'],
    why: 'A habit that still goes on, as “complains” shows, is told in the simple present.',
  },
  {
    level: 'easy',
    phrases: TASKS,
    sentence: '{S} ___ [yesterday morning/two days ago/last Friday/in the first week of May].',
    right: 'simple past',
    wrong: ['present perfect', 'simple present', 'simple future', 'present continuous'],
    why: 'A finished time in the past takes the simple past; the present perfect never goes with it.',
  },
  {
    level: 'easy',
    phrases: TASKS,
    sentence: 'Do not disturb anybody: at this very moment {s} ___ [upstairs/with a friend/in great haste].',
    right: 'present continuous',
    wrong: ['simple present', 'past continuous', 'past perfect', 'simple past'],
    why: 'What goes on at the moment of speaking takes the present continuous; the simple present states a habit.',
  },
  {
    level: 'easy',
    phrases: TASKS,
    sentence: 'I am quite sure that {s} ___ [tomorrow morning/next Sunday/the day after tomorrow].',
    right: 'simple future',
    wrong: ['simple past', 'present perfect', 'past perfect', 'past continuous'],
    why: 'The time named lies in the future, which takes “will” with the plain verb here.',
  },
  {
    level: 'medium',
    phrases: WORK,
    sentence: 'By [next March/the end of this year/next Ugadi], {s} ___ for [ten/six/twenty] years.',
    right: 'future perfect continuous',
    wrong: ['present continuous', 'future continuous', 'present perfect continuous', 'past perfect continuous'],
    why: '“By” a future time together with a length of time asks for the future perfect continuous.',
  },
  {
    level: 'medium',
    phrases: WORK,
    sentence: 'In [1998/2004/2009], when the great flood came, {s} ___.',
    right: 'past continuous',
    wrong: ['present continuous', 'present perfect continuous', 'simple present', 'future continuous'],
    why: 'An action that was going on when another one happened in the past takes the past continuous.',
  },
  {
    level: 'medium',
    phrases: TASKS,
    sentence: 'By the time [the guests/the inspectors/the buses/the children] arrived, {s} ___.',
    right: 'past perfect',
    wrong: ['present perfect', 'simple present', 'simple future', 'present continuous'],
    why: 'Of two past actions the one that was over first takes the past perfect.',
  },
  {
    level: 'medium',
    phrases: TASKS,
    sentence: 'We need not worry, because {s} ___ already.',
    right: 'present perfect',
    wrong: ['simple present', 'simple future', 'past continuous', 'would and the verb'],
    why: '“Already” with a result that matters now takes the present perfect.',
  },
  {
    level: 'medium',
    phrases: TASKS,
    sentence: 'We shall have [no trouble/time to spare/one worry less] tomorrow if {s} ___ in time.',
    right: 'simple present',
    wrong: ['simple future', 'future perfect', 'would and the verb', 'past perfect'],
    why: 'After “if” a real possibility of the future is told in the simple present, not with “will”.',
  },
  {
    level: 'hard',
    phrases: TASKS,
    sentence: 'By the end of [next week/this month/the coming holidays], {s} ___ at last.',
    right: 'future perfect',
    wrong: ['present perfect', 'past perfect', 'past continuous', 'simple past'],
    why: 'What will be over before a time in the future takes the future perfect.',
  },
  {
    level: 'hard',
    phrases: WORK,
    sentence: 'Before [the factory opened in 2018/the highway came in 2012], {s} ___ for [six/nine] years.',
    right: 'past perfect continuous',
    wrong: ['present perfect continuous', 'present continuous', 'future perfect continuous', 'simple present'],
    why: 'An action that had lasted for some time before a past event takes the past perfect continuous.',
  },
  {
    level: 'hard',
    phrases: WORK,
    sentence: 'At this time [next year/in 2040/five years from now], {s} ___ as usual.',
    right: 'future continuous',
    wrong: ['present perfect continuous', 'past perfect continuous', 'past continuous', 'present perfect'],
    why: 'What will be going on at a moment of the future takes the future continuous.',
  },
  {
    level: 'hard',
    phrases: TASKS,
    sentence: 'The officer was told that {s} ___ [the week before/on the previous day/two days earlier].',
    right: 'past perfect',
    wrong: ['present perfect', 'simple present', 'present continuous', 'simple future'],
    why: 'After a verb of saying in the past, what happened before that takes the past perfect.',
  },
]

export const TENSE_RULES: readonly Rule[] = CUES.map(
  ({ level, phrases, sentence, right, wrong, why }): Rule => ({
    topic: 'tenses',
    level,
    draw(random) {
      const phrase = random.pick(phrases)
      const [before = '', after = ''] = around(sentence, random).split('___')
      return {
        before: before.trim(),
        right: FORMS[right](phrase),
        wrong: wrong.map((form) => FORMS[form](phrase)),
        after: `${phrase.object}${after}`,
        why,
        fits: (option) => formOf(option, phrase) === right,
      }
    },
  }),
)

export function around(sentence: string, random: Random): string {
  const subject = subjectOf(random)
  return vary(sentence.replace('{S}', subject).replace('{s}', inside(subject)), random)
}
