import type { Language } from '@pariksha/contract/languages'
import type { PaperPattern } from '@pariksha/contract/paper-desk/paper-pattern'

/** A pattern as it is typed: what the server takes as numbers are texts meanwhile. */
export type SectionDraft = Readonly<Record<'name' | 'count' | 'minutes' | 'right' | 'wrong' | 'blank', string>>
export type PatternDraft = {
  readonly minutes: string
  readonly options: string
  readonly languages: readonly Language[]
  readonly sections: readonly SectionDraft[]
}

export const BLANK_SECTION: SectionDraft = { name: '', count: '', minutes: '', right: '1', wrong: '0', blank: '0' }
const BLANK: PatternDraft = { minutes: '', options: '4', languages: ['en'], sections: [BLANK_SECTION] }

export function patternDraft(value: unknown): PatternDraft {
  if (value === undefined) return BLANK
  const { minutes, options, languages, sections } = value as PaperPattern
  return {
    minutes: String(minutes),
    options: String(options),
    languages,
    sections: sections.map(({ name, count, minutes: own, marking }) => ({
      ...{ name, count: String(count), minutes: own === null ? '' : String(own), ...marking },
    })),
  }
}

/** What is typed, in the form of the contract: what is no number is left for the server to refuse. */
export function writtenPattern(value: unknown): unknown {
  const { minutes, options, languages, sections } = value as PatternDraft
  return {
    minutes: numberIn(minutes),
    options: numberIn(options),
    languages,
    sections: sections.map(({ name, count, minutes: own, right, wrong, blank }) => ({
      ...{ name, count: numberIn(count), minutes: numberIn(own) },
      marking: { right: markIn(right), wrong: markIn(wrong), blank: markIn(blank) },
    })),
  }
}

const numberIn = (text: string): number | null => (text.trim() === '' ? null : Number(text))
/** Notices print a true minus. */
const markIn = (text: string): string => text.trim().replace('−', '-')
