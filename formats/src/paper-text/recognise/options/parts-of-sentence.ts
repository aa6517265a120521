import type { Draft } from '../../draft.ts'
import { plain, plainOf } from '../../rich/rich-text.ts'
import { demote } from '../add-line.ts'

/** "He (a)/ do not know (b)/ the answer. (c)/ No error (d)": letters behind the parts of a sentence are the options. */
export function withPartsOfSentence(draft: Draft): Draft {
  const { series } = draft
  const last = series?.items.at(-1)
  if (!series || series.items.length < 3 || !last) return draft
  const isSentence =
    draft.stem.length > 0 &&
    series.items.every(({ isInline, lines }) => isInline && lines.length === 1) &&
    series.items.every((item) => (plainOf(item.lines[0] ?? []).trim() === '') === (item === last))
  if (!isSentence) return draft
  const whole = { ...draft, stem: [...draft.stem] }
  demote(whole, [series])
  const items = series.items.map((item) => ({ ...item, lines: [plain(plainOf(item.labelRich).trim())] }))
  return { ...whole, series: { ...series, items } }
}
