import type { OptionLines } from '../question-lines.ts'
import { type Formatting, isText, plainOf, type RichText } from '../rich/rich-text.ts'

/** Ways to mark the right option; each is looked at on its text and on its label. */
const MARKS = ['bold', 'underline', 'italic', 'colour', 'highlight', 'tick'] as const
type Mark = (typeof MARKS)[number]
type Way = { readonly mark: Mark; readonly on: 'text' | 'label' }
const WAYS: readonly Way[] = MARKS.flatMap((mark) => [
  { mark, on: 'text' as const },
  { mark, on: 'label' as const },
])

export const TICK = /[✓✔☑✅√]\s*$|\(\s*(?:correct|answer|ans)\.?\s*\)\s*$|\*{1,2}\s*$/i

/** The mark that the whole text has: a single marked word does not mark an answer. */
function shownValue(rich: RichText, mark: Mark): string {
  if (mark === 'tick') return TICK.test(plainOf(rich)) ? 'on' : ''
  const words = rich.filter(isText).filter(({ text }) => text.trim() !== '')
  if (words.length === 0) return ''
  const values = new Set(words.map(({ format }) => formatValue(format, mark)))
  return values.size === 1 ? ([...values][0] ?? '') : ''
}

const formatValue = (format: Formatting, mark: Exclude<Mark, 'tick'>): string => {
  const value = format[mark]
  return value === true ? 'on' : value || ''
}

/** The places of options that look different from the others in one way. */
function markedPlaces(options: readonly OptionLines[], { mark, on }: Way): readonly number[] {
  const values = options.map(({ lines, labelRich }) => shownValue(on === 'label' ? labelRich : (lines[0] ?? []), mark))
  if (mark !== 'colour' && mark !== 'highlight')
    return values.flatMap((value, place) => (value === 'on' ? [place] : []))
  // in papers with coloured options the right one has another colour
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  const [common] = [...counts].sort(([one, a], [, b]) => b - a || (one === '' ? -1 : 1))[0] ?? ['']
  return values.flatMap((value, place) => (value === common ? [] : [place]))
}

export type Marked = { readonly places: readonly number[]; readonly mark: Mark }

/** How much of the questions without a written answer must have exactly one option marked in the same way. */
export const CONSISTENT = 0.75

/**
 * The marked options of each question, by the one way that marks exactly one option in nearly all questions of the paper.
 * Undefined: no such way, or nothing marked in this question.
 */
export function markedOptions(questions: readonly (readonly OptionLines[])[]): readonly (Marked | undefined)[] {
  const asked = questions.filter((options) => options.length >= 2)
  let [best, most]: [Way | undefined, number] = [undefined, 0]
  for (const way of WAYS) {
    const single = asked.filter((options) => markedPlaces(options, way).length === 1).length
    if (single > most) [best, most] = [way, single]
  }
  const way = best
  if (!way || most < asked.length * CONSISTENT) return questions.map(() => undefined)
  return questions.map((options) => {
    const places = options.length >= 2 ? markedPlaces(options, way) : []
    return places.length > 0 && places.length < options.length ? { places, mark: way.mark } : undefined
  })
}
