import { itemAt } from '../../checked-access.ts'
import { lettersFor } from '../../shared/puzzles/letters.ts'
import { orderWorld } from '../../shared/puzzles/order/order-world.ts'
import { named, type Wording } from '../../shared/puzzles/order/wording.ts'
import { puzzleTemplate } from '../../shared/puzzles/puzzle.ts'
import { COUNTS, NTH, NTH_OBLIQUE, PERSONS } from '../../text/counts.ts'
import { listed, say } from '../../text/localized.ts'
import type { LocalizedText } from '../../text.ts'

/** Qualities in which persons are compared: more of it comes later in the order. */
type Quality = {
  readonly more: LocalizedText
  readonly most: LocalizedText
  readonly least: LocalizedText
  /** What they are compared by, in Hindi. */
  readonly by: string
}
const QUALITIES: readonly Quality[] = [
  {
    more: say('taller', 'ఎక్కువ ఎత్తు ఉన్నారు', 'लंबा'),
    most: say('tallest', 'ఎత్తు', 'लंबा'),
    least: say('shortest', 'పొట్టి', 'छोटा'),
    by: 'लंबाई',
  },
  {
    more: say('heavier', 'ఎక్కువ బరువు ఉన్నారు', 'भारी'),
    most: say('heaviest', 'బరువు', 'भारी'),
    least: say('lightest', 'తేలిక', 'हल्का'),
    by: 'भार',
  },
  {
    more: say('older', 'ఎక్కువ వయస్సు ఉన్నారు', 'बड़ा'),
    most: say('oldest', 'వయస్సు', 'बड़ा'),
    least: say('youngest', 'చిన్న', 'छोटा'),
    by: 'आयु',
  },
]
const count = (n: number) => itemAt(COUNTS, n)

