import { PEOPLE } from '../../names.ts'
import { type DraftQuestion, setTemplate } from '../../question.ts'
import type { Random } from '../../random.ts'
import { type Clue, neededClues, onlySolution, permutations } from './arrangements.ts'

const EXAMS = ['icet', 'ssc', 'bank', 'mat', 'cat', 'afcat', 'nimcet', 'railway'] as const

type Line = readonly string[]

/** How a clue is said of seats in a row, or of days of a week. */
type Wording = {
  readonly next: (later: string, earlier: string) => string
  readonly later: (later: string, earlier: string) => string
  readonly apart: (a: string, b: string, between: number) => string
  readonly separate: (a: string, b: string) => string
  readonly atEnd: (a: string) => string
  readonly notAt: (a: string, place: number) => string
}

/** Everything of the simple kinds that is true of the hidden line. */
function trueClues(hidden: Line, say: Wording, random: Random): Clue<Line>[] {
  const at = (line: Line, name: string) => line.indexOf(name)
  const clues: Clue<Line>[] = []
  hidden.forEach((a, i) => {
    const isEnd = (line: Line) => at(line, a) === 0 || at(line, a) === line.length - 1
    if (isEnd(hidden)) clues.push({ text: say.atEnd(a), holds: isEnd })
    const not = random.int(0, hidden.length - 1)
    if (not !== i) clues.push({ text: say.notAt(a, not), holds: (line) => at(line, a) !== not })
    hidden.slice(i + 1).forEach((b, j) => {
      const gap = (line: Line) => Math.abs(at(line, a) - at(line, b))
      const [x, y] = random.chance(0.5) ? [a, b] : [b, a]
      if (j === 0) clues.push({ text: say.next(b, a), holds: (line) => at(line, b) - at(line, a) === 1 })
      else {
        clues.push({ text: say.apart(x, y, j), holds: (line) => gap(line) === j + 1 })
        clues.push({ text: say.separate(x, y), holds: (line) => gap(line) > 1 })
        clues.push({ text: say.later(b, a), holds: (line) => at(line, b) > at(line, a) })
      }
    })
  })
  return clues
}

function drawPuzzle(random: Random, items: readonly string[], say: Wording) {
  const all: readonly Line[] = permutations(items)
  for (;;) {
    const hidden = random.shuffle(items)
    const clues = neededClues(all, trueClues(hidden, say, random), random)
    if (!clues || clues.length < 3 || clues.length > 6) continue
    const open = items.map((_, n) => n).filter((n) => n > 1 && isOpen(all, clues, hidden, n))
    if (open.length > 0) return { items, hidden, clues, follower: random.pick(open) }
  }
}

/** Whether no single clue already says who stands just before the person at this place. */
const isOpen = (all: readonly Line[], clues: readonly Clue<Line>[], hidden: Line, place: number): boolean => {
  const before = (line: Line) => line[line.indexOf(hidden[place] as string) - 1]
  return clues.every(({ holds }) => all.some((line) => holds(line) && before(line) !== hidden[place - 1]))
}

const others = (hidden: Line, answer: string, near: number): DraftQuestion['distractors'] =>
  hidden
    .filter((name) => name !== answer)
    .toSorted((a, b) => Math.abs(hidden.indexOf(a) - near) - Math.abs(hidden.indexOf(b) - near))
    .slice(0, 4)
    .map((name) => ({ text: { en: name }, mistake: `put ${name} in that place, against one of the statements` }))

const counted = (n: number, one: string, many: string) =>
  `${['no', 'one', 'two', 'three', 'four'][n]} ${n === 1 ? one : many}`
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const

const SEATS: Wording = {
  next: (later, earlier) => `${later} sits immediately to the right of ${earlier}.`,
  later: (later, earlier) => `${later} sits somewhere to the right of ${earlier}.`,
  apart: (a, b, between) => `Exactly ${counted(between, 'person sits', 'persons sit')} between ${a} and ${b}.`,
  separate: (a, b) => `${a} and ${b} do not sit next to each other.`,
  atEnd: (a) => `${a} sits at one of the ends.`,
  notAt: (a, place) => `${a} is not ${ORDINALS[place]} from the left.`,
}

export const seatedRow = setTemplate({
  id: 'seating/row-facing-north',
  topic: 'seating',
  levels: ['medium'],
  exams: EXAMS,

  draw(random) {
    const puzzle = drawPuzzle(random, random.sample(PEOPLE, 6), SEATS)
    return {
      ...puzzle,
      middle: random.int(1, 4),
      where: random.pick(['on a bench', 'in a row of a cinema hall', 'in the front row of a class']),
    }
  },

  write({ items, hidden, clues, middle, follower, where }) {
    const solved = `From left to right the only order that agrees with all statements is ${hidden.join(', ')}.`
    const ask = (stem: string, place: number, trap: string, named?: string): DraftQuestion => ({
      stem: { en: stem },
      correct: { en: hidden[place] as string },
      distractors: others(
        hidden.filter((name) => name !== named),
        hidden[place] as string,
        place,
      ),
      explanation: {
        en: [
          `Draw ${items.length} seats and place the persons by the statements.`,
          solved,
          trap,
          `The answer is ${hidden[place]}.`,
        ].join('\n\n'),
      },
    })
    const facing = 'All face north, so their right hand is on your right when you draw them.'
    return {
      passage: {
        en: `${items.slice(0, -1).join(', ')} and ${items.at(-1)} sit ${where}, all facing north.\n\n${clues.map(({ text }) => `- ${text}`).join('\n')}`,
      },
      questions: [
        ask('Who sits at the left end?', 0, `${hidden.at(-1)} is at the other end. ${facing}`),
        ask('Who sits at the right end?', hidden.length - 1, `${hidden[0]} is at the other end. ${facing}`),
        ask(
          `Who is ${ORDINALS[middle]} from the left?`,
          middle,
          `Counting from the right would give ${hidden[hidden.length - 1 - middle]}; mind the side.`,
        ),
        ask(
          `Who sits immediately to the left of ${hidden[follower]}?`,
          follower - 1,
          `${facing} The neighbour on the other side is easily taken instead.`,
          hidden[follower],
        ),
      ],
    }
  },

  verify({ items, clues, hidden, middle, follower }) {
    const line = onlySolution(permutations(items), clues)
    const right = hidden[follower] as string
    return [line[0], line.at(-1), line[middle], line[line.indexOf(right) - 1]].map(String)
  },
})

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

