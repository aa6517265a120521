import type { Template } from '../../question.ts'
import { only } from '../../questions/only.ts'
import { template } from '../../questions/template.ts'
import type { Random } from '../../random.ts'
import { REWRITING_EXAMS } from '../../shared/english/exams.ts'
import { vary } from '../../shared/sentences/vary.ts'
import { paragraphs } from '../../text/localized.ts'
import { MEN, WOMEN } from '../../text/names.ts'
import { LEVELS, type Level } from '../../topics.ts'

/**
 * `said` and `told` with the words of the speaker, and how they are reported: {N} speaks to {M}; {he} {his} {him} stand for
 * {N}, “/” divides the wrong ways.
 */
type Saying = {
  readonly level: Level
  readonly direct: string
  readonly reported: string
  readonly wrong: readonly string[]
  readonly why: string
}

const saying = (level: Level, direct: string, reported: string, wrong: string, why: string): Saying => ({
  level,
  direct,
  reported,
  wrong: wrong.split(' ; '),
  why,
})

const SAYINGS: readonly Saying[] = [
  saying(
    'easy',
    '{N} said, “I am [tired/busy/hungry/ready/late] now.”',
    '{N} said that {he} was [1] then.',
    '{N} said that {he} is [1] then. ; {N} said that {he} had been [1] now. ; {N} said that I was [1] then. ; {N} told that {he} was [1] now.',
    'After “said” the present becomes past, “I” becomes the speaker and “now” becomes “then”.',
  ),
  saying(
    'easy',
    '{N} said to {M}, “I like your [drawing/shop/song/garden/plan].”',
    '{N} told {M} that {he} liked {ms} [1].',
    '{N} told {M} that {he} likes your [1]. ; {N} told to {M} that {he} liked {ms} [1]. ; {N} said {M} that {he} had liked {ms} [1]. ; {N} told {M} that I liked {ms} [1].',
    '“Said to” becomes “told” without “to”, the present becomes past, and “your” becomes that of the hearer.',
  ),
  saying(
    'easy',
    '{N} said to {M}, “Where do you [live/work/study/park/eat]?”',
    '{N} asked {M} where {m} [1].',
    '{N} asked {M} where did {m} [1b]. ; {N} asked {M} where {m} does [1b]. ; {N} asked {M} that where {m} [1]. ; {N} told {M} where do you [1b].',
    'A reported question has the order of a statement, without “do” or “did”.',
  ),
  saying(
    'easy',
    '{N} said to {M}, “Please [lend me your pen/open the window/wait for me/show me the way].”',
    '{N} requested {M} to [1].',
    '{N} requested {M} that [1]. ; {N} requested to {M} to [1]. ; {N} requested {M} for [1i]. ; {N} said {M} to please [1].',
    'A request is reported with “requested”, the person and “to” with the plain verb.',
  ),
  saying(
    'medium',
    '{N} said, “I [lost/sold/bought/found/broke] a watch yesterday.”',
    '{N} said that {he} had [1p] a watch the day before.',
    '{N} said that {he} has [1p] a watch the day before. ; {N} said that {he} [1] a watch yesterday. ; {N} said that {he} was [1i] a watch the day before. ; {N} said that I had [1p] a watch yesterday.',
    'The simple past becomes the past perfect and “yesterday” becomes “the day before”.',
  ),
  saying(
    'medium',
    '{N} said to {M}, “Have you [seen the film/paid the fee/read the notice/met the doctor/locked the door]?”',
    '{N} asked {M} whether {m} had [1].',
    '{N} asked {M} that {m} had [1]. ; {N} asked {M} whether had {m} [1]. ; {N} asked {M} whether {m} has [1]. ; {N} told {M} if you had [1].',
    'A question without a question word is reported with “whether” or “if” in the order of a statement; the perfect becomes past perfect.',
  ),
  saying(
    'medium',
    '{N} said, “I will [call/visit the camp/send the money/meet the collector] tomorrow.”',
    '{N} said that {he} would [1] the next day.',
    '{N} said that {he} will [1] the next day. ; {N} said that {he} would [1] tomorrow. ; {N} said that I would [1] the next day. ; {N} said that {he} would have [1] the next day.',
    '“Will” becomes “would” and “tomorrow” becomes “the next day”.',
  ),
  saying(
    'medium',
    'The [officer/doctor/guard/teacher] said to {N}, “Do not [touch the wire/drink this water/enter this room/open the box].”',
    'The [1] forbade {N} to [2].',
    'The [1] forbade {N} not to [2]. ; The [1] forbade {N} that {he} [2]. ; The [1] said {N} to not [2]. ; The [1] told to {N} do not [2].',
    '“Forbade” already says no: it is followed by “to” without “not”.',
  ),
  saying(
    'hard',
    '{N} said, “What a [beautiful/strange/noisy/lonely/splendid] place this is!”',
    '{N} exclaimed that it was a very [1] place.',
    '{N} exclaimed that what a [1] place it was. ; {N} exclaimed that it is a very [1] place. ; {N} asked what a [1] place it was. ; {N} exclaimed how was it a [1] place.',
    'An exclamation with “what” becomes a statement with “very” after “exclaimed that”.',
  ),
  saying(
    'hard',
    '{N} said to {M}, “Let us [go by boat/share the cost/start before dawn/ask the captain].”',
    '{N} proposed to {M} that they should [1].',
    '{N} proposed to {M} that let them [1]. ; {N} told {M} that let us [1]. ; {N} proposed {M} to let us [1]. ; {N} proposed to {M} that they shall [1].',
    'A proposal with “let us” is reported with “proposed” and “that they should”.',
  ),
  saying(
    'hard',
    '{N} said, “The [teacher/doctor/postman/plumber] must have [left/forgotten/gone home/missed the bus].”',
    '{N} said that the [1] must have [2].',
    '{N} said that the [1] must had [2]. ; {N} said that the [1] should had [2]. ; {N} told that the [1] has [2]. ; {N} said that the [1] must has [2].',
    '“Must have” of a conclusion stays as it is in reported speech.',
  ),
  saying(
    'hard',
    '{N} said to {M}, “I have been waiting for you since [noon/six o’clock/morning/four o’clock].”',
    '{N} told {M} that {he} had been waiting for {mm} since [1].',
    '{N} told {M} that {he} has been waiting for {mm} since [1]. ; {N} told {M} that {he} was waiting for you since [1]. ; {N} told {M} that I had been waiting for {mm} since [1]. ; {N} said {M} that {he} had waited for you since [1].',
    'The present perfect continuous becomes the past perfect continuous, and “you” becomes the hearer.',
  ),
]

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
