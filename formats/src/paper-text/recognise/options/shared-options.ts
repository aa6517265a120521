import { optionLabels } from '../../labels.ts'
import type { LabelledList, OptionLines, PassageLines } from '../../question-lines.ts'
import { plainOf, slice, trim } from '../../rich/rich-text.ts'
import { demote } from '../add-line.ts'
import type { ParserState } from '../parser-state.ts'

/** Fewer could be statements of the directions. */
const MIN_SHARED = 3
const MAX_STATEMENTS = 3
/** "True" and "False" are options. */
const MIN_WORDS = 3

/** "Give answer (a) if only conclusion I follows, (b) if …": options that stand once, in the directions of questions without any. */
export function shareOptions({ passages, questions }: ParserState): void {
  for (const passage of passages) {
    const own = questions.filter((question) => question.passage === passage.id)
    const found = own.length > 0 ? optionsIn(passage) : undefined
    const isBare = own.every(
      (question) =>
        (!question.list || hasStatements(question.list, found?.list.items.length ?? 0)) &&
        question.stem.every(({ cells }) => !cells),
    )
    if (!found || !isBare) continue
    const { list, others } = found
    passage.lines.splice(0, passage.lines.length, ...others)
    for (const question of own) {
      if (question.list) demote(question, [...question.translated, question.list])
      question.translated = []
      question.list = {
        ...list,
        items: list.items.map((item) => ({ ...item, lines: [...item.lines] })),
        after: question.stem.length,
      }
    }
  }
}

/**
 * "I. x + y = 10 II. x – y = 2", or two sentences where the directions have more options, are statements: no list of options
 * is so short.
 */
function hasStatements({ items }: LabelledList, shared: number): boolean {
  if (items.every(({ label }) => /^roman$/i.test(label.alphabet))) return items.length <= MAX_STATEMENTS
  return items.length < MIN_SHARED && shared > MIN_SHARED && items.every(({ lines }) => isSentence(lines))
}

const isSentence = (lines: OptionLines['lines']): boolean =>
  lines.map(plainOf).join(' ').trim().split(/\s+/).length >= MIN_WORDS

/** The one list of options in the lines of a passage, and the lines without it. */
function optionsIn({ lines }: PassageLines): { list: LabelledList; others: PassageLines['lines'] } | undefined {
  const items: OptionLines[] = []
  const others: PassageLines['lines'] = []
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
  return { list: { style: items[0]?.label.style ?? '', items, after: 0 }, others }
}
