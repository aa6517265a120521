import { only } from '../../../questions/only.ts'
import { template } from '../../../questions/template.ts'
import { fill } from '../../../text/fill.ts'
import { joined, paragraphs, same, say } from '../../../text/localized.ts'
import type { Topic } from '../../../topics.ts'
import { permutations } from '../../puzzles/arrangements.ts'
import { fillFact } from '../fill-fact.ts'
import { type Fact, holds, type Relation } from '../table.ts'
import { examsOf } from '../topic-exams.ts'
import { distinctFacts, richEnough } from './draws.ts'

/** `order[n]` is the place in List II of the partner of the n-th of List I. */
type Drawn = {
  readonly relation: Relation
  readonly facts: readonly Fact[]
  readonly order: readonly number[]
  readonly wrong: readonly (readonly number[])[]
}

const SIZE = 4
const STEM = say(
  'Match List I with List II and choose the correct code.',
  'జాబితా Iని జాబితా IIతో జతపరిచి, సరైన కోడ్‌ను ఎంచుకోండి.',
  'सूची I को सूची II से सुमेलित कीजिए और सही कूट चुनिए।',
)
const HEAD = say('List I ({a}) | List II ({b})', 'జాబితా I ({a}) | జాబితా II ({b})', 'सूची I ({a}) | सूची II ({b})')
const LAST = say('The correct code: **{code}**.', 'సరైన కోడ్: **{code}**.', 'सही कूट: **{code}**।')

const codeOf = (order: readonly number[]) => order.map((place, n) => `${'ABCD'[n]}-${place + 1}`).join(', ')
const ORDERS = permutations([0, 1, 2, 3])

const secondList = ({ facts, order }: Pick<Drawn, 'facts' | 'order'>): readonly (Fact | undefined)[] =>
  order.map((_, place) => facts[order.indexOf(place)])

export function matchForm(topic: Topic, all: readonly Relation[]) {
  // letters and the words they stand for find one another by themselves
  const relations = all.filter(({ facts }) => facts.every(({ lures }) => !lures))
  const rich = richEnough(relations, ['medium', 'hard'], SIZE)
  if (rich.levels.length === 0) return []
  return [
    template<Drawn>({
      id: `${topic}/match-the-lists`,
      topic,
      levels: rich.levels,
      exams: examsOf(topic),
      draw(random, level) {
        const relation = random.pick(rich.at(level))
        const order = random.pick(ORDERS)
        const moved = (other: readonly number[]) => other.filter((place, n) => place !== order[n]).length
        const byMoves = random.shuffle(ORDERS).filter((other) => moved(other) > 0)
        // a code with two letters exchanged tempts most; each answer's first letter cannot give it away
        const wrong = [
          ...byMoves.filter((other) => moved(other) === 2).slice(0, 2),
          ...byMoves.filter((other) => moved(other) > 2).slice(0, 2),
        ]
        return { relation, facts: distinctFacts(random, relation, level, SIZE), order, wrong }
      },
      write({ relation, facts, order, wrong }) {
        const lines = secondList({ facts, order }).map((right, n) =>
          fill(same(`| ${'ABCD'[n]}. {a} | ${n + 1}. {b} |`), { a: facts[n]?.a ?? same(''), b: right?.b ?? same('') }),
        )
        const head = fill(HEAD, { a: relation.labels[0], b: relation.labels[1] })
        return {
          stem: paragraphs(STEM, joined([fill(same('| {head} |'), { head }), same('|---|---|'), ...lines], '\n')),
          correct: same(codeOf(order)),
          distractors: wrong.map((one) => ({
            text: same(codeOf(one)),
            mistake: `${one.filter((place, n) => place !== order[n]).length} of the four in a wrong place`,
          })),
          explanation: paragraphs(
            joined(
              facts.map((fact) => fillFact(relation.tell, fact)),
              ' ',
            ),
            fill(LAST, { code: same(codeOf(order)) }),
          ),
        }
      },
      codes: ({ order }) => ORDERS.filter((other) => other !== order).map(codeOf),
      verify: ({ relation, facts, order }) => {
        const right = secondList({ facts, order })
        return only(ORDERS.map(codeOf), (code) =>
          code
            .split(', ')
            .every((pair, n) => holds(relation, facts[n]?.a.en ?? '', right[Number(pair.at(-1)) - 1]?.b.en ?? '')),
        )
      },
    }),
  ]
}
