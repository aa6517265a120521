import { optionLabels } from '../labels.ts'
import { plainOf, slice, trim } from '../rich/rich-text.ts'
import { demote } from './add-line.ts'
import type { Draft, DraftOption, DraftPassage, Series } from './draft.ts'
import type { Paper } from './paper.ts'

/** Fewer could be statements of the directions. */
const MIN_SHARED = 3
const MAX_STATEMENTS = 3

/** "Give answer (a) if only conclusion I follows, (b) if …": options that stand once, in the directions of questions without any. */
export function shareOptions({ passages, drafts }: Paper): void {
  for (const passage of passages) {
    const own = drafts.filter((draft) => draft.passage === passage.id)
    const isBare = own.every(
      (draft) => (!draft.series || hasStatements(draft)) && draft.stem.every(({ cells }) => !cells),
    )
    const series = own.length > 0 && isBare ? takeOptions(passage) : undefined
    if (!series) continue
    for (const draft of own) {
      if (draft.series) demote(draft, [...draft.translated, draft.series])
      draft.translated = []
      draft.series = {
        ...series,
        items: series.items.map((item) => ({ ...item, lines: [...item.lines] })),
        after: draft.stem.length,
      }
    }
  }
}

/** "I. x + y = 10 II. x – y = 2": what two or three Roman numbers stand before is no list of options. */
const hasStatements = ({ series }: Draft): boolean =>
  series !== undefined &&
  series.items.length <= MAX_STATEMENTS &&
  series.items.every(({ label }) => /^roman$/i.test(label.alphabet))

/** Takes the one list of options out of the lines of a passage. */
function takeOptions({ lines }: DraftPassage): Series | undefined {
  const items: DraftOption[] = []
  const others: DraftPassage['lines'] = []
  for (const [place, line] of lines.entries()) {
    const text = plainOf(line.rich)
    const labels = optionLabels(text, plainOf(lines[place + 1]?.rich ?? []))
    const [first] = labels
    if (!first || first.index !== items.length || (items[0] && items[0].label.style !== first.style)) {
      others.push(line)
      continue
    }
    if (text.slice(0, first.start).trim() !== '')
      others.push({ at: line.at, rich: trim(slice(line.rich, 0, first.start)) })
    for (const [index, label] of labels.entries())
      items.push({
        label,
        labelRich: slice(line.rich, label.start, label.end),
        at: line.at,
        lines: [trim(slice(line.rich, label.end, labels[index + 1]?.start))],
      })
  }
  if (items.length < MIN_SHARED) return undefined
  lines.splice(0, lines.length, ...others)
  return { style: items[0]?.label.style ?? '', items, after: 0 }
}
