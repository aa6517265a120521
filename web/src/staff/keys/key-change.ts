import type { KeyRow } from '@pariksha/contract/keys'
import type { KeyChange } from '@pariksha/domain/key-correction'
import { type AnswerKey, type DROPS, LETTERS, type Letter } from '@pariksha/domain/question'

/** What the form of a correction holds. */
export type Draft = {
  readonly what: 'accept' | (typeof DROPS)[number]
  readonly letters: readonly string[]
  readonly low: string
  readonly high: string
}

export function draftOf({ accepted, dropped }: KeyRow): Draft {
  const [first] = accepted
  const letters = accepted.flatMap((key) =>
    key.kind === 'numeric' ? [] : key.kind === 'single-choice' ? [key.correct] : [...key.correct],
  )
  const [low, high] = first?.kind === 'numeric' ? [first.low, first.high] : ['', '']
  return { what: dropped ?? 'accept', letters, low, high }
}

/** Several letters of a question with one answer are accepted each; of one with several they are right together. */
export function changeOf({ kind }: Pick<KeyRow, 'kind'>, { what, letters, low, high }: Draft): KeyChange {
  if (what !== 'accept') return { kind: 'drop', drop: what }
  const chosen = LETTERS.filter((letter) => letters.includes(letter))
  return { kind: 'accept', answers: answersOf(kind, chosen, low.trim(), high.trim()) }
}

function answersOf(kind: KeyRow['kind'], chosen: readonly Letter[], low: string, high: string): AnswerKey[] {
  switch (kind) {
    case 'single-choice':
      return chosen.map((correct) => ({ kind, correct }))
    case 'multiple-choice':
      return chosen.length === 0 ? [] : [{ kind, correct: chosen.join('') }]
    case 'numeric':
      return low === '' ? [] : [{ kind, low, high: high === '' ? low : high }]
  }
}
