import { describe, expect, test } from 'vitest'
import { BANK } from '../bank.ts'
import { SHIPPED_SERIES } from '../shipped.ts'
import { assemblePaper } from './assemble.ts'
import { questionCount } from './blueprint.ts'
import type { PaperQuestion, PaperSource } from './paper.ts'

const ICET = SHIPPED_SERIES.find(({ slug }) => slug === 'icet')?.tests ?? []

/** The five papers as an installation with this secret makes them. */
function installation(secret: string) {
  const asked = new Set<string>()
  return ICET.map(({ blueprint, contentId, pattern }) => {
    const { paper, fingerprints } = assemblePaper(blueprint, BANK, `${secret}/${contentId}`, asked)
    for (const mark of fingerprints) asked.add(mark)
    return { paper, pattern, blueprint }
  })
}

const questionsOf = ({ sections }: PaperSource): readonly PaperQuestion[] =>
  sections.flatMap(({ questions }) => questions)
const asText = ({ stem, passage, options }: PaperQuestion) =>
  [passage?.en, stem.en, ...options.map(({ en }) => en).sort()].join('|')
const letterOf = ({ answer }: PaperQuestion) => (answer.kind === 'single-choice' ? answer.correct : '')
const DATA_SUFFICIENCY = /statement I alone is sufficient/i
const inFixedOrder = ({ options }: PaperQuestion) =>
  options.some(({ en }) => DATA_SUFFICIENCY.test(en) || en === 'No error')

describe.each(['one secret', 'another secret', 'a third secret'])('an installation with %s', (secret) => {
  const papers = installation(secret)

  test('has five papers of 200 questions in the split that the card names', () => {
    expect(papers).toHaveLength(5)
    for (const { paper, pattern, blueprint } of papers) {
      expect(questionCount(blueprint)).toBe(200)
      const counts = paper.sections.map(({ name, questions }) => `${name.split(' ')[0]} ${questions.length}`)
      expect(pattern).toContain(counts.join(', '))
    }
  })

  test('asks nothing twice in a paper', () => {
    for (const { paper } of papers) {
      const texts = questionsOf(paper).map(asText)
      expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
    }
  })

  test('asks outside of English nothing twice in all five, and of its English at most a fifth', () => {
    const seen = new Set<string>()
    for (const { paper } of papers) {
      for (const { name, questions } of paper.sections) {
        const again = questions.map(asText).filter((text) => seen.has(text))
        const allowed = name.startsWith('Communication') ? questions.length / 5 : 0
        expect(again.length, again.join('\n')).toBeLessThanOrEqual(allowed)
      }
      for (const question of questionsOf(paper)) seen.add(asText(question))
    }
  })

  test('gives every question four different options, an explanation and a key among the options', () => {
    for (const question of papers.flatMap(({ paper }) => questionsOf(paper))) {
      const options = question.options.map(({ en }) => en)
      expect(new Set(options).size, asText(question)).toBe(4)
      const keyed = options['abcd'.indexOf(letterOf(question))] ?? ''
      const plain = (text: string) => text.replace(/[*_`$\\\s]/g, '')
      expect(plain(question.explanation?.en ?? ''), asText(question)).toContain(plain(keyed))
    }
  })

  test('puts the right option at every letter equally often', () => {
    for (const { paper } of papers) {
      for (const { questions } of paper.sections) {
        const free = questions.filter((question) => !inFixedOrder(question)).length
        for (const letter of 'abcd') {
          const count = questions.filter((question) => letterOf(question) === letter).length
          const even = questions.length / 4
          expect(Math.abs(count - even), `${letter}: ${count} of ${questions.length}`).toBeLessThanOrEqual(
            1 + (questions.length - free) / 3,
          )
        }
      }
      const observed = [...'abcd'].map(
        (letter) => questionsOf(paper).filter((question) => letterOf(question) === letter).length,
      )
      const chiSquare = observed.reduce((sum, count) => sum + (count - 50) ** 2 / 50, 0)
      expect(chiSquare, observed.join(' ')).toBeLessThan(7.81) // 3 degrees of freedom, 5 %
    }
  })
})

test('the same secret makes the same papers, another one others', () => {
  expect(JSON.stringify(installation('x'))).toBe(JSON.stringify(installation('x')))
  const [first, second] = [installation('x'), installation('y')].map(
    (papers) => new Set(papers.flatMap(({ paper }) => questionsOf(paper)).map(asText)),
  )
  const shared = [...(first ?? [])].filter((text) => second?.has(text)).length
  expect(shared).toBeLessThan(400) // written items and small worlds come up in every installation
})

test('a bank that cannot fill a paper says what it lacks', () => {
  const blueprint = ICET[0]?.blueprint
  if (!blueprint) throw new Error('no blueprint')
  expect(() => assemblePaper(blueprint, { templates: [], items: BANK.items }, 'x')).toThrow(
    /the bank lacks 20 questions on data-sufficiency/,
  )
})
