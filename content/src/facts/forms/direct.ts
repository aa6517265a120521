import { only } from '../../english/only.ts'
import { template } from '../../question.ts'
import type { Random } from '../../random.ts'
import { LEVELS, type Level } from '../../topics.ts'
import { type Fact, holds, type Relation, t } from '../table.ts'
import { examsOf } from '../topic-exams.ts'
import { bold, fill, join, paragraphs } from '../wording.ts'

type Drawn = { readonly fact: Fact; readonly others: readonly Fact[] }

export const OTHERS = t('Of the other options: {all}', 'మిగతా ఐచ్ఛికాలు: {all}', 'अन्य विकल्प: {all}')
const side = { forward: 'b', back: 'a' } as const

/** Facts whose cell on the asked side differs from all the others', and would be wrong as the answer. */
function wrongFacts(random: Random, relation: Relation, fact: Fact, way: keyof typeof side): readonly Fact[] {
  const asked = side[way]
  const pool = relation.facts.filter((other) =>
    way === 'forward' ? !holds(relation, fact.a.en, other.b.en) : !holds(relation, other.a.en, fact.b.en),
  )
  const near = pool.every((other) => /^\d+$/.test(other[asked].en)) ? nearest(pool, fact, asked) : pool
  const different = new Map(random.shuffle(near).map((other) => [other[asked].en, other]))
  return [...different.values()].slice(0, 4)
}

/** Numbers and years tempt when they are close. */
function nearest(pool: readonly Fact[], fact: Fact, asked: 'a' | 'b'): readonly Fact[] {
  const gap = (other: Fact) => Math.abs(Number(other[asked].en) - Number(fact[asked].en))
  const values = [...new Set(pool.toSorted((one, other) => gap(one) - gap(other)).map((one) => one[asked].en))].slice(
    0,
    7,
  )
  return pool.filter((other) => values.includes(other[asked].en))
}

/** One cell of a fact is given, the other asked. */
function direct(relation: Relation, way: keyof typeof side) {
  const stem = way === 'forward' ? relation.ask : relation.askBack
  const asked = side[way]
  const enough = (level: Level) => relation.facts.some((fact) => fact.level === level)
  if (!stem || new Set(relation.facts.map((fact) => fact[asked].en)).size < 4) return []
  return [
    template<Drawn>({
      id: `${relation.topic}/${relation.id}${way === 'back' ? '-back' : ''}`,
      topic: relation.topic,
      levels: LEVELS.filter(enough),
      exams: examsOf(relation.topic),
      draw(random, level) {
        const fact = random.pick(relation.facts.filter((one) => one.level === level))
        return { fact, others: wrongFacts(random, relation, fact, way) }
      },
      write: ({ fact, others }) => ({
        stem: fill(stem, fact),
        correct: fact[asked],
        distractors: others.map((other) => ({
          text: other[asked],
          mistake: `took it for: ${fill(relation.tell, other).en}`,
        })),
        explanation: paragraphs(
          fact.note,
          fill(OTHERS, {
            all: join(
              others.map((other) => fill(relation.tell, other)),
              ' ',
            ),
          }),
          fill(relation.tell, { ...fact, [asked]: bold(fact[asked]) }),
        ),
      }),
      verify: ({ fact, others }) =>
        only([fact, ...others].map((one) => one[asked].en).toSorted(), (option) =>
          way === 'forward' ? holds(relation, fact.a.en, option) : holds(relation, option, fact.b.en),
        ),
    }),
  ]
}

export const directForms = (relation: Relation) => [...direct(relation, 'forward'), ...direct(relation, 'back')]
