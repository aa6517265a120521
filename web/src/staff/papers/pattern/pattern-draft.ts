import type { Language } from '@pariksha/contract/languages'
import { type PaperPattern, type PatternSection, paperPattern } from '@pariksha/contract/paper-desk/paper-pattern'
import { checkInput } from '@pariksha/contract/problems/check-input'

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
  minutes: '60',
  options: '4',
  languages: ['en'],
  sections: [{ ...BLANK_SECTION, name: 'Section A', count: '50' }],
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

type Read =
  | { readonly pattern: PaperPattern; readonly problems: null }
  /** By path, as `sections.0.name`. */
  | { readonly pattern: null; readonly problems: ReadonlyMap<string, string> }

/** What is typed as the contract has it, or what is wrong with it, by the contract's own rules. */
export function readPattern({ minutes, options, languages, sections }: PatternDraft): Read {
  const read = checkInput(paperPattern, {
    minutes: numberIn(minutes),
    options: numberIn(options),
    languages,
    sections: sections.map(({ name, count, minutes: own, right, wrong, blank, typed_marking }) => ({
      name,
      count: numberIn(count),
      minutes: own.trim() === '' ? null : numberIn(own),
      marking: { right: markIn(right), wrong: markIn(wrong), blank: markIn(blank) },
      typed_marking,
    })),
  })
  if (read.ok) return { pattern: read.value, problems: null }
  const problems = new Map<string, string>()
  for (const { path, message } of read.faults) {
    if (!problems.has(path)) problems.set(path, message)
  }
  return { pattern: null, problems }
}

const numberIn = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text))
/** Notices print a true minus. */
export const markIn = (text: string): string => text.trim().replace('−', '-')
/** As notices print it: "−1/3". */
export const markText = (mark: string): string =>
  /^\d/.test(mark) && mark !== '0' ? `+${mark}` : mark.replace('-', '−')
