import { defined, itemAt } from '../../checked-access.ts'
import { template } from '../../questions/template.ts'
import { type Clue, neededClues, onlySolution, permutations } from '../../shared/puzzles/arrangements.ts'
import { EXAMS } from '../../shared/puzzles/line-puzzles.ts'
import { joined, listed, paragraphs, say } from '../../text/localized.ts'
import { named, PEOPLE, type Person } from '../../text/names.ts'
import { withEnding } from '../../text/telugu.ts'
import type { LocalizedText } from '../../text.ts'

/** Clockwise; the first person of the list is always named first, so that turning the table makes no difference. */
type Table = readonly Person[]

export const roundTable = template({
  id: 'seating/round-table',
  topic: 'seating',
  levels: ['medium', 'hard'],
  exams: EXAMS,

  draw(random, level) {
    const people = random.sample(PEOPLE, level === 'medium' ? 6 : 7)
    const all: readonly Table[] = permutations(people.slice(1)).map((rest) => [itemAt(people, 0), ...rest])
    for (;;) {
      const hidden = random.pick(all)
      const clues = neededClues(all, tableClues(hidden), random)
      if (!clues || clues.length > 6) continue
      const seats = hidden.flatMap((_, asked) => [1, -1].map((side) => ({ asked, side })))
      const open = seats.filter(({ asked, side }) => {
        const neighbour = (table: Table) => table.at((table.indexOf(itemAt(hidden, asked)) + side) % table.length)
        return clues.every(({ holds }) => all.some((table) => holds(table) && neighbour(table) !== neighbour(hidden)))
      })
      if (open.length > 0) return { people, hidden, clues, ...random.pick(open) }
    }
  },

  write({ people, hidden, clues, asked, side }) {
    const seat = (n: number) => itemAt(hidden, (n + hidden.length) % hidden.length)
    const [who, answer] = [seat(asked), seat(asked + side)]
    const [from, right, other] = [named(who), named(answer), named(seat(asked - side))]
    const word = side === 1 ? say('left', 'ఎడమ', 'बाएँ') : say('right', 'కుడి', 'दाएँ')
    const [all, told] = [listed(people.map(named)), joined(clues.map(({ text }) => text))]
    const round = joined(hidden.map(named), ', ')
    return {
      stem: say(
        `${all.en} sit round a circular table, facing the centre. ${told.en} Who sits immediately to the ${word.en} of ${from.en}?`,
        `${all.te} ఒక గుండ్రని బల్ల చుట్టూ కేంద్రానికి అభిముఖంగా కూర్చున్నారు. ${told.te} ${withEnding(from.te, 'కు')} వెంటనే ${word.te} వైపు ఎవరు కూర్చున్నారు?`,
        `${all.hi} एक गोल मेज़ के चारों ओर केंद्र की ओर मुख करके बैठे हैं। ${told.hi} ${from.hi} के ठीक ${word.hi} किसका स्थान है?`,
      ),
      correct: right,
      distractors: [asked - side, asked + 2 * side, asked - 2 * side, asked + 3 * side]
        .map(seat)
        .filter((name, n, all) => name !== answer && name !== who && all.indexOf(name) === n)
        .map((name, n) => ({
          text: named(name),
          mistake:
            n === 0
              ? 'took left for right: those who sit facing the centre have their left hand clockwise'
              : 'went on one seat too far',
        })),
      explanation: paragraphs(
        say(
          `Those who face the centre have their left-hand neighbour in the clockwise direction.`,
          `కేంద్రానికి అభిముఖంగా కూర్చున్నవారికి ఎడమ వైపు పొరుగువారు సవ్యదిశలో ఉంటారు.`,
          `केंद्र की ओर मुख करके बैठने वालों का बायाँ पड़ोसी दक्षिणावर्त दिशा में होता है।`,
        ),
        say(
          `The only arrangement that agrees with all statements is, clockwise: ${round.en}.`,
          `అన్ని వాక్యాలకూ సరిపోయే ఏకైక అమరిక, సవ్యదిశలో: ${round.te}.`,
          `सभी कथनों से मेल खाने वाली एकमात्र व्यवस्था, दक्षिणावर्त: ${round.hi}।`,
        ),
        say(
          `${other.en} sits on the other side of ${from.en}.`,
          `${withEnding(from.te, 'కు')} మరో వైపు ${other.te} ఉన్నారు.`,
          `${from.hi} के दूसरी ओर ${other.hi} का स्थान है।`,
        ),
        say(
          `Immediately to the ${word.en} of ${from.en} sits ${right.en}.`,
          `${withEnding(from.te, 'కు')} వెంటనే ${word.te} వైపు కూర్చున్నది ${right.te}.`,
          `${from.hi} के ठीक ${word.hi} ${right.hi} का स्थान है।`,
        ),
      ),
    }
  },

  verify({ people, clues, hidden, asked, side }) {
    const tables = permutations(people.slice(1)).map((rest) => [itemAt(people, 0), ...rest])
    const table = onlySolution<Table>(tables, clues)
    const from = table.indexOf(itemAt(hidden, asked))
    return defined(
      table.find((_, n) => (n - from + table.length) % table.length === (side === 1 ? 1 : table.length - 1)),
    )
  },
})

