import { ordinal } from '@pariksha/domain/timing/countdown'
import { itemAt } from '../../checked-access.ts'
import { template } from '../../questions/template.ts'
import { type Clue, neededClues, onlySolution, permutations } from '../../shared/puzzles/arrangements.ts'
import { nth } from '../../text/counts.ts'
import { joined, listed, paragraphs, say } from '../../text/localized.ts'
import { named, PEOPLE, type Person } from '../../text/names.ts'
import type { LocalizedText } from '../../text.ts'

const EXAMS = ['icet', 'ssc', 'bank', 'railway', 'mat', 'afcat', 'nimcet'] as const

type Scale = {
  readonly more: string
  readonly most: string
  readonly least: string
  readonly ask: LocalizedText
  /** What is compared, in Telugu and Hindi. */
  readonly te: string
  readonly hi: string
}

const SCALES: readonly Scale[] = [
  {
    more: 'taller than',
    most: 'tallest',
    least: 'shortest',
    ask: say('of different heights', 'వేర్వేరు ఎత్తులు కలవారు', 'अलग-अलग लंबाई के'),
    te: 'ఎత్తు',
    hi: 'लंबाई',
  },
  {
    more: 'older than',
    most: 'oldest',
    least: 'youngest',
    ask: say('of different ages', 'వేర్వేరు వయస్సులు కలవారు', 'अलग-अलग आयु के'),
    te: 'వయస్సు',
    hi: 'आयु',
  },
  {
    more: 'heavier than',
    most: 'heaviest',
    least: 'lightest',
    ask: say('of different weights', 'వేర్వేరు బరువులు కలవారు', 'अलग-अलग भार के'),
    te: 'బరువు',
    hi: 'भार',
  },
  {
    more: 'faster than',
    most: 'fastest',
    least: 'slowest',
    ask: say('runners of different speeds', 'వేర్వేరు వేగాలు కల పరుగువీరులు', 'अलग-अलग गति वाले धावक'),
    te: 'వేగం',
    hi: 'गति',
  },
]
/** Hindi: का or की of the measure. */
const its = ({ hi }: Scale) => (hi === 'भार' ? 'का' : 'की')

export const comparison = template({
  id: 'ranking/comparison-of-five',
  topic: 'ranking',
  levels: ['easy', 'medium'],
  exams: EXAMS,

  draw(random, level) {
    const people = random.sample(PEOPLE, 5)
    const hidden = random.shuffle(people)
    const all = permutations(people)
    for (;;) {
      const scale = random.pick(SCALES)
      const clues = neededClues(all, comparisons(hidden, scale, level === 'easy'), random)
      if (clues && clues.length <= 5) return { people, hidden, clues, scale, asked: random.int(0, 4) }
    }
  },

  write({ people, hidden, clues, scale, asked }) {
    const answer = itemAt(hidden, asked)
    const rank = asked === 4 ? scale.least : `${['', 'second ', 'third ', 'fourth '][asked]}${scale.most}`
    const [who, statements] = [listed(people.map(named)), joined(clues.map(({ text }) => text))]
    const [order, next] = [joined(hidden.map(named), ' > '), named(itemAt(hidden, asked === 4 ? 3 : asked + 1))]
    const right = named(answer)
    const [te, hi] =
      asked === 0 || asked === 4
        ? [
            `ఐదుగురిలో అందరికంటే ఎవరి ${scale.te} ${asked === 0 ? 'ఎక్కువ' : 'తక్కువ'}?`,
            `पाँचों में सबसे ${asked === 0 ? 'अधिक' : 'कम'} ${scale.hi} ${its(scale) === 'का' ? 'किसका' : 'किसकी'} है?`,
          ]
        : [
            `ఐదుగురిలో ${scale.te} ఎక్కువ నుండి తక్కువకు వచ్చే క్రమంలో ${nth(asked + 1).te} స్థానంలో ఎవరు ఉన్నారు?`,
            `पाँचों में ${scale.hi} के अवरोही क्रम में ${nth(asked + 1).hi} स्थान पर कौन है?`,
          ]
    return {
      stem: say(
        `${who.en} are ${scale.ask.en}. ${statements.en} Who is the ${rank} of the five?`,
        `${who.te} ${scale.ask.te}. ${statements.te} ${te}`,
        `${who.hi} ${scale.ask.hi} हैं। ${statements.hi} ${hi}`,
      ),
      correct: right,
      distractors: hidden
        .filter((name) => name !== answer)
        .toSorted((a, b) => Math.abs(hidden.indexOf(a) - asked) - Math.abs(hidden.indexOf(b) - asked))
        .map((name) => ({
          text: named(name),
          mistake: `put ${name} ${ordinal(hidden.indexOf(name) + 1)} in the order wrongly`,
        })),
      explanation: paragraphs(
        say(
          `Write “>” for “${scale.more}” and join the statements into one order.`,
          `${scale.te} ఎక్కువ అనడానికి “>” గుర్తు వాడి వాక్యాలన్నింటినీ ఒకే క్రమంలో పేర్చండి.`,
          `${scale.hi} अधिक होने के लिए “>” लिखकर सभी कथनों को एक क्रम में जोड़िए।`,
        ),
        say(
          `The only order that agrees with all of them is ${order.en}.`,
          `అన్ని వాక్యాలకూ సరిపోయే ఏకైక క్రమం: ${order.te}.`,
          `सभी कथनों से मेल खाने वाला एकमात्र क्रम है: ${order.hi}।`,
        ),
        say(
          `${next.en} comes next to it and is easily taken instead; count from the ${scale.most}.`,
          `పక్కనే ఉన్న ${next.te} పేరును పొరపాటున ఎంచుకోవచ్చు; ఎక్కువ ${scale.te} ఉన్న వైపు నుండి లెక్కించండి.`,
          `भूल से पास वाला नाम ${next.hi} चुना जा सकता है; सबसे अधिक ${scale.hi} की ओर से गिनिए।`,
        ),
        say(`The ${rank} is ${right.en}.`, `సమాధానం: ${right.te}.`, `उत्तर: ${right.hi}।`),
      ),
    }
  },

  verify: ({ people, clues, asked }) => itemAt(onlySolution(permutations(people), clues), asked),
})

