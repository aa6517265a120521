import { ordinal } from '@pariksha/domain/countdown'
import type { Language } from './text.ts'

/** A text in all three languages. */
export type Speech = Readonly<Record<Language, string>>

export const say = (en: string, te: string, hi: string): Speech => ({ en, te, hi })

/** The same sentence made for each language. */
export const each = (write: (language: Language) => string): Speech => ({
  en: write('en'),
  te: write('te'),
  hi: write('hi'),
})

export const unsaid = (text: string): Speech => each(() => text)

/** Paragraphs below one another. */
export const paragraphs = (...parts: readonly (Speech | false | undefined)[]): Speech =>
  each((language) =>
    parts
      .filter((part) => part !== false && part !== undefined)
      .map((part) => part[language])
      .join('\n\n'),
  )

export const joined = (parts: readonly Speech[], between = ' '): Speech =>
  each((language) => parts.map((part) => part[language]).join(between))

export const bullets = (parts: readonly Speech[]): Speech =>
  each((language) => parts.map((part) => `- ${part[language]}`).join('\n'))

export const numbered = (parts: readonly Speech[]): Speech =>
  each((language) => parts.map((part, n) => `${n + 1}. ${part[language]}`).join('\n'))

const AND: Speech = { en: 'and', te: 'మరియు', hi: 'और' }

/** A, B and C. */
export const listed = (names: readonly (string | Speech)[]): Speech =>
  each((language) => {
    const words = names.map((name) => (typeof name === 'string' ? name : name[language]))
    return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${AND[language]} ${words.at(-1)}`
  })

/** A table of Markdown; the first row is its head. */
export const table = (rows: readonly (readonly (string | Speech)[])[]): Speech =>
  each((language) => {
    const cells = rows.map((row) => row.map((cell) => (typeof cell === 'string' ? cell : cell[language])))
    const [head = [], ...body] = cells
    return [head, head.map(() => '---'), ...body].map((row) => `| ${row.join(' | ')} |`).join('\n')
  })

export const answerLine = (answer: Speech): Speech =>
  say(`The answer is ${answer.en}.`, `సమాధానం: ${closed(answer.te)}`, `उत्तर: ${answer.hi}।`)

/** With its full stop, which an abbreviation at its end (కి.మీ.) brings along. */
const closed = (text: string) => (text.endsWith('.') ? text : `${text}.`)

/** One, two, three … as words. */
export const COUNTS: readonly Speech[] = [
  say('no', 'ఎవరూ', 'कोई नहीं'),
  say('one', 'ఒక', 'एक'),
  say('two', 'రెండు', 'दो'),
  say('three', 'మూడు', 'तीन'),
  say('four', 'నాలుగు', 'चार'),
  say('five', 'ఐదు', 'पाँच'),
  say('six', 'ఆరు', 'छह'),
  say('seven', 'ఏడు', 'सात'),
  say('eight', 'ఎనిమిది', 'आठ'),
]
/** Numbers of people, which Telugu counts apart. */
export const PERSONS: readonly Speech[] = [
  say('nobody', 'ఎవరూ లేరు', 'कोई नहीं'),
  say('one person', 'ఒకరు', 'एक व्यक्ति'),
  say('two persons', 'ఇద్దరు', 'दो व्यक्ति'),
  say('three persons', 'ముగ్గురు', 'तीन व्यक्ति'),
  say('four persons', 'నలుగురు', 'चार व्यक्ति'),
  say('five persons', 'ఐదుగురు', 'पाँच व्यक्ति'),
  say('six persons', 'ఆరుగురు', 'छह व्यक्ति'),
  say('seven persons', 'ఏడుగురు', 'सात व्यक्ति'),
  say('eight persons', 'ఎనిమిది మంది', 'आठ व्यक्ति'),
]
export const NTH: readonly Speech[] = [
  say('zeroth', 'సున్నా', 'शून्य'),
  say('first', 'మొదటి', 'पहला'),
  say('second', 'రెండవ', 'दूसरा'),
  say('third', 'మూడవ', 'तीसरा'),
  say('fourth', 'నాలుగవ', 'चौथा'),
  say('fifth', 'ఐదవ', 'पाँचवाँ'),
  say('sixth', 'ఆరవ', 'छठा'),
  say('seventh', 'ఏడవ', 'सातवाँ'),
  say('eighth', 'ఎనిమిదవ', 'आठवाँ'),
]
/** Hindi ordinals before a postposition. */
export const NTH_OBLIQUE: readonly string[] = ['शून्य', 'पहले', 'दूसरे', 'तीसरे', 'चौथे', 'पाँचवें', 'छठे', 'सातवें', 'आठवें']

/** 5th, and in Telugu and Hindi the form that stands before “place”. */
export const nth = (n: number): Speech => say(ordinal(n), `${n}వ`, NTH_OBLIQUE[n] ?? `${n}वें`)
