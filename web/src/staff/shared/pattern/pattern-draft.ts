import type { Language } from '@pariksha/contract/languages'
import type { PaperPattern, PatternSection } from '@pariksha/contract/papers/paper-pattern'

/** A section as it is typed; what a typed answer is worth is kept as it came. */
export type SectionDraft = Readonly<Record<'name' | 'count' | 'minutes' | 'right' | 'wrong' | 'blank', string>> & {
  readonly typed_marking: PatternSection['typed_marking']
}
/** A pattern as it is typed: numbers are texts meanwhile. */
export type PatternDraft = {
  readonly minutes: string
  readonly options: string
  readonly languages: readonly Language[]
  readonly sections: readonly SectionDraft[]
}

const BLANK_SECTION: SectionDraft = {
  name: '',
  count: '',
  minutes: '',
  right: '1',
  wrong: '0',
  blank: '0',
  typed_marking: null,
}
export const BLANK_PATTERN: PatternDraft = {
  minutes: '',
  options: '4',
  languages: ['en'],
  sections: [BLANK_SECTION],
}

/** The next section is mostly marked as the one before. */
export const nextSection = ({ sections }: PatternDraft): SectionDraft => {
  const { right = '1', wrong = '0', blank = '0' } = sections.at(-1) ?? {}
  return { ...BLANK_SECTION, right, wrong, blank }
}

export const draftOf = ({ minutes, options, languages, sections }: PaperPattern): PatternDraft => ({
  minutes: String(minutes),
  options: String(options),
  languages,
  sections: sections.map(({ name, count, minutes: own, marking, typed_marking }) => ({
    name,
    count: String(count),
    minutes: own === null ? '' : String(own),
    ...marking,
    typed_marking,
  })),
})

/** What is typed in the form of the contract, whether it keeps the contract's rules or not. */
export const typedPattern = ({ minutes, options, languages, sections }: PatternDraft) => ({
  minutes: numberIn(minutes),
  options: numberIn(options),
  languages,
  sections: sections.map(({ name, count, minutes: own, right, wrong, blank, typed_marking }) => ({
    name,
    count: numberIn(count),
    minutes: numberIn(own),
    marking: { right: parseMark(right), wrong: parseMark(wrong), blank: parseMark(blank) },
    typed_marking,
  })),
})

const numberIn = (text: string): number | null => (text.trim() === '' ? null : Number(text))
/** With a hyphen, as the contract has it: official notices print the minus sign (U+2212). */
export const parseMark = (text: string): string => text.trim().replace('−', '-')
/** As official notices print it: "−1/3". */
export const formatMark = (mark: string): string =>
  /^\d/.test(mark) && mark !== '0' ? `+${mark}` : mark.replace('-', '−')