/** Places count from the least; they are said from the most. */
function comparing({ more, most, least }: Quality, size: number): Wording {
  const rank = (place: number): LocalizedText => {
    const from = size - place
    const nth = itemAt(NTH, from)
    const last = from === size
    return from === 1
      ? say(`the ${most.en}`, `అందరికంటే ఎక్కువ ${most.te} ఉన్నవారు`, `सबसे ${most.hi}`)
      : say(
          last ? `the ${least.en}` : `the ${nth.en} ${most.en}`,
          `${most.te} క్రమంలో పై నుండి ${nth.te} స్థానంలో ఉన్నవారు`,
          last ? `सबसे ${least.hi}` : `ऊपर से ${NTH_OBLIQUE[from]} स्थान पर`,
        )
  }
  const placed = (place: number): LocalizedText => ({ ...rank(place), te: `పై నుండి ${NTH[size - place]?.te} స్థానం` })
  const places = (n: number) =>
    say(n === 1 ? 'one person is' : `${count(n).en} persons are`, itemAt(PERSONS, n).te, itemAt(PERSONS, n).hi)
  const than = (b: string, a: string) =>
    say(`${b} is ${more.en} than ${a}`, `${a} కంటే ${b} ${more.te}`, `${b}, ${a} से ${more.hi} है`)
  return {
    next: (b, a) => {
      const base = than(b.en, a.en)
      return say(
        `${base.en}, and nobody is between them.`,
        `${base.te}; వారిద్దరి మధ్య ఎవరూ లేరు.`,
        `${base.hi} और उनके बीच कोई नहीं है।`,
      )
    },
    gap: (b, a, n) => {
      const [base, many] = [than(b.en, a.en), places(n)]
      return say(
        `${base.en}, and exactly ${many.en} between them in the order.`,
        `${base.te}; క్రమంలో వారిద్దరి మధ్య సరిగ్గా ${many.te} ఉన్నారు.`,
        `${base.hi} और क्रम में उनके बीच ठीक ${many.hi} ${n === 1 ? 'है' : 'हैं'}।`,
      )
    },
    apart: (a, b, n) => {
      const many = places(n)
      return say(
        `Exactly ${many.en} between ${a.en} and ${b.en} in the order.`,
        `క్రమంలో ${a.te}, ${b.te} మధ్య సరిగ్గా ${many.te} ఉన్నారు.`,
        `क्रम में ${a.hi} और ${b.hi} के बीच ठीक ${many.hi} ${n === 1 ? 'है' : 'हैं'}।`,
      )
    },
    later: (b, a) => {
      const base = than(b.en, a.en)
      return say(`${base.en}.`, `${base.te}.`, `${base.hi}।`)
    },
    separate: (a, b) =>
      say(
        `${a.en} and ${b.en} are not next to each other in the order.`,
        `క్రమంలో ${a.te}, ${b.te} పక్కపక్కన లేరు.`,
        `क्रम में ${a.hi} और ${b.hi} एक-दूसरे के ठीक आगे-पीछे नहीं हैं।`,
      ),
    at: (a, place) => {
      const more = size - 1 - place
      return say(
        `Exactly ${more === 1 ? 'one person ranks' : `${more === 0 ? 'nobody ranks' : `${count(more).en} persons rank`}`} above ${a.en}.`.replace(
          'Exactly nobody',
          'Nobody',
        ),
        more === 0 ? `${a.te} కంటే పై స్థానంలో ఎవరూ లేరు.` : `${a.te} కంటే పై స్థానాల్లో సరిగ్గా ${PERSONS[more]?.te} ఉన్నారు.`,
        more === 0 ? `${a.of} से ऊपर कोई नहीं है।` : `${a.of} से ऊपर ठीक ${PERSONS[more]?.hi} ${more === 1 ? 'है' : 'हैं'}।`,
      )
    },
    notAt: (a, place) => {
      const where = rank(place)
      return say(`${a.en} is not ${where.en}.`, `${a.te} ${placed(place).te}లో లేరు.`, `${a.hi} ${where.hi} नहीं है।`)
    },
    kinds: [],
    whoAt: (place) => {
      const where = rank(place)
      return say(`Who is ${where.en}?`, `${where.te} ఎవరు?`, `${where.hi} कौन है?`)
    },
    whereIs: (a) =>
      say(
        `What is the place of ${a.en} in the order from the ${most.en}?`,
        `${most.te} క్రమంలో ${a.te} స్థానం ఏది?`,
        `क्रम में ${a.of} का स्थान कौन-सा है?`,
      ),
    whoNext: (a) =>
      say(
        `Who comes just above ${a.en} in the order?`,
        `క్రమంలో ${a.te} కంటే సరిగ్గా పై స్థానంలో ఉన్నవారు ఎవరు?`,
        `क्रम में ${a.of} से ठीक ऊपर कौन है?`,
      ),
    whoBefore: (a) =>
      say(
        `Who comes just below ${a.en} in the order?`,
        `క్రమంలో ${a.te} కంటే సరిగ్గా కింది స్థానంలో ఉన్నవారు ఎవరు?`,
        `क्रम में ${a.of} से ठीक नीचे कौन है?`,
      ),
    howManyBetween: (a, b) =>
      say(
        `How many persons are between ${a.en} and ${b.en} in the order?`,
        `క్రమంలో ${a.te}, ${b.te} మధ్య ఎంతమంది ఉన్నారు?`,
        `क्रम में ${a.of} और ${b.of} के बीच कितने व्यक्ति हैं?`,
      ),
    place: placed,
    upwards: true,
    heads: [say('Rank', 'స్థానం', 'स्थान'), say('Person', 'వ్యక్తి', 'व्यक्ति')],
  }
}

export const heights = puzzleTemplate({
  id: 'ranking/order-of-all',
  topic: 'ranking',
  levels: ['medium', 'hard'],
  exams: ['bank', 'ssc', 'railway', 'icet', 'mat', 'cat', 'nimcet', 'afcat'],
  questions: 3,
  world(random, level) {
    const people = lettersFor(random, level === 'medium' ? 6 : 7)
    const quality = random.pick(QUALITIES)
    const who = listed(people)
    return orderWorld(random, {
      intro: say(
        `${who.en} are compared; no two are equal, and the ${quality.most.en} ranks highest, the ${quality.least.en} lowest.`,
        `${who.te}లను ${quality.most.te} ఆధారంగా పోల్చారు; ఏ ఇద్దరూ సమానం కారు. క్రమంలో అందరికంటే ఎక్కువ ${quality.most.te} ఉన్నవారిది మొదటి (అన్నింటికంటే పై) స్థానం.`,
        `${who.hi} की तुलना ${quality.by} के आधार पर की गई; कोई दो बराबर नहीं हैं। सबसे ${quality.most.hi} सबसे ऊपर और सबसे ${quality.least.hi} सबसे नीचे है।`,
      ),
      items: people.map(named),
      wording: comparing(quality, people.length),
      clues: level === 'medium' ? [3, 7] : [4, 8],
      direct: 2,
    })
  },
})
