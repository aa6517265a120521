import type { DraftQuestion } from '../../../question.ts'
import { only } from '../../../questions/only.ts'
import { template } from '../../../questions/template.ts'
import type { Random } from '../../../random.ts'
import { fill } from '../../../text/fill.ts'
import { bold, joined, paragraphs, same, say } from '../../../text/localized.ts'
import type { Text } from '../../../text.ts'
import type { Level, Topic } from '../../../topics.ts'
import { fillFact } from '../fill-fact.ts'
import { holds, type Relation, upTo } from '../table.ts'
import { examsOf } from '../topic-exams.ts'
import { falsePair, type Pair, richEnough } from './draws.ts'

type Statement = { readonly relation: Relation; readonly pair: Pair }
type Drawn = { readonly statements: readonly Statement[]; readonly wrong: readonly (readonly number[])[] }

const STATEMENTS = 3
const CONSIDER = say('Consider the following statements:', 'కింది వాక్యాలను పరిశీలించండి:', 'निम्नलिखित कथनों पर विचार कीजिए:')
const WHICH = say(
  'Which of the statements given above is/are correct?',
  'పై వాక్యాలలో సరైనది/సరైనవి ఏది/ఏవి?',
  'उपर्युक्त कथनों में से कौन-सा/से सही है/हैं?',
)
const HOW_MANY = say(
  'How many of the statements given above are correct?',
  'పై వాక్యాలలో ఎన్ని సరైనవి?',
  'उपर्युक्त कथनों में से कितने सही हैं?',
)
const ONLY = say('{n} only', '{n} మాత్రమే', 'केवल {n}')
const AND = say('{n} and {m}', '{n} మరియు {m}', '{n} और {m}')
const ALL = say('1, 2 and 3', '1, 2 మరియు 3', '1, 2 और 3')
const COUNTS = [
  say('None', 'ఒక్కటీ కాదు', 'कोई नहीं'),
  say('Only one', 'ఒకటి మాత్రమే', 'केवल एक'),
  say('Only two', 'రెండు మాత్రమే', 'केवल दो'),
  say('All three', 'మూడూ', 'तीनों'),
] as const
const TRUE = say('Statement {n} is correct: {fact}', '{n}వ వాక్యం సరైనది: {fact}', 'कथन {n} सही है: {fact}')
const FALSE = say('Statement {n} is wrong: {fact}', '{n}వ వాక్యం తప్పు: {fact}', 'कथन {n} गलत है: {fact}')
const LAST = say('Correct: {answer}.', 'సరైన వాక్యాలు: {answer}.', 'सही कथन: {answer}।')

const told = ({ relation, pair }: Statement): Text => fillFact(relation.tell, { a: pair.a.a, b: pair.b.b })
const isTrue = ({ relation, pair }: Statement): boolean => holds(relation, pair.a.a.en, pair.b.b.en)
const SUBSETS: readonly (readonly number[])[] = [[1], [2], [3], [1, 2], [1, 3], [2, 3], [1, 2, 3]]

function subset(numbers: readonly number[]): Text {
  if (numbers.length === STATEMENTS) return ALL
  const [n, m] = numbers.map((number) => same(String(number)))
  return fill(ONLY, { n: n && m ? fill(AND, { n, m }) : (n ?? same('')) })
}

/** Three facts of a topic, no two of them of the same thing, some told wrongly. */
function drawStatements(random: Random, relations: readonly Relation[], level: Level): readonly Statement[] {
  const statements: Statement[] = []
  while (statements.length < STATEMENTS) {
    const relation = random.pick(relations)
    const fact = random.pick(upTo(relation, level))
    if (statements.some(({ pair }) => pair.a.a.en === fact.a.en)) continue
    statements.push({ relation, pair: random.chance(0.5) ? { a: fact, b: fact } : falsePair(random, relation, fact) })
  }
  return statements
}

const numbered = (statements: readonly Statement[]): Text =>
  joined(
    statements.map((one, n) => fill(same(`${n + 1}. {told}`), { told: told(one) })),
    '\n',
  )

const judged = (statements: readonly Statement[]): readonly Text[] =>
  statements.map((one, n) =>
    fill(isTrue(one) ? TRUE : FALSE, { n: same(String(n + 1)), fact: fillFact(one.relation.tell, one.pair.a) }),
  )

const right = (statements: readonly Statement[]): readonly number[] =>
  statements.flatMap((one, n) => (isTrue(one) ? [n + 1] : []))

function whichAreRight(topic: Topic, rich: ReturnType<typeof richEnough>) {
  return template<Drawn>({
    id: `${topic}/which-statements`,
    topic,
    levels: rich.levels,
    exams: examsOf(topic),
    draw(random, level) {
      let statements = drawStatements(random, rich.at(level), level)
      while (right(statements).length === 0) statements = drawStatements(random, rich.at(level), level)
      const key = subset(right(statements)).en
      return {
        statements,
        wrong: random
          .shuffle(SUBSETS)
          .filter((one) => subset(one).en !== key)
          .slice(0, 4),
      }
    },
    write({ statements, wrong }): DraftQuestion {
      const correct = subset(right(statements))
      return {
        stem: paragraphs(CONSIDER, numbered(statements), WHICH),
        correct,
        distractors: wrong.map((one) => ({ text: subset(one), mistake: 'misjudged a statement' })),
        explanation: paragraphs(...judged(statements), fill(LAST, { answer: bold(correct) })),
      }
    },
    verify: ({ statements }) =>
      only(
        SUBSETS.map((one) => subset(one).en),
        (option) => statements.every((one, n) => isTrue(one) === option.includes(String(n + 1))),
      ),
  })
}

function howManyAreRight(topic: Topic, rich: ReturnType<typeof richEnough>) {
  return template<readonly Statement[]>({
    id: `${topic}/how-many-statements`,
    topic,
    levels: rich.levels,
    exams: examsOf(topic),
    draw: (random, level) => drawStatements(random, rich.at(level), level),
    write(statements): DraftQuestion {
      const correct = COUNTS[right(statements).length] ?? COUNTS[0]
      return {
        stem: paragraphs(CONSIDER, numbered(statements), HOW_MANY),
        correct,
        distractors: COUNTS.filter((one) => one !== correct).map((text) => ({
          text,
          mistake: 'misjudged a statement',
        })),
        explanation: paragraphs(...judged(statements), fill(LAST, { answer: bold(correct) })),
        fixedOrder: COUNTS,
      }
    },
    verify: (statements) => COUNTS[statements.reduce((sum, one) => sum + Number(isTrue(one)), 0)]?.en ?? '',
  })
}

export function statementForms(topic: Topic, relations: readonly Relation[]) {
  const rich = richEnough(relations, ['medium', 'hard'], STATEMENTS)
  return rich.levels.length === 0 ? [] : [whichAreRight(topic, rich), howManyAreRight(topic, rich)]
}
