import type { Language } from '@pariksha/contract/languages'
import type { PaperPart, PaperPrint, PaperSet } from '@pariksha/contract/papers/printed-papers'
import { printTexts } from './print-texts.ts'

export type PrintChoice = {
  readonly part: PaperPart
  readonly set: PaperSet
  readonly language: Language
  /** Empty: none. */
  readonly second: Language | ''
  readonly columns: '1' | '2'
  readonly rough: boolean
}

/** The choice without languages that the pattern of the paper no longer has. */
export const withLanguagesOf = (choice: PrintChoice, languages: readonly Language[]): PrintChoice => {
  const language = languages.includes(choice.language) ? choice.language : (languages[0] ?? 'en')
  const second = choice.second !== '' && choice.second !== language && languages.includes(choice.second)
  return { ...choice, language, second: second ? choice.second : '' }
}

/** A key and an answer sheet have no texts. */
export const hasTexts = (part: PaperPart): boolean => part === 'paper' || part === 'solutions'

/** The query of the call, without parameters that make no difference to what is printed. */
export function toPrintQuery({ part, set, language, second, columns, rough }: PrintChoice): Partial<PaperPrint> {
  if (!hasTexts(part)) return { part, set }
  return {
    part,
    set,
    language,
    ...(second !== '' && second !== language && { second }),
    columns,
    ...(part === 'paper' && rough && { rough: 'yes' as const }),
  }
}

const FORBIDDEN = /[\\/:*?"<>|\p{Cc}]+/gu

/** "Weekly test 1, set B, answer key.pdf" */
export const fileNameOf = (title: string, { part, set }: Pick<PrintChoice, 'part' | 'set'>): string =>
  `${title.replace(FORBIDDEN, ' ').replace(/\s+/g, ' ').trim()}, set ${set}, ${printTexts.parts[part].replace(/^./, (first) => first.toLowerCase())}.pdf`
