import { only } from '../../../questions/only.ts'
import { template } from '../../../questions/template.ts'
import { fill } from '../../../text/fill.ts'
import { bold, joined, paragraphs, say } from '../../../text/localized.ts'
import type { Text } from '../../../text.ts'
import { LEVELS, type Topic } from '../../../topics.ts'
import { fillFact } from '../fill-fact.ts'
import { type Fact, holds, type Relation } from '../table.ts'
import { examsOf } from '../topic-exams.ts'
import { distinctFacts, falsePair, type Pair, richEnough } from './draws.ts'

type Drawn = { readonly relation: Relation; readonly odd: Pair; readonly others: readonly Pair[] }

const PAIRS = 5
const WORDS = {
  right: {
    stem: say(
      'Which of the following pairs ({a} – {b}) is **correctly** matched?',
      'కింది జతలలో ({a} – {b}) **సరైనది** ఏది?',
      'निम्नलिखित युग्मों ({a} – {b}) में से कौन-सा **सही** सुमेलित है?',
    ),
    last: say('Correctly matched: {pair}.', 'సరైన జత: {pair}.', 'सही युग्म: {pair}।'),
  },
  wrong: {
    stem: say(
      'Which of the following pairs ({a} – {b}) is **not** correctly matched?',
      'కింది జతలలో ({a} – {b}) **సరికానిది** ఏది?',
      'निम्नलिखित युग्मों ({a} – {b}) में से कौन-सा सही सुमेलित **नहीं** है?',
    ),
    last: say('Not correctly matched: {pair}.', 'సరికాని జత: {pair}.', 'जो युग्म सही नहीं है: {pair}।'),
  },
} as const

const pairText = ({ a, b }: Pair): Text => fill(say('{a} – {b}', '{a} – {b}', '{a} – {b}'), { a: a.a, b: b.b })

/** One pair is true among false ones, or false among true ones. */
function pairForm(topic: Topic, relations: readonly Relation[], kind: keyof typeof WORDS) {
  const rich = richEnough(relations, LEVELS, PAIRS)
  const words = WORDS[kind]
  if (rich.levels.length === 0) return []
  return [
    template<Drawn>({
      id: `${topic}/${kind}-pair`,
      topic,
      levels: rich.levels,
      exams: examsOf(topic),
      draw(random, level) {
        const relation = random.pick(rich.at(level))
        const [first, ...rest] = distinctFacts(random, relation, level, PAIRS)
        if (!first) throw new Error(`no facts in ${relation.id}`)
        const truth = (fact: Fact): Pair => ({ a: fact, b: fact })
        return kind === 'right'
          ? { relation, odd: truth(first), others: rest.map((fact) => falsePair(random, relation, fact)) }
          : { relation, odd: falsePair(random, relation, first, rest), others: rest.map(truth) }
      },
      write: ({ relation, odd, others: all }, optionCount) => {
        const others = all.slice(0, optionCount - 1)
        return {
          stem: fill(words.stem, { a: relation.labels[0], b: relation.labels[1] }),
          correct: pairText(odd),
          distractors: others.map((pair) => ({
            text: pairText(pair),
            mistake: `the table says: ${fillFact(relation.tell, pair.a).en}`,
          })),
          explanation: paragraphs(
            joined(
              [odd, ...others].map(({ a }) => fillFact(relation.tell, a)),
              ' ',
            ),
            fill(words.last, { pair: bold(pairText(odd)) }),
          ),
        }
      },
      verify: ({ relation, odd, others }) => {
        const pairs = [odd, ...others].toSorted((one, other) => (one.a.a.en < other.a.a.en ? -1 : 1))
        const found = only(
          pairs.map(({ a }) => a.a.en),
          (name) => pairs.some(({ a, b }) => a.a.en === name && holds(relation, name, b.b.en) === (kind === 'right')),
        )
        return pairs.flatMap((pair) => (pair.a.a.en === found ? [pairText(pair).en] : [])).join()
      },
    }),
  ]
}

export const pairForms = (topic: Topic, relations: readonly Relation[]) => [
  ...pairForm(topic, relations, 'right'),
  ...pairForm(topic, relations, 'wrong'),
]
