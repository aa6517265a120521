import { inAnyLanguage, isEmpty, joined, type TextByLanguage } from './text-by-language.ts'

export type Feedback = { readonly option: number; readonly right: boolean; readonly text: TextByLanguage }

/**
 * The explanation of a question from what its file says after any answer, and after the answers one by one: those are
 * given with the letter of their option, unless only the right one has any.
 */
export function explanationFrom(general: TextByLanguage | null, feedback: readonly Feedback[]): TextByLanguage | null {
  const said = feedback.filter(({ text }) => !isEmpty(text))
  const plain = said.every(({ right }) => right) && said.length < 2
  const parts = said.map(({ option, text }) =>
    plain ? text : joined([{ ...mapped(text, () => `(${'ABCDEF'[option] ?? '?'})`) }, text], ' '),
  )
  const all = [...(general && !isEmpty(general) ? [general] : []), ...parts]
  return all.length === 0 ? null : joined(all, '\n\n')
}

const mapped = (text: TextByLanguage, change: (text: string) => string): TextByLanguage =>
  'any' in text
    ? inAnyLanguage(change(text.any ?? ''))
    : Object.fromEntries(Object.entries(text).map(([language, one]) => [language, change(one)]))
