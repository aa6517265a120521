import { type Choice, type QuestionKind, readChoice } from '@pariksha/domain/question'

type Asked = { readonly kind: QuestionKind; readonly options: readonly unknown[] }

/** The answer after a letter was chosen; of several, it is switched on or off. Null: no answer is left. */
export function choose({ kind, options }: Asked, before: Choice | null, letter: string): Choice | null {
  const isSwitchedOff = kind === 'multiple-choice' && before?.includes(letter)
  const kept = kind === 'multiple-choice' ? (before ?? '') : ''
  const wanted = isSwitchedOff ? kept.replace(letter, '') : kept + letter
  return readChoice({ kind, optionCount: options.length }, wanted) ?? null
}
