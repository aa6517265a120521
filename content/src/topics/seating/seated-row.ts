import { itemAt } from '../../checked-access.ts'
import type { DraftQuestion } from '../../question.ts'
import { setTemplate } from '../../questions/template.ts'
import { onlySolution, permutations } from '../../shared/puzzles/arrangements.ts'
import { drawPuzzle, EXAMS, others, type Wording } from '../../shared/puzzles/line-puzzles.ts'
import { NTH, PERSONS } from '../../text/counts.ts'
import { counted } from '../../text/english.ts'
import { bullets, joined, listed, paragraphs, say } from '../../text/localized.ts'
import { named, PEOPLE, type Person } from '../../text/names.ts'
import { withEnding } from '../../text/telugu.ts'
import type { LocalizedText } from '../../text.ts'

const SEATS: Wording = {
  name: (item) => named(item as Person),
  next: (later, earlier) =>
    say(
      `${later.en} sits immediately to the right of ${earlier.en}.`,
      `${withEnding(earlier.te, 'కు')} వెంటనే కుడి వైపు ${later.te} కూర్చున్నారు.`,
      `${earlier.hi} के ठीक दाएँ ${later.hi} का स्थान है।`,
    ),
  later: (later, earlier) =>
    say(
      `${later.en} sits somewhere to the right of ${earlier.en}.`,
      `${withEnding(earlier.te, 'కు')} కుడి వైపు ఎక్కడో ${later.te} కూర్చున్నారు.`,
      `${earlier.hi} के दाईं ओर कहीं ${later.hi} का स्थान है।`,
    ),
  apart: (a, b, between) =>
    say(
      `Exactly ${counted(between, 'person sits', 'persons sit')} between ${a.en} and ${b.en}.`,
      `${a.te}, ${b.te} మధ్య సరిగ్గా ${PERSONS[between]?.te} కూర్చున్నారు.`,
      `${a.hi} और ${b.hi} के बीच ठीक ${PERSONS[between]?.hi} ${between === 1 ? 'है' : 'हैं'}।`,
    ),
  separate: (a, b) =>
    say(
      `${a.en} and ${b.en} do not sit next to each other.`,
      `${a.te}, ${b.te} పక్కపక్కన కూర్చోలేదు.`,
      `${a.hi} और ${b.hi} एक-दूसरे की बगल में नहीं बैठे हैं।`,
    ),
  atEnd: (a) =>
    say(`${a.en} sits at one of the ends.`, `${a.te} ఏదో ఒక చివర కూర్చున్నారు.`, `${a.hi} का स्थान किसी एक छोर पर है।`),
  notAt: (a, place) =>
    say(
      `${a.en} is not ${NTH[place + 1]?.en} from the left.`,
      `${a.te} ఎడమ నుండి ${NTH[place + 1]?.te} స్థానంలో లేరు.`,
      `${a.hi} का स्थान बाएँ से ${NTH[place + 1]?.hi} नहीं है।`,
    ),
}
const PLACES: readonly LocalizedText[] = [
  say('on a bench', 'ఒక బెంచీపై', 'एक बेंच पर'),
  say('in a row of a cinema hall', 'ఒక సినిమా హాలులోని వరుసలో', 'एक सिनेमा हॉल की पंक्ति में'),
  say('in the front row of a class', 'ఒక తరగతిలోని ముందు వరుసలో', 'एक कक्षा की अगली पंक्ति में'),
]

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
      where: random.pick(PLACES),
    }
  },

  write({ items, hidden, clues, middle, follower, where }) {
    const { name } = SEATS
    const order = joined(hidden.map(name), ', ')
    const solved = say(
      `From left to right the only order that agrees with all statements is ${order.en}.`,
      `అన్ని వాక్యాలకూ సరిపోయే ఏకైక క్రమం, ఎడమ నుండి కుడికి: ${order.te}.`,
      `सभी कथनों से मेल खाने वाला एकमात्र क्रम, बाएँ से दाएँ: ${order.hi}।`,
    )
    const ask = (stem: LocalizedText, place: number, trap: LocalizedText, told?: string): DraftQuestion => {
      const right = itemAt(hidden, place)
      const answer = name(right)
      return {
        stem,
        correct: answer,
        distractors: others(
          hidden.filter((one) => one !== told),
          right,
          place,
          name,
        ),
        explanation: paragraphs(
          say(
            `Draw ${items.length} seats and place the persons by the statements.`,
            `${items.length} సీట్లు గీసి, వాక్యాల ప్రకారం వ్యక్తులను కూర్చోబెట్టండి.`,
            `${items.length} सीटें बनाकर कथनों के अनुसार व्यक्तियों को बैठाइए।`,
          ),
          solved,
          trap,
          say(`The answer is ${answer.en}.`, `సమాధానం: ${answer.te}.`, `उत्तर: ${answer.hi}।`),
        ),
      }
    }
    const facing = say(
      'All face north, so their right hand is on your right when you draw them.',
      'అందరూ ఉత్తరం వైపు చూస్తున్నారు, కాబట్టి బొమ్మ గీసినప్పుడు వారి కుడి చేయి మీ కుడి వైపే ఉంటుంది.',
      'सभी का मुख उत्तर की ओर है, इसलिए चित्र बनाने पर उनका दायाँ हाथ आपके दाईं ओर ही रहेगा।',
    )
    const otherEnd = (item: LocalizedText) =>
      say(
        `${item.en} is at the other end. ${facing.en}`,
        `${item.te} మరో చివర ఉన్నారు. ${facing.te}`,
        `${item.hi} का स्थान दूसरे छोर पर है। ${facing.hi}`,
      )
    const [leftmost, rightmost] = [name(itemAt(hidden, 0)), name(itemAt(hidden, -1))]
    const mirrored = name(itemAt(hidden, hidden.length - 1 - middle))
    const [nth, beside, all] = [itemAt(NTH, middle + 1), name(itemAt(hidden, follower)), listed(items.map(name))]
    return {
      passage: paragraphs(
        say(
          `${all.en} sit ${where.en}, all facing north.`,
          `${all.te} ${where.te} కూర్చున్నారు; అందరూ ఉత్తరం వైపు చూస్తున్నారు.`,
          `${all.hi} ${where.hi} बैठे हैं; सभी का मुख उत्तर की ओर है।`,
        ),
        bullets(clues.map(({ text }) => text)),
      ),
      questions: [
        ask(
          say('Who sits at the left end?', 'ఎడమ చివర ఎవరు కూర్చున్నారు?', 'बाएँ छोर पर किसका स्थान है?'),
          0,
          otherEnd(rightmost),
        ),
        ask(
          say('Who sits at the right end?', 'కుడి చివర ఎవరు కూర్చున్నారు?', 'दाएँ छोर पर किसका स्थान है?'),
          hidden.length - 1,
          otherEnd(leftmost),
        ),
        ask(
          say(
            `Who is ${nth.en} from the left?`,
            `ఎడమ నుండి ${nth.te} స్థానంలో ఎవరు ఉన్నారు?`,
            `बाएँ से ${nth.hi} स्थान किसका है?`,
          ),
          middle,
          say(
            `Counting from the right would give ${mirrored.en}; mind the side.`,
            `కుడి నుండి లెక్కిస్తే ${mirrored.te} వస్తారు; ఏ వైపు నుండి అడిగారో గమనించండి.`,
            `दाएँ से गिनने पर ${mirrored.hi} का स्थान आएगा; ध्यान रखिए कि किस ओर से गिनना है।`,
          ),
        ),
        ask(
          say(
            `Who sits immediately to the left of ${beside.en}?`,
            `${withEnding(beside.te, 'కు')} వెంటనే ఎడమ వైపు ఎవరు కూర్చున్నారు?`,
            `${beside.hi} के ठीक बाएँ किसका स्थान है?`,
          ),
          follower - 1,
          say(
            `${facing.en} The neighbour on the other side is easily taken instead.`,
            `${facing.te} మరో వైపు పొరుగువారిని పొరపాటున ఎంచుకోవచ్చు.`,
            `${facing.hi} दूसरी ओर के पड़ोसी को भूल से चुना जा सकता है।`,
          ),
          hidden[follower],
        ),
      ],
    }
  },

  verify({ items, clues, hidden, middle, follower }) {
    const line = onlySolution(permutations(items), clues)
    const right = itemAt(hidden, follower)
    return [line[0], line.at(-1), line[middle], line[line.indexOf(right) - 1]].map(String)
  },
})
