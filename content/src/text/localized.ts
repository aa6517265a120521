import { LANGUAGES, type Language, type LocalizedText, type Text } from '../text.ts'

// Texts in all three languages, and texts made of texts. Where a part has no translation its English stands.

/** A text, each language written out. */
export const say = (en: string, te: string, hi: string): LocalizedText => ({ en, te, hi })

/** The same sentence made for each language. */
export const each = (write: (language: Language) => string): LocalizedText => ({
  en: write('en'),
  te: write('te'),
  hi: write('hi'),
})

/** A text that reads the same in every language: a number, a letter group, a formula. */
export const same = (text: string): LocalizedText => each(() => text)

export const isLocalized = (value: object): value is LocalizedText => LANGUAGES.every((language) => language in value)

const partIn = (part: string | Text, language: Language): string =>
  typeof part === 'string' ? part : (part[language] ?? part.en)

type Part = Text | false | undefined

/** Texts in a row; what is false or undefined is left out. */
export const joined = (parts: readonly Part[], between = ' '): LocalizedText =>
  each((language) => parts.flatMap((part) => (part ? [partIn(part, language)] : [])).join(between))

/** Paragraphs below one another, of plain strings or of texts. */
export function paragraphs(...parts: readonly string[]): string
export function paragraphs(...parts: readonly Part[]): LocalizedText
export function paragraphs(...parts: readonly (string | Part)[]): string | LocalizedText {
  const texts = parts.filter((part) => typeof part !== 'string')
  return texts.length < parts.length ? parts.join('\n\n') : joined(texts, '\n\n')
}

export const bullets = (parts: readonly LocalizedText[]): LocalizedText =>
  each((language) => parts.map((part) => `- ${part[language]}`).join('\n'))

export const numbered = (parts: readonly LocalizedText[]): LocalizedText =>
  each((language) => parts.map((part, n) => `${n + 1}. ${part[language]}`).join('\n'))

const AND = say('and', 'మరియు', 'और')

/** A, B and C. */
export const listed = (names: readonly (string | LocalizedText)[]): LocalizedText =>
  each((language) => {
    const words = names.map((name) => partIn(name, language))
    return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${AND[language]} ${words.at(-1)}`
  })

/** A table of Markdown; the first row is its head. */
export const table = (rows: readonly (readonly (string | LocalizedText)[])[]): LocalizedText =>
  each((language) => {
    const [head = [], ...body] = rows.map((row) => row.map((cell) => partIn(cell, language)))
    return [head, head.map(() => '---'), ...body].map((row) => `| ${row.join(' | ')} |`).join('\n')
  })

export const bold = (text: Text): LocalizedText => each((language) => `**${partIn(text, language)}**`)

export const answerLine = (answer: LocalizedText): LocalizedText =>
  say(`The answer is ${answer.en}.`, `సమాధానం: ${closed(answer.te)}`, `उत्तर: ${answer.hi}।`)

/** With its full stop, which an abbreviation at its end (కి.మీ.) brings along. */
const closed = (text: string) => (text.endsWith('.') ? text : `${text}.`)
