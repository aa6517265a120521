import { describe, expect, test } from 'vitest'
import { faults } from '../../questions/faults.ts'
import { createRandom } from '../../random.ts'
import { isPlural } from '../../text/telugu.ts'
import type { Text } from '../../text.ts'
import { SEEDS } from '../../topics/check-templates.ts'
import { contentOf } from '../../topics/index.ts'
import { fillFact } from './fill-fact.ts'
import { holds, type Relation } from './table.ts'

const CONTENT = contentOf('awareness')
const RELATIONS = CONTENT.flatMap(({ relations = [] }) => relations)
const FACT_TEMPLATES = CONTENT.flatMap(({ templates = [] }) => templates)

const repeated = (texts: readonly string[]) => texts.filter((text, place) => texts.indexOf(text) !== place)
const byId = <Thing extends { readonly id: string }>(things: readonly Thing[]) =>
  things.map((thing) => [thing.id, thing] as const)

/** What is missing of a text in one of the three languages, in words. */
function gaps({ en, te, hi }: Text): string[] {
  const words = /[a-z]{3}/.test(en) && en !== te
  return [
    !te && `no Telugu: ${en}`,
    !hi && `no Hindi: ${en}`,
    words && !/\p{Script=Telugu}/u.test(te ?? '') && `not Telugu: ${te}`,
    words && !/\p{Script=Devanagari}/u.test(hi ?? '') && `not Hindi: ${hi}`,
    /\p{Script=Devanagari}/u.test((te ?? '').replaceAll('।', '')) && `Hindi in the Telugu: ${te}`,
    /\p{Script=Telugu}/u.test(hi ?? '') && `Telugu in the Hindi: ${hi}`,
    /[\p{Script=Telugu}\p{Script=Devanagari}]/u.test(en) && `another script in the English: ${en}`,
  ].filter((gap) => typeof gap === 'string')
}

describe('the tables', () => {
  test('hold more than two thousand facts', () => {
    const count = RELATIONS.reduce((sum, { facts }) => sum + facts.length, 0)
    expect(count).toBeGreaterThanOrEqual(2400)
  })

  test('have ids of their own, and say what settles them', () => {
    expect(repeated(FACT_TEMPLATES.map(({ id }) => id))).toEqual([])
    expect(
      FACT_TEMPLATES.filter(({ id, topic }) => !id.startsWith(`${topic}/`) || !/^[a-z-]+\/[a-z0-9-]+$/.test(id)),
    ).toEqual([])
    expect(RELATIONS.filter(({ settledBy }) => settledBy.length < 8)).toEqual([])
  })

  test('tell no fact twice', () => {
    const told = RELATIONS.flatMap(({ tell, facts }) =>
      facts.map(({ a, b }) => tell.en.replace('{a}', a.en).replace('{b}', b.en)),
    )
    expect(repeated(told)).toEqual([])
  })
})

describe.each(byId(RELATIONS))('%s', (_id, relation: Relation) => {
  const { facts, shape, also } = relation

  test('says one thing of each', () => {
    expect(repeated(facts.map(({ a }) => a.en))).toEqual([])
    if (shape === 'one-to-one') expect(repeated(facts.map(({ b }) => b.en))).toEqual([])
  })

  test('spells a name one way in every language', () => {
    for (const side of ['a', 'b'] as const) {
      for (const language of ['te', 'hi'] as const) {
        const spellings = new Map<string, Set<string>>()
        for (const fact of facts) {
          const known = spellings.get(fact[side].en) ?? new Set()
          spellings.set(fact[side].en, known.add(fact[side][language] ?? ''))
        }
        expect([...spellings].filter(([, forms]) => forms.size > 1)).toEqual([])
        expect(repeated([...spellings.values()].flatMap((forms) => [...forms]))).toEqual([])
      }
    }
  })

  test('is complete in three languages', () => {
    const sentences = [relation.ask, relation.askBack, relation.tell, relation.odd, ...relation.labels]
    const texts = [...sentences, ...facts.flatMap(({ a, b, note }) => [a, b, note])].flatMap((text) => text ?? [])
    expect(texts.flatMap(gaps)).toEqual([])
    for (const [text, places] of [
      [relation.ask, ['{a}']],
      [relation.askBack, ['{b}']],
      [relation.tell, ['{a}', '{b}']],
      [relation.odd, ['{b}']],
    ] as const) {
      for (const place of text ? places : [])
        expect(Object.values(text ?? {}).every((one) => one.includes(place))).toBe(true)
    }
  })

  test('tells in Telugu of several things with a verb of several', () => {
    // else the verb is that of a noun which the sentence adds: పాపికొండలు జాతీయ పార్కు … ఉంది
    const isSubject = /^\{a\} \{b\}/.test(relation.tell.te ?? '')
    const told = facts
      .filter(({ a }) => isSubject && isPlural(a.te ?? ''))
      .map((fact) => fillFact(relation.tell, fact).te)
    expect(told.filter((sentence) => /(ఉంది|ది|ించింది)\.$/.test(sentence))).toEqual([])
  })

  test('knows what else is true of what it names, and says it once', () => {
    const [names, values] = [new Set(facts.map(({ a }) => a.en)), new Set(facts.map(({ b }) => b.en))]
    expect(also.filter(([a, b]) => !names.has(a) || !values.has(b))).toEqual([])
    expect(repeated([...also, ...facts.map(({ a, b }) => [a.en, b.en])].map((pair) => pair.join(' | ')))).toEqual([])
    expect(facts.every(({ a, b }) => holds(relation, a.en, b.en))).toBe(true)
  })
})

describe.each(byId(FACT_TEMPLATES))('%s', (_id, template) => {
  test.each(template.levels)('%s questions have one answer, in three languages', (level) => {
    const asked = new Set<string>()
    const wrong: string[] = []
    for (let seed = 0; seed < SEEDS; seed++) {
      const { draft, verified } = template.make(
        createRandom(`${template.id}/${level}/${seed}`),
        level,
        seed % 2 === 0 ? 4 : 5,
      )
      for (const [n, question] of draft.questions.entries()) {
        const { stem, correct, distractors, explanation } = question
        const key = `${stem.en}|${correct.en}|${distractors.map(({ text }) => text.en).join()}`
        if (asked.has(key)) continue
        asked.add(key)
        const options = [correct, ...distractors.map(({ text }) => text)]
        const found = [
          ...faults(question, verified[n]),
          ...[stem, explanation, ...options].flatMap(gaps),
          ...(['te', 'hi'] as const).flatMap((language) => repeated(options.map((option) => option[language] ?? ''))),
        ]
        if (found.length > 0) wrong.push(`seed ${seed}: ${stem.en}: ${found.join('; ')}`)
      }
    }
    expect(wrong).toEqual([])
    expect(asked.size).toBeGreaterThanOrEqual(3)
  })
})
