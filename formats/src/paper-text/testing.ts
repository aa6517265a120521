import { LANGUAGES } from '@pariksha/contract/languages'
import type { FileQuestion, Reading, Texts } from '../question-set.ts'

const textOf = (texts: Texts): string =>
  LANGUAGES.flatMap((language) => (texts[language] === undefined ? [] : [texts[language]])).join(' ‖ ')

/** A question on one line, as tables of tests write it: `1. Stem [one | two] = a`. */
export function summary({ number, stem, options, answer, explanation }: FileQuestion): string {
  const shown = options.length > 0 ? ` [${options.map(textOf).join(' | ')}]` : ''
  const right =
    answer === null
      ? ''
      : answer.kind === 'numeric'
        ? answer.low === answer.high
          ? answer.low
          : `${answer.low}..${answer.high}`
        : answer.correct
  return `${number ?? '–'}. ${textOf(stem)}${shown} = ${right || '?'}${explanation ? ` // ${textOf(explanation)}` : ''}`
}

export const summaries = ({ set }: Reading): string[] => (set?.questions ?? []).map(summary)

/** The codes of the problems with their lines: `no-answer@3`. */
export const problemCodes = ({ problems }: Reading): string[] =>
  problems.map(({ code, at }) => (at && 'line' in at ? `${code}@${at.line}` : code))

/** Two questions without their answers, and how they are summarised with `b` and `c`. */
export const TWO = ['1. 12 + 13 = ?\n(a) 24\n(b) 25\n(c) 26\n(d) 27', '2. 9 × 9 = ?\n(a) 72\n(b) 80\n(c) 81\n(d) 90']
export const STEMS = ['1. 12 + 13 = ? [24 | 25 | 26 | 27]', '2. 9 × 9 = ? [72 | 80 | 81 | 90]']
export const ANSWERED = [`${STEMS[0]} = b`, `${STEMS[1]} = c`]
