import type { Random } from '../../../random.ts'
import { puzzleTemplate, type World } from '../../../shared/puzzles/puzzle.ts'
import { listed, say } from '../../../text/localized.ts'
import { constraintsOf } from './constraints.ts'
import { questionsOf } from './questions.ts'
import { seatRows } from './rows.ts'

function twoRows(random: Random, size: number, clues: readonly [number, number]): World {
  const rows = seatRows(random, size)
  const { people, places, hidden, space, name, seat, at } = rows
  const line = (which: number) => places.map((place) => name(at(hidden, which, place) ?? 0)).join(', ')
  const [north, south] = [listed(people.slice(0, size)), listed(people.slice(size))]
  return {
    space,
    hidden,
    constraints: constraintsOf(rows),
    clues,
    questions: questionsOf(random, rows),
    intro: say(
      `${people.length} persons sit in two parallel rows of ${size} each, so that everyone faces somebody of the other row. ${north.en} sit in the north row and face south; ${south.en} sit in the south row and face north.`,
      `${people.length} మంది ఒక్కో వరుసలో ${size} మంది చొప్పున రెండు సమాంతర వరుసల్లో, ఎదురెదురుగా కూర్చున్నారు. ${north.te} ఉత్తర వరుసలో దక్షిణం వైపు చూస్తూ, ${south.te} దక్షిణ వరుసలో ఉత్తరం వైపు చూస్తూ కూర్చున్నారు.`,
      `${people.length} व्यक्ति ${size}-${size} की दो समांतर पंक्तियों में आमने-सामने बैठे हैं। ${north.hi} उत्तरी पंक्ति में दक्षिण की ओर मुख करके और ${south.hi} दक्षिणी पंक्ति में उत्तर की ओर मुख करके बैठे हैं।`,
    ),
    known: (n) =>
      say(
        `${name(n)} – seat ${seat(hidden, n) + 1} from the west`,
        `${name(n)} – పడమర నుండి ${seat(hidden, n) + 1}వ స్థానం`,
        `${name(n)} – पश्चिम से स्थान ${seat(hidden, n) + 1}`,
      ),
    shown: say(
      `From west to east the only arrangement is: north row ${line(0)}; south row ${line(1)}.`,
      `పడమర నుండి తూర్పుకు ఏకైక అమరిక: ఉత్తర వరుస ${line(0)}; దక్షిణ వరుస ${line(1)}.`,
      `पश्चिम से पूर्व एकमात्र व्यवस्था: उत्तरी पंक्ति ${line(0)}; दक्षिणी पंक्ति ${line(1)}।`,
    ),
  }
}

export const rowsFaceToFace = puzzleTemplate({
  id: 'seating/two-rows-face-to-face',
  topic: 'seating',
  levels: ['medium', 'hard'],
  exams: ['bank', 'ssc', 'mat', 'cat', 'nimcet'],
  questions: 5,
  world: (random, level) => twoRows(random, level === 'medium' ? 5 : 6, level === 'medium' ? [5, 9] : [6, 12]),
})
