import type { KeyRow } from '@pariksha/contract/results/keys'
import type { KeyChange } from '@pariksha/domain/marking/key-correction'
import { type AnswerKey, type DROPS, LETTERS, type Letter } from '@pariksha/domain/question'

/** As typed; without an end it is one value. */
export type RangeDraft = { readonly low: string; readonly high: string }

/** What the form of a correction holds. */
export type Draft = {
  readonly what: 'accept' | (typeof DROPS)[number]
  readonly letters: readonly string[]
  /** Accepted ranges of a numeric answer; at least one. */
  readonly ranges: readonly RangeDraft[]
}

export const BLANK_RANGE: RangeDraft = { low: '', high: '' }

export function draftOf({ accepted, dropped }: Pick<KeyRow, 'accepted' | 'dropped'>): Draft {
  const letters = accepted.flatMap((key) =>
    key.kind === 'numeric' ? [] : key.kind === 'single-choice' ? [key.correct] : [...key.correct],
  )
  const ranges = accepted.flatMap((key) => (key.kind === 'numeric' ? [{ low: key.low, high: key.high }] : []))
  return { what: dropped ?? 'accept', letters, ranges: ranges.length > 0 ? ranges : [BLANK_RANGE] }
}

/** Several letters of a question with one answer are accepted each; of one with several they are right together. */
export function changeOf({ kind }: Pick<KeyRow, 'kind'>, { what, letters, ranges }: Draft): KeyChange {
  if (what !== 'accept') return { kind: 'drop', drop: what }
  const chosen = LETTERS.filter((letter) => letters.includes(letter))
  return { kind: 'accept', answers: answersOf(kind, chosen, ranges) }
}

function answersOf(kind: KeyRow['kind'], chosen: readonly Letter[], ranges: readonly RangeDraft[]): AnswerKey[] {
  switch (kind) {
    case 'single-choice':
      return chosen.map((correct) => ({ kind, correct }))
    case 'multiple-choice':
      return chosen.length === 0 ? [] : [{ kind, correct: chosen.join('') }]
    case 'numeric':
      return ranges.flatMap((range) => {
        const [low, high] = [plain(range.low), plain(range.high)]
        return low === '' && high === '' ? [] : [{ kind, low: low || high, high: high || low }]
      })
  }
}

/** With a hyphen, as the server reads it, where a minus sign was typed. */
const plain = (typed: string): string => typed.trim().replace('−', '-')
