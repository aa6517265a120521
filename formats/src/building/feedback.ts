import { isEmpty, joined, type Spoken, spoken } from './spoken.ts'

export type Feedback = { readonly option: number; readonly right: boolean; readonly text: Spoken }

/**
 * The explanation of a question from what its file says after any answer, and after the answers one by one: those are
 * told with the letter of their option, unless only the right one has something to say.
 */
export function explanationFrom(general: Spoken | null, feedback: readonly Feedback[]): Spoken | null {
  const said = feedback.filter(({ text }) => !isEmpty(text))
  const plain = said.every(({ right }) => right) && said.length < 2
  const parts = said.map(({ option, text }) =>
    plain ? text : joined([{ ...mapped(text, () => `(${'ABCDEF'[option] ?? '?'})`) }, text], ' '),
  )
  const all = [...(general && !isEmpty(general) ? [general] : []), ...parts]
  return all.length === 0 ? null : joined(all, '\n\n')
}

const mapped = (text: Spoken, change: (text: string) => string): Spoken =>
  'any' in text
    ? spoken(change(text.any ?? ''))
    : Object.fromEntries(Object.entries(text).map(([language, one]) => [language, change(one)]))
