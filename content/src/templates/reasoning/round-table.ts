import { PEOPLE } from '../../names.ts'
import { template } from '../../question.ts'
import { type Clue, neededClues, onlySolution, permutations } from './arrangements.ts'

const EXAMS = ['icet', 'ssc', 'bank', 'mat', 'cat', 'afcat', 'nimcet', 'railway'] as const

/** Clockwise; the first person of the list is always named first, so that turning the table makes no difference. */
type Table = readonly string[]

export const roundTable = template({
  id: 'seating/round-table',
  topic: 'seating',
  levels: ['medium', 'hard'],
  exams: EXAMS,

  draw(random, level) {
    const people = random.sample(PEOPLE, level === 'medium' ? 6 : 7)
    const all = permutations(people.slice(1)).map((rest) => [people[0] as string, ...rest])
    for (;;) {
      const hidden = random.pick(all)
      const clues = neededClues(all, tableClues(hidden), random)
      if (!clues || clues.length > 6) continue
      const seats = hidden.flatMap((_, asked) => [1, -1].map((side) => ({ asked, side })))
      const open = seats.filter(({ asked, side }) => {
        const neighbour = (table: Table) => table.at((table.indexOf(hidden[asked] as string) + side) % table.length)
        return clues.every(({ holds }) => all.some((table) => holds(table) && neighbour(table) !== neighbour(hidden)))
      })
      if (open.length > 0) return { people, hidden, clues, ...random.pick(open) }
    }
  },

  write({ people, hidden, clues, asked, side }) {
    const seat = (n: number) => hidden[(n + hidden.length) % hidden.length] as string
    const [who, answer] = [seat(asked), seat(asked + side)]
    const word = side === 1 ? 'left' : 'right'
    return {
      stem: {
        en: `${people.slice(0, -1).join(', ')} and ${people.at(-1)} sit round a circular table, facing the centre. ${clues.map(({ text }) => text).join(' ')} Who sits immediately to the ${word} of ${who}?`,
      },
      correct: { en: answer },
      distractors: [asked - side, asked + 2 * side, asked - 2 * side, asked + 3 * side]
        .map(seat)
        .filter((name, n, all) => name !== answer && name !== who && all.indexOf(name) === n)
        .map((name, n) => ({
          text: { en: name },
          mistake:
            n === 0
              ? 'took left for right: those who sit facing the centre have their left hand clockwise'
              : 'went on one seat too far',
        })),
      explanation: {
        en: [
          `Those who face the centre have their left-hand neighbour in the clockwise direction.`,
          `The only arrangement that agrees with all statements is, clockwise: ${hidden.join(', ')}.`,
          `${seat(asked - side)} sits on the other side of ${who}.`,
          `Immediately to the ${word} of ${who} sits ${answer}.`,
        ].join('\n\n'),
      },
    }
  },

  verify({ people, clues, hidden, asked, side }) {
    const tables = permutations(people.slice(1)).map((rest) => [people[0] as string, ...rest])
    const table = onlySolution(tables, clues)
    const from = table.indexOf(hidden[asked] as string)
    return table.find(
      (_, n) => (n - from + table.length) % table.length === (side === 1 ? 1 : table.length - 1),
    ) as string
  },
})

function tableClues(hidden: Table): Clue<Table>[] {
  const size = hidden.length
  const clockwise = (line: Table, from: string, to: string) => (line.indexOf(to) - line.indexOf(from) + size) % size
  return hidden.flatMap((a) =>
    hidden
      .filter((b) => b !== a)
      .flatMap((b) => {
        const steps = clockwise(hidden, a, b)
        const clues: Clue<Table>[] = []
        if (steps === 1)
          clues.push({
            text: `${b} sits immediately to the left of ${a}.`,
            holds: (line) => clockwise(line, a, b) === 1,
          })
        if (steps === 2)
          clues.push({ text: `${b} is second to the left of ${a}.`, holds: (line) => clockwise(line, a, b) === 2 })
        if (steps === size - 2)
          clues.push({
            text: `${b} is second to the right of ${a}.`,
            holds: (line) => clockwise(line, a, b) === size - 2,
          })
        if (steps * 2 === size)
          clues.push({ text: `${a} sits opposite ${b}.`, holds: (line) => clockwise(line, a, b) * 2 === size })
        if (steps > 1 && steps < size - 1)
          clues.push({
            text: `${a} and ${b} are not neighbours.`,
            holds: (line) => ![1, size - 1].includes(clockwise(line, a, b)),
          })
        return clues
      }),
  )
}