const EVENTS = [
  { noun: 'test', items: ['Physics', 'Chemistry', 'Botany', 'History', 'Economics', 'Statistics'] },
  { noun: 'lecture', items: ['Marketing', 'Finance', 'Taxation', 'Banking', 'Accountancy', 'Insurance'] },
  { noun: 'match', items: ['Kho-kho', 'Kabaddi', 'Hockey', 'Volleyball', 'Badminton', 'Chess'] },
  { noun: 'workshop', items: ['Painting', 'Pottery', 'Weaving', 'Printing', 'Carving', 'Embroidery'] },
] as const

const onDays = (noun: string): Wording => ({
  next: (later, earlier) => `The ${later} ${noun} is on the day after the ${earlier} ${noun}.`,
  later: (later, earlier) =>
    `The ${later} ${noun} is held after the ${earlier} ${noun}, but not necessarily on the next day.`,
  apart: (a, b, between) =>
    `There ${between === 1 ? 'is' : 'are'} exactly ${counted(between, 'day', 'days')} between the ${a} ${noun} and the ${b} ${noun}.`,
  separate: (a, b) => `The ${a} and ${b} ${plural(noun)} are not on consecutive days.`,
  atEnd: (a) => `The ${a} ${noun} is on the first or the last day.`,
  notAt: (a, place) => `The ${a} ${noun} is not on ${DAYS[place]}.`,
})
const plural = (noun: string) => (noun.endsWith('ch') ? `${noun}es` : `${noun}s`)

export const weekPlan = setTemplate({
  id: 'scheduling/one-a-day',
  topic: 'scheduling',
  levels: ['medium'],
  exams: EXAMS,

  draw(random) {
    const { noun, items } = random.pick(EVENTS)
    return { ...drawPuzzle(random, items, onDays(noun)), noun, asked: random.int(1, 4) }
  },

  write({ items, hidden, clues, noun, asked, follower }) {
    const days = DAYS.slice(0, items.length)
    const solved = `The only plan that agrees with all statements is: ${hidden.map((name, n) => `${days[n]} ${name}`).join(', ')}.`
    const explain = (trap: string, last: string) => ({
      en: [`Make a table of the days and rule out what the statements forbid.`, solved, trap, last].join('\n\n'),
    })
    const first = hidden[0] as string
    const last = hidden.at(-1) as string
    return {
      passage: {
        en: `A college holds ${plural(noun)} in ${items.slice(0, -1).join(', ')} and ${items.at(-1)}, one on each day from Monday to ${days.at(-1)}.\n\n${clues.map(({ text }) => `- ${text}`).join('\n')}`,
      },
      questions: [
        {
          stem: { en: `Which ${noun} is held on Monday?` },
          correct: { en: first },
          distractors: others(hidden, first, 0),
          explanation: explain(`${hidden[1]} only follows on Tuesday.`, `On Monday it is ${first}.`),
        },
        {
          stem: { en: `On which day is the ${hidden[asked]} ${noun} held?` },
          correct: { en: days[asked] as string },
          distractors: days
            .filter((_, n) => n !== asked)
            .toSorted((a, b) => Math.abs(days.indexOf(a) - asked) - Math.abs(days.indexOf(b) - asked))
            .slice(0, 4)
            .map((day) => ({ text: { en: day }, mistake: `placed it on ${day}, against one of the statements` })),
          explanation: explain(
            `The day before it is taken by ${hidden[asked - 1]}, the day after it by ${hidden[asked + 1]}.`,
            `It is held on ${days[asked]}.`,
          ),
        },
        {
          stem: { en: `Which ${noun} comes immediately before the ${hidden[follower]} ${noun}?` },
          correct: { en: hidden[follower - 1] as string },
          distractors: others(
            hidden.filter((name) => name !== hidden[follower]),
            hidden[follower - 1] as string,
            follower - 1,
          ),
          explanation: explain(
            `“Before” asks for the earlier day; the wrong side is a common slip.`,
            `It is ${hidden[follower - 1]}.`,
          ),
        },
        {
          stem: { en: `Which is the last ${noun} of the week?` },
          correct: { en: last },
          distractors: others(hidden, last, hidden.length - 1),
          explanation: explain(`${first} is the first, not the last.`, `The last one is ${last}.`),
        },
      ],
    }
  },

  verify({ items, clues, hidden, asked, follower }) {
    const line = onlySolution(permutations(items), clues)
    const [name, next] = [hidden[asked] as string, hidden[follower] as string]
    return [line[0], DAYS[line.indexOf(name)], line[line.indexOf(next) - 1], line.at(-1)].map(String)
  },
})
