import { note, type Problem } from '../../../question-set.ts'
import type { LabelledList, OptionLines, QuestionLines } from '../../question-lines.ts'
import { plainOf, slice, trim } from '../../rich/rich-text.ts'
import { startsTerm } from '../../separators.ts'

/**
 * The options of a question without the dashes between them and their labels: "(a) - text", "(a)-text". A dash directly
 * before a number or a term is its sign, and so is one with a space behind it where other options have none: "(a) - 3 (b) 3".
 * "-ing" keeps its own. Where a dash could be either, a problem says so.
 */
export function withoutDashes(question: QuestionLines): QuestionLines {
  const problems: Problem[] = [...question.problems]
  const cleaned = (list: LabelledList): LabelledList => cleanedList(list, problems)
  return {
    ...question,
    list: question.list && cleaned(question.list),
    translated: question.translated.map(cleaned),
    translations: question.translations.map((translation) => withoutDashes(translation)),
    problems,
  }
}

type Dash = {
  readonly length: number
  readonly gapBefore: string
  readonly gapAfter: boolean
  readonly before: 'term' | 'word' | 'nothing'
  readonly isLetter: boolean
}

function dashOf({ labelRich, lines }: OptionLines): Dash | undefined {
  const text = plainOf(lines[0] ?? [])
  const found = /^\s*[-–—](\s*)/.exec(text)
  if (!found) return undefined
  const words = text.slice(found[0].length)
  return {
    length: found[0].length,
    gapBefore: /\s*$/.exec(plainOf(labelRich))?.[0] ?? '',
    gapAfter: found[1] !== '',
    before: words === '' ? 'nothing' : startsTerm(words) ? 'term' : 'word',
    isLetter: /^\p{L}\p{M}*$/u.test(words.trim()),
  }
}

function cleanedList(list: LabelledList, problems: Problem[]): LabelledList {
  const dashes = list.items.map(dashOf)
  const all = dashes.length > 1 && dashes.every((dash) => dash !== undefined)
  const [first] = list.items
  if (!first || dashes.every((dash) => dash === undefined)) return list
  const isSeparator = (dash: Dash, option: OptionLines): boolean => {
    if (dash.before === 'nothing' || dash.gapBefore.includes('\t')) return false
    if (dash.before === 'word') return dash.gapAfter || dash.gapBefore === '' || !isEnding(option)
    return all && dashes.every((other) => other?.gapAfter || other?.isLetter)
  }
  const numbers = all && dashes.every((dash) => dash?.before === 'term' && !dash.isLetter)
  if (numbers && dashes.every((dash) => (dash?.gapAfter ? !dash.gapBefore.includes('\t') : dash?.gapBefore === ''))) {
    const taken = dashes[0]?.gapAfter ? 'is left out' : 'is taken as its sign'
    problems.push(note('sign-in-doubt', `The dash before every option ${taken}. Look at them.`, { line: first.at }))
  }
  const items = list.items.map((option, place): OptionLines => {
    const dash = dashes[place]
    const [line = [], ...rest] = option.lines
    if (!dash || !isSeparator(dash, option)) return option
    return { ...option, lines: [trim(slice(line, dash.length)), ...rest] }
  })
  return { ...list, items }
}

/** "-ing", "-ed" */
const isEnding = ({ lines }: OptionLines): boolean => /^\s*[-–—]\p{Ll}/u.test(plainOf(lines[0] ?? []))