/** B is somewhere to the left of A: how a place is told. */
const told = (a: Person, b: Person, where: LocalizedText): LocalizedText => {
  const [x, y] = [named(a), named(b)]
  return say(
    `${b} ${where.en} of ${a}.`,
    `${withEnding(x.te, 'కు')} ${where.te} ${y.te} ఉన్నారు.`,
    `${x.hi} के ${where.hi} ${y.hi} का स्थान है।`,
  )
}
function opposite(a: Person, b: Person): LocalizedText {
  const [x, y] = [named(a), named(b)]
  return say(`${a} sits opposite ${b}.`, `${x.te}, ${y.te} ఎదురెదురుగా కూర్చున్నారు.`, `${x.hi} और ${y.hi} आमने-सामने बैठे हैं।`)
}
function apart(a: Person, b: Person): LocalizedText {
  const [x, y] = [named(a), named(b)]
  return say(`${a} and ${b} are not neighbours.`, `${x.te}, ${y.te} పక్కపక్కన లేరు.`, `${x.hi} और ${y.hi} पड़ोसी नहीं हैं।`)
}

function tableClues(hidden: Table): Clue<Table>[] {
  const size = hidden.length
  const clockwise = (line: Table, from: Person, to: Person) => (line.indexOf(to) - line.indexOf(from) + size) % size
  return hidden.flatMap((a) =>
    hidden
      .filter((b) => b !== a)
      .flatMap((b) => {
        const steps = clockwise(hidden, a, b)
        const clues: Clue<Table>[] = []
        if (steps === 1)
          clues.push({
            text: told(a, b, say('sits immediately to the left', 'వెంటనే ఎడమ వైపు', 'ठीक बाएँ')),
            holds: (line) => clockwise(line, a, b) === 1,
          })
        if (steps === 2)
          clues.push({
            text: told(a, b, say('is second to the left', 'ఎడమ వైపు రెండవ స్థానంలో', 'बाएँ दूसरे स्थान पर')),
            holds: (line) => clockwise(line, a, b) === 2,
          })
        if (steps === size - 2)
          clues.push({
            text: told(a, b, say('is second to the right', 'కుడి వైపు రెండవ స్థానంలో', 'दाएँ दूसरे स्थान पर')),
            holds: (line) => clockwise(line, a, b) === size - 2,
          })
        if (steps * 2 === size)
          clues.push({ text: opposite(a, b), holds: (line) => clockwise(line, a, b) * 2 === size })
        if (steps > 1 && steps < size - 1)
          clues.push({
            text: apart(a, b),
            holds: (line) => ![1, size - 1].includes(clockwise(line, a, b)),
          })
        return clues
      }),
  )
}
