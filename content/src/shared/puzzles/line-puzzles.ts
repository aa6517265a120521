import { itemAt } from '../../checked-access.ts'
import type { DraftQuestion } from '../../question.ts'
import type { Random } from '../../random.ts'
import type { LocalizedText } from '../../text.ts'
import { type Clue, neededClues, permutations } from './arrangements.ts'

export const EXAMS = ['icet', 'ssc', 'bank', 'mat', 'cat', 'afcat', 'nimcet', 'railway'] as const

export type Line = readonly string[]

/** How a clue is said of seats in a row, or of days of a week. */
export type Wording = {
  readonly name: (item: string) => LocalizedText
  readonly next: (later: LocalizedText, earlier: LocalizedText) => LocalizedText
  readonly later: (later: LocalizedText, earlier: LocalizedText) => LocalizedText
  readonly apart: (a: LocalizedText, b: LocalizedText, between: number) => LocalizedText
  readonly separate: (a: LocalizedText, b: LocalizedText) => LocalizedText
  readonly atEnd: (a: LocalizedText) => LocalizedText
  readonly notAt: (a: LocalizedText, place: number) => LocalizedText
}

/** Everything of the simple kinds that is true of the hidden line. */
function trueClues(hidden: Line, wording: Wording, random: Random): Clue<Line>[] {
  const at = (line: Line, name: string) => line.indexOf(name)
  const clues: Clue<Line>[] = []
  hidden.forEach((a, i) => {
    const first = wording.name(a)
    const isEnd = (line: Line) => at(line, a) === 0 || at(line, a) === line.length - 1
    if (isEnd(hidden)) clues.push({ text: wording.atEnd(first), holds: isEnd })
    const not = random.int(0, hidden.length - 1)
    if (not !== i) clues.push({ text: wording.notAt(first, not), holds: (line) => at(line, a) !== not })
    hidden.slice(i + 1).forEach((b, j) => {
      const gap = (line: Line) => Math.abs(at(line, a) - at(line, b))
      const second = wording.name(b)
      const [x, y] = random.chance(0.5) ? [first, second] : [second, first]
      if (j === 0) clues.push({ text: wording.next(second, first), holds: (line) => at(line, b) - at(line, a) === 1 })
      else {
        clues.push({ text: wording.apart(x, y, j), holds: (line) => gap(line) === j + 1 })
        clues.push({ text: wording.separate(x, y), holds: (line) => gap(line) > 1 })
        clues.push({ text: wording.later(second, first), holds: (line) => at(line, b) > at(line, a) })
      }
    })
  })
  return clues
}

export function drawPuzzle(random: Random, items: readonly string[], wording: Wording) {
  const all: readonly Line[] = permutations(items)
  for (;;) {
    const hidden = random.shuffle(items)
    const clues = neededClues(all, trueClues(hidden, wording, random), random)
    if (!clues || clues.length < 3 || clues.length > 6) continue
    const open = items.map((_, n) => n).filter((n) => n > 1 && isOpen(all, clues, hidden, n))
    if (open.length > 0) return { items, hidden, clues, follower: random.pick(open) }
  }
}

/** Whether no single clue already says who stands just before the person at this place. */
const isOpen = (all: readonly Line[], clues: readonly Clue<Line>[], hidden: Line, place: number): boolean => {
  const before = (line: Line) => line[line.indexOf(itemAt(hidden, place)) - 1]
  return clues.every(({ holds }) => all.some((line) => holds(line) && before(line) !== hidden[place - 1]))
}

export const others = (
  hidden: Line,
  answer: string,
  near: number,
  name: Wording['name'],
): DraftQuestion['distractors'] =>
  hidden
    .filter((name) => name !== answer)
    .toSorted((a, b) => Math.abs(hidden.indexOf(a) - near) - Math.abs(hidden.indexOf(b) - near))
    .slice(0, 4)
    .map((item) => ({ text: name(item), mistake: `put ${item} in that place, against one of the statements` }))
