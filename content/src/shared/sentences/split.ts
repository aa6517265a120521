import { type Sentence, written } from './sentence.ts'

/** The sentence with this word in so many parts of about equal length, and which of them holds the word. */
export function split(
  sentence: Sentence,
  word: string,
  count: number,
): { readonly parts: readonly string[]; readonly place: number } {
  const text = written(sentence, word).split(' ')
  const start = sentence.before === '' ? 0 : sentence.before.split(' ').length
  const end = start + word.split(' ').length
  const cuts: number[] = []
  for (let part = 1; part < count; part++) {
    const even = Math.round((text.length * part) / count)
    const outside = even > start && even < end ? (even - start < end - even && start > 0 ? start : end) : even
    cuts.push(Math.min(Math.max(outside, (cuts.at(-1) ?? 0) + 1), text.length - (count - part)))
  }
  const bounds = [0, ...cuts, text.length]
  const parts = bounds.slice(1).map((bound, index) => text.slice(bounds[index], bound).join(' '))
  return { parts, place: bounds.slice(1).findIndex((bound) => start < bound) }
}
