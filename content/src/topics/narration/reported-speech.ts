import { z } from 'zod'
import { readList } from '../../data-files/read-list.ts'
import type { Template } from '../../question.ts'
import { only } from '../../questions/only.ts'
import { template } from '../../questions/template.ts'
import type { Random } from '../../random.ts'
import { REWRITING_EXAMS } from '../../shared/english/exams.ts'
import { vary } from '../../shared/sentences/vary.ts'
import { paragraphs } from '../../text/localized.ts'
import { MEN, WOMEN } from '../../text/names.ts'
import { LEVELS, type Level } from '../../topics.ts'

const text = z.string().min(1)

/**
 * What is said, and how it is reported: {N} speaks to {M}; {he} {his} {him} stand for {N}, {m} {ms} {mm} for {M}, [1] [2] for
 * the words that are chosen.
 */
const saying = z.strictObject({
  level: z.enum(LEVELS),
  direct: text,
  reported: text,
  wrong: z.array(text).min(4),
  why: text,
})
type Saying = Readonly<z.infer<typeof saying>>

const SAYINGS: readonly Saying[] = readList(new URL('./sayings.yaml', import.meta.url), saying)

/** The base, participle and -ing of the words that are chosen. */
const FORMS: Readonly<Record<string, readonly [base: string, past: string, participle: string, ing: string]>> = {
  live: ['live', 'lived', 'lived', 'living'],
  work: ['work', 'worked', 'worked', 'working'],
  study: ['study', 'studied', 'studied', 'studying'],
  park: ['park', 'parked', 'parked', 'parking'],
  eat: ['eat', 'ate', 'eaten', 'eating'],
  lost: ['lose', 'lost', 'lost', 'losing'],
  sold: ['sell', 'sold', 'sold', 'selling'],
  bought: ['buy', 'bought', 'bought', 'buying'],
  found: ['find', 'found', 'found', 'finding'],
  broke: ['break', 'broke', 'broken', 'breaking'],
  lend: ['lend', 'lent', 'lent', 'lending'],
  open: ['open', 'opened', 'opened', 'opening'],
  wait: ['wait', 'waited', 'waited', 'waiting'],
  show: ['show', 'showed', 'shown', 'showing'],
}

type Values = Saying & { readonly names: readonly [string, string]; readonly chosen: readonly string[] }

const him = (name: string) => (MEN.some((man) => man === name) ? ['he', 'his', 'him'] : ['she', 'her', 'her'])

function filled(text: string, { names: [n, m], chosen }: Values): string {
  const [he = '', his = '', object = ''] = him(n)
  const [other = '', others = '', otherObject = ''] = him(m)
  const reported = chosen.map((words) => words.replace(/\bme\b/, object).replace(/\byour\b/, others))
  const form = (place: number, index: number) => {
    const [first = '', ...rest] = (reported[place - 1] ?? '').split(' ')
    return [FORMS[first]?.[index] ?? first, ...rest].join(' ')
  }
  return text
    .replaceAll('{N}', n)
    .replaceAll('{M}', m)
    .replaceAll('{he}', he)
    .replaceAll('{his}', his)
    .replaceAll('{him}', object)
    .replaceAll('{mm}', otherObject)
    .replaceAll('{ms}', others)
    .replaceAll('{m}', other)
    .replace(/\[(\d)b\]/g, (_, place) => form(Number(place), 0))
    .replace(/\[(\d)p\]/g, (_, place) => form(Number(place), 2))
    .replace(/\[(\d)i\]/g, (_, place) => form(Number(place), 3))
    .replace(/\[(\d)\]/g, (_, place) =>
      /where/.test(text) ? form(Number(place), 1) : (reported[Number(place) - 1] ?? ''),
    )
}

function drawn(random: Random, level: Level): Values {
  const saying = random.pick(SAYINGS.filter((one) => one.level === level))
  const chosen: string[] = []
  const direct = saying.direct.replace(/\[[^\]]+\]/g, (choice) => {
    const word = vary(choice, random)
    chosen.push(word)
    return word
  })
  return { ...saying, direct, chosen, names: [random.pick(MEN), random.pick(WOMEN)] }
}

const reportedSpeech = template<Values>({
  id: 'narration/into-reported-speech',
  topic: 'narration',
  levels: LEVELS,
  exams: REWRITING_EXAMS,
  draw(random, level) {
    const values = drawn(random, level)
    const [man, woman] = values.names
    return random.chance(0.5) ? values : { ...values, names: [woman, man] }
  },
  write(values, optionCount) {
    const correct = filled(values.reported, values)
    return {
      stem: {
        en: paragraphs(
          'Change the sentence into reported speech.',
          values.direct.replaceAll('{N}', values.names[0]).replaceAll('{M}', values.names[1]),
        ),
      },
      correct: { en: correct },
      distractors: values.wrong.slice(0, optionCount - 1).map((text) => ({
        text: { en: filled(text, values) },
        mistake: 'keeps a tense, a person or a word order that reporting changes',
      })),
      explanation: { en: paragraphs(values.why, `The changed sentence is: ${correct}`) },
    }
  },
  verify: (values) =>
    only([...values.wrong, values.reported].map((text) => filled(text, values)).toSorted(), isReported),
})

/** What no reported sentence may have: the order of a question, words of the speaker’s place, “told” without a hearer. */
const isReported = (text: string): boolean =>
  !/\b(I|your|you|us|now|yesterday|tomorrow|does?|did|is|has|shall|will|please|what a|told that|told to|said [A-Z]|requested that|requested to|for \w+ing)\b/.test(
    text.replace(/^(\w+ )?\w+ told \w+ that he had been waiting for/, '').replace(/had been waiting for/, ''),
  ) &&
  !/whether had|that whether|that where|asked \w+ that|requested \w+ (that|for)|was \w+ing|must ha[ds]|should had|forbade \w+ (not|that)|how was|that let|to let|would have|said \w+ to|said \w+ that he had|said \w+ that she had/.test(
    text,
  )

export const NARRATION_TEMPLATES: readonly Template[] = [reportedSpeech]
