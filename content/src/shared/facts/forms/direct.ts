import { mentionedFirst } from '../../../questions/mentioned-options.ts'
import { only } from '../../../questions/only.ts'
import { readNumber, readNumbers } from '../../../questions/option-values.ts'
import { template } from '../../../questions/template.ts'
import type { Random } from '../../../random.ts'
import { fill } from '../../../text/fill.ts'
import { bold, joined, paragraphs, say } from '../../../text/localized.ts'
import type { Text } from '../../../text.ts'
import { LEVELS, type Level } from '../../../topics.ts'
import { fillFact } from '../fill-fact.ts'
import { askable, type Fact, holds, type Relation } from '../table.ts'
import { examsOf } from '../topic-exams.ts'

type Drawn = { readonly fact: Fact; readonly others: readonly Fact[]; readonly lures: readonly Text[] }

const OTHERS = say('Of the other options: {all}', 'మిగతా ఐచ్ఛికాలు: {all}', 'अन्य विकल्प: {all}')
const LURES = say(
  'The other options only fit the letters.',
  'మిగతా ఐచ్ఛికాలు అక్షరాలకు మాత్రమే సరిపోతాయి.',
  'अन्य विकल्प केवल अक्षरों से मेल खाते हैं।',
)
/** Nobody takes a later one for the year of an event. */
export const LAST_YEAR = 2025
const side = { forward: 'b', back: 'a' } as const

/** Facts whose cell on the asked side differs from all the others', and would be wrong as the answer. */
function wrongFacts(random: Random, relation: Relation, fact: Fact, way: keyof typeof side): readonly Fact[] {
  const asked = side[way]
  const pool = relation.facts.filter((other) =>
    way === 'forward' ? !holds(relation, fact.a.en, other.b.en) : !holds(relation, other.a.en, fact.b.en),
  )
  const near = pool.every((other) => readNumber(other[asked])) ? nearest(pool, fact, asked) : pool
  const different = new Map(random.shuffle(near).map((other) => [other[asked].en, other]))
  return [...different.values()].slice(0, 4)
}

/** All numbers that the table knows as answers. */
const answersTo = (relation: Relation, fact: Fact, way: keyof typeof side): number[] =>
  relation.facts
    .filter((other) =>
      way === 'forward' ? holds(relation, fact.a.en, other.b.en) : holds(relation, other.a.en, fact.b.en),
    )
    .flatMap((other) => readNumber(other[side[way]])?.value ?? [])

/** Numbers and years tempt when they are close. */
function nearest(pool: readonly Fact[], fact: Fact, asked: 'a' | 'b'): readonly Fact[] {
  const numberIn = (one: Fact) => readNumber(one[asked])?.value ?? 0
  const gap = (other: Fact) => Math.abs(numberIn(other) - numberIn(fact))
  const values = [...new Set(pool.toSorted((one, other) => gap(one) - gap(other)).map((one) => one[asked].en))].slice(
    0,
    7,
  )
  return pool.filter((other) => values.includes(other[asked].en))
}

const told = (relation: Relation, facts: readonly Fact[]): Text =>
  joined(
    facts.map((fact) => fillFact(relation.tell, fact)),
    ' ',
  )

const about = ({ a, b, note }: Fact): string => [a, b, note].map((text) => text?.en ?? '').join(' | ')

/** One cell of a fact is given, the other asked. */
function direct(relation: Relation, way: keyof typeof side) {
  const stem = way === 'forward' ? relation.ask : relation.askBack
  const asked = side[way]
  const facts = askable(relation)
  const enough = (level: Level) => facts.some((fact) => fact.level === level)
  if (!stem || new Set(relation.facts.map((fact) => fact[asked].en)).size < 4) return []
  return [
    template<Drawn>({
      id: `${relation.topic}/${relation.id}${way === 'back' ? '-back' : ''}`,
      topic: relation.topic,
      levels: LEVELS.filter(enough),
      exams: examsOf(relation.topic),
      draw(random, level) {
        const fact = random.pick(facts.filter((one) => one.level === level))
        return way === 'forward' && fact.lures
          ? { fact, others: [], lures: random.shuffle(fact.lures).slice(0, 4) }
          : { fact, others: wrongFacts(random, relation, fact, way), lures: [] }
      },
      write({ fact, others, lures }, optionCount) {
        const line = (one: Fact) => ({ name: one[asked].en, line: fillFact(relation.tell, one).en })
        const printed = mentionedFirst(others, line, about(fact)).slice(0, optionCount - 1)
        const options = [fact, ...printed].map((one) => one[asked])
        // other numbers than those of the table are offered then
        const isNumber = printed.length > 0 && readNumbers(options) !== undefined
        const isYear = options.every(({ en }) => /^\d{4}$/.test(en))
        return {
          stem: fillFact(stem, fact),
          correct: fact[asked],
          distractors: [
            ...printed.map((other) => ({
              text: other[asked],
              mistake: `took it for: ${fillFact(relation.tell, other).en}`,
            })),
            ...lures.slice(0, optionCount - 1).map((text) => ({ text, mistake: 'a word that only begins alike' })),
          ],
          ...(isNumber && { alsoRight: answersTo(relation, fact, way) }),
          ...(isYear && { range: [1, LAST_YEAR] }),
          explanation: paragraphs(
            fact.note,
            isNumber ? undefined : printed.length > 0 ? fill(OTHERS, { all: told(relation, printed) }) : LURES,
            fillFact(relation.tell, { ...fact, [asked]: bold(fact[asked]) }),
          ),
        }
      },
      verify: ({ fact, others, lures }) =>
        only([...[fact, ...others].map((one) => one[asked].en), ...lures.map(({ en }) => en)].toSorted(), (option) =>
          way === 'forward' ? holds(relation, fact.a.en, option) : holds(relation, option, fact.b.en),
        ),
    }),
  ]
}

export const directForms = (relation: Relation) => [...direct(relation, 'forward'), ...direct(relation, 'back')]