type Order = readonly Person[]

function comparisons(hidden: Order, scale: Scale, easy: boolean): Clue<Order>[] {
  const { more, most, least, te, hi } = scale
  const rank = (order: Order, name: Person) => order.indexOf(name)
  const whose = its(scale)
  const chains = hidden.flatMap((a, i) =>
    hidden.slice(i + 1).flatMap((b, j) => {
      const [x, y] = [named(a), named(b)]
      const pair = {
        text: say(
          `${a} is ${more} ${b}.`,
          `${y.te} కంటే ${x.te} ${te} ఎక్కువ.`,
          `${x.hi} ${whose} ${hi} ${y.hi} से अधिक है।`,
        ),
        holds: (order: Order) => rank(order, a) < rank(order, b),
      }
      const c = hidden[i + j + 2]
      if (c === undefined) return [pair]
      const z = named(c)
      return [
        pair,
        {
          text: say(
            `${b} is ${more} ${c} but not ${more} ${a}.`,
            `${z.te} కంటే ${y.te} ${te} ఎక్కువ, కానీ ${x.te} కంటే ఎక్కువ కాదు.`,
            `${y.hi} ${whose} ${hi} ${z.hi} से अधिक है, पर ${x.hi} से अधिक नहीं।`,
          ),
          holds: (order: Order) => rank(order, a) < rank(order, b) && rank(order, b) < rank(order, c),
        },
      ]
    }),
  )
  const isMost = (name: LocalizedText) =>
    say(`is the ${most}`, `అందరికంటే ${name.te} ${te} ఎక్కువ`, `सबसे अधिक ${hi} ${name.hi} ${whose}`)
  const counts = hidden.map((name, n) => {
    const who = named(name)
    const most = isMost(who)
    return {
      text:
        n === 0
          ? say(`${name} ${most.en}.`, `${most.te}.`, `${most.hi} है।`)
          : n === 4
            ? say(`${name} is the ${least}.`, `అందరికంటే ${who.te} ${te} తక్కువ.`, `सबसे कम ${hi} ${who.hi} ${whose} है।`)
            : say(
                `Only ${['', 'one', 'two', 'three'][n]} of them ${n === 1 ? 'is' : 'are'} ${more} ${name}.`,
                `వారిలో ${['', 'ఒక్కరి', 'ఇద్దరి', 'ముగ్గురి'][n]} ${te} మాత్రమే ${who.te} కంటే ఎక్కువ.`,
                `उनमें से केवल ${['', 'एक', 'दो', 'तीन'][n]} ${whose} ${hi} ${who.hi} से अधिक है।`,
              ),
      holds: (order: Order) => rank(order, name) === n,
    }
  })
  const negative = hidden.slice(1).map((name) => {
    const most = isMost(named(name))
    return {
      text: say(`${name} is not the ${scale.most}.`, `${most.te} కాదు.`, `${most.hi} नहीं है।`),
      holds: (order: Order) => order[0] !== name,
    }
  })
  return easy ? chains : [...chains, ...counts.slice(1, 4), ...negative]
}
