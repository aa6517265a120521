import { readMark } from '@pariksha/domain/marking/marking'
import { LETTERS } from '@pariksha/domain/question'
import { describe, expect, test } from 'vitest'
import { installation } from '../audit/installation.ts'
import { paperDigests } from '../audit/paper-digests.ts'
import { paperFigures } from '../audit/paper-figures.ts'
import { BANK } from '../bank.ts'
import { createRandom } from '../random.ts'
import { LEVELS, type Level, type Topic } from '../topics.ts'
import { MIXES } from './assemble.ts'
import { type Blueprint, type BlueprintPart, questionCount } from './blueprints/blueprint.ts'
import type { PaperQuestion, PaperSource } from './paper.ts'
import { paperRecipes } from './paper-recipes.ts'
import { type Source, sourcesByTopic } from './sources.ts'
import { asText, questionsOf, watchedBank } from './testing/shipped-papers.ts'

/** Of these figures there are fewer than the papers of an installation ask. */
const SOON_USED_UP: readonly Topic[] = ['counting-figures', 'paper-folding']

/** Topics of written questions alone are used up, too: of these each series owns some, which may be none of one topic. */
const LASTING = new Set(BANK.templates.map(({ topic }) => topic).filter((topic) => !SOON_USED_UP.includes(topic)))

const letterOf = ({ answer }: PaperQuestion) => (answer.kind === 'single-choice' ? answer.correct : '')
const isChosen = ({ kind }: PaperQuestion) => kind === 'single-choice'

/** The questions of every part, in order. */
const partsOf = (paper: PaperSource, { sections, exam }: Blueprint) =>
  sections.flatMap(({ parts }, section) => {
    const left = [...(paper.sections[section]?.questions ?? [])]
    const isOf = (part: BlueprintPart) => (question: PaperQuestion) =>
      part.topics.some((topic) => topic === question.about?.topic)
    return parts.map((part) => ({
      part,
      questions: MIXES.includes(exam) ? left.filter(isOf(part)) : left.splice(0, part.count),
    }))
  })

/** Topics of each part that the bank has questions on for papers like its own. */
const OFFERED = new Map<BlueprintPart, readonly Topic[]>()
for (const { blueprint } of paperRecipes())
  for (const part of blueprint.sections.flatMap(({ parts }) => parts))
    if (!OFFERED.has(part)) OFFERED.set(part, offered(part, blueprint))

function offered(part: BlueprintPart, { exam, optionCount }: Blueprint): Topic[] {
  const drawn = ({ levels, draw }: Source) => Array.from({ length: 12 }).some(() => draw(levels[0] ?? 'medium'))
  return sourcesByTopic(part, exam, BANK, createRandom('offered'), optionCount).flatMap((sources) =>
    sources.some(drawn) ? sources.slice(0, 1).map(({ topic }) => topic) : [],
  )
}

test('every topic that a paper asks about has questions', () => {
  const lacking = [...OFFERED].flatMap(([{ topics }, there]) => topics.filter((topic) => !there.includes(topic)))
  expect([...new Set(lacking)]).toEqual([])
})

const { bank, originOf, setSizes } = watchedBank()
const made = installation('one secret', bank)

describe.each([...Map.groupBy(made, ({ series }) => series)])('%s', (_, papers) => {
  const chosen = papers.flatMap(({ paper }) => questionsOf(paper)).filter(isChosen)

  test('has the sections of its pattern, with their counts and clocks', () => {
    for (const { paper, blueprint } of papers) {
      const counts = paper.sections.map(({ questions }) => questions.length)
      expect(counts).toEqual(blueprint.sections.map((section) => questionCount({ sections: [section] })))
      expect(paper.sections.map(({ name }) => name)).toEqual(blueprint.sections.map(({ name }) => name))
      const own = paper.sections.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0)
      expect([0, paper.minutes]).toContain(own)
    }
  })

  test('asks nothing twice in a paper', () => {
    for (const { paper } of papers) {
      const texts = questionsOf(paper).map(asText)
      expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
    }
  })

  test('asks all that belongs to a passage, a chart or a puzzle', () => {
    for (const { paper, blueprint } of papers)
      for (const { part, questions } of partsOf(paper, blueprint)) {
        const passages = questions.flatMap(({ passage }) => (passage ? [passage.en] : []))
        for (const one of new Set(passages)) {
          const all = setSizes.get(one) ?? 0
          const asked = passages.filter((passage) => passage === one).length
          expect(asked, one).toBe(Math.min(all, part.ofEach ?? all))
        }
      }
  })

  test('gives the answer of no question away in another one, nor the other way round', () => {
    for (const { paper } of papers) {
      const facts = questionsOf(paper).flatMap((question) => {
        const [, asked] = /\*\*([^*]+)\*\*/.exec(question.stem.en) ?? []
        return asked ? [`${asked} → ${originOf(question).question.correct.en}`] : []
      })
      const backwards = facts.map((fact) => fact.split(' → ').reverse().join(' → '))
      expect(facts.filter((fact) => backwards.includes(fact))).toEqual([])
    }
  })

  test('asks in a paper at most a twentieth of what another one asks', () => {
    const texts = papers.map(({ paper }) => questionsOf(paper).map(asText))
    for (const [index, own] of texts.entries())
      for (const other of texts.slice(0, index)) {
        const shared = own.filter((text) => other.includes(text))
        expect(shared.length, shared.join('\n')).toBeLessThanOrEqual(Math.min(own.length, other.length) / 20)
      }
  })

  test('gives every question different options, as many as its pattern has, and an explanation that names the key', () => {
    const plain = (text: string) => text.replace(/[*_`$\\\s“”‘’]/g, '')
    for (const { paper, blueprint } of papers)
      for (const question of questionsOf(paper).filter(isChosen)) {
        const options = question.options.map(({ en }) => en)
        expect(options, asText(question)).toHaveLength(blueprint.optionCount)
        expect(new Set(options).size, asText(question)).toBe(blueprint.optionCount)
        const keyed = options[LETTERS.join('').indexOf(letterOf(question))] ?? ''
        expect(keyed, asText(question)).toBe(originOf(question).question.correct.en)
        const told = question.optionPictures ? `figure (${letterOf(question).toUpperCase()})` : keyed
        expect(plain(question.explanation?.en ?? ''), asText(question)).toContain(plain(told))
      }
  })

  test('leaves options that make sense in one order only in that order', () => {
    for (const question of chosen) {
      const { fixedOrder } = originOf(question).question
      if (fixedOrder) expect(question.options).toEqual(fixedOrder)
    }
  })

  const count = (questions: readonly PaperQuestion[], letters: readonly string[]) =>
    letters.map((letter) => questions.filter((question) => letterOf(question) === letter).length)

  test('puts the right option at every letter equally often', () => {
    for (const { paper, blueprint } of papers) {
      const letters = LETTERS.slice(0, blueprint.optionCount)
      for (const { name, questions } of paper.sections) {
        const placed = questions.filter(isChosen)
        const fixed = Math.max(
          ...count(
            placed.filter((one) => originOf(one).question.fixedOrder),
            letters,
          ),
        )
        const even = placed.length / letters.length
        for (const times of count(placed, letters))
          expect(times, `${name}: ${count(placed, letters)}`).toSatisfy(
            () => Math.abs(times - even) <= 2 || (times > even && times <= fixed),
          )
      }
    }
    const letters = LETTERS.slice(0, papers[0]?.blueprint.optionCount)
    const alike = chosen.filter(({ options }) => options.length === letters.length)
    const observed = count(alike, letters)
    const even = alike.length / letters.length
    const chiSquare = observed.reduce((sum, times) => sum + (times - even) ** 2 / even, 0)
    expect(chiSquare, observed.join(' ')).toBeLessThan(letters.length === 5 ? 9.49 : 7.81) // 5 % of either
  })

  test('has no long run of one letter as the right option', () => {
    for (const { paper, blueprint } of papers) {
      const letters = questionsOf(paper).filter(isChosen).map(letterOf)
      const pairs = letters.length - 1
      const runs = letters.filter((letter, index) => letter === letters[index + 1]).length
      const share = 1 / blueprint.optionCount
      const deviation = Math.sqrt(pairs * share * (1 - share))
      expect(Math.abs(runs - pairs * share), letters.join('')).toBeLessThan(4.5 * deviation)
    }
  })

  test('does not reveal the right option by its length', () => {
    const words = chosen.filter(
      ({ options, optionPictures }) => !optionPictures && options.some(({ en }) => /[a-z]{3}/.test(en)),
    )
    const longest = words.filter(({ options, ...question }) => {
      const correct = originOf({ options, ...question }).question.correct.en
      return options.every(({ en }) => en === correct || en.length < correct.length)
    })
    const share = longest.length / words.length
    expect(share).toBeGreaterThan(0.05)
    expect(share).toBeLessThan(0.3)
  })

  test('asks about every topic of a part, each about as often as the others', () => {
    for (const { paper, blueprint, contentId } of papers)
      for (const { part, questions } of partsOf(paper, blueprint)) {
        const topics = OFFERED.get(part) ?? []
        // questions on one passage are one turn of their topic
        const turns = questions.filter(({ passage }, n) => !passage || passage.en !== questions[n - 1]?.passage?.en)
        const turnsOf = topics.map((topic) => turns.filter((question) => originOf(question).topic === topic).length)
        const told = `${contentId}: ${topics.map((topic, index) => `${topic} ${turnsOf[index]}`).join(', ')}`
        expect(
          turnsOf.reduce((a, b) => a + b),
          told,
        ).toBe(turns.length)
        const lasting = turnsOf.filter((_, index) => LASTING.has(topics[index] ?? 'sets'))
        expect(Math.max(...lasting) - Math.min(...lasting), told).toBeLessThanOrEqual(2)
      }
  })

  test('is about as hard as its pattern asks, within what the bank has', () => {
    // a section alone may have only passages of one level; those of a stage together are a paper
    const groups = Map.groupBy(papers, ({ blueprint, contentId }) =>
      blueprint.sections.length > 1 ? blueprint : contentId.replace(/\d+$/, ''),
    )
    for (const [first, ...others] of groups.values()) {
      if (!first) continue
      const own = [first, ...others]
      const { easy, medium, hard } = first.blueprint.levels
      const levels = own.flatMap(({ paper }) => questionsOf(paper)).map((question) => originOf(question).level)
      const share = (level: Level) => levels.filter((one) => one === level).length / levels.length
      const told = `${first.contentId}: ${LEVELS.map((level) => `${level} ${share(level).toFixed(2)}`).join(', ')}`
      expect(Math.abs(share('easy') - easy), told).toBeLessThanOrEqual(0.12)
      // many topics have nothing hard: their share of it is asked as medium
      expect(share('hard'), told).toBeGreaterThanOrEqual(hard < 0.1 ? 0 : hard / 4)
      expect(share('hard'), told).toBeLessThanOrEqual(hard + (first.blueprint.sections.length > 1 ? 0.06 : 0.1))
      expect(share('medium'), told).toBeGreaterThanOrEqual(medium - 0.1)
    }
  })

  test('begins each part of single questions with easier ones than it ends with', () => {
    const rank = (questions: readonly PaperQuestion[]) =>
      questions.reduce((sum, question) => sum + LEVELS.indexOf(originOf(question).level), 0) / questions.length
    for (const { paper, blueprint, contentId } of papers)
      for (const { questions, part } of partsOf(paper, blueprint)) {
        if (questions.length < 12 || questions.some(({ passage }) => passage)) continue
        const third = Math.floor(questions.length / 3)
        expect(rank(questions.slice(0, third)), `${contentId}: ${part.topics}`).toBeLessThan(
          rank(questions.slice(-third)),
        )
      }
  })
})

test('marks of a paper add up to whole ones', () => {
  for (const { marking, parts } of paperRecipes().flatMap(({ blueprint }) => blueprint.sections)) {
    const { numerator, denominator } = readMark(marking.right)
    expect((parts.reduce((sum, { count }) => sum + count, 0) * numerator) % denominator).toBe(0)
  }
})

const figures = paperFigures(made, (question) => originOf(question).question)

test('nothing that is paid for is asked in a free test', () => {
  // of small sets of figures and facts the same question may be drawn again when all of them were asked
  expect(figures.paidQuestionsInFreeTests / figures.questions).toBeLessThan(0.005)
})

test('a written item of a free test stands in no test that is paid for', () => {
  const written = new Set(BANK.items.map(({ id }) => id))
  const sources = (free: boolean) =>
    new Set(
      made
        .filter((one) => one.free === free)
        .flatMap(({ paper }) => questionsOf(paper).map(({ about }) => about?.source ?? ''))
        .filter((source) => written.has(source)),
    )
  const paid = sources(false)
  expect([...sources(true)].filter((source) => paid.has(source))).toEqual([])
})

test('no written item stands in two series', () => {
  expect(figures.writtenInTwoSeries).toBe(0)
})

test('hardly any two questions of a paper differ in their numbers alone', () => {
  expect(figures.nearTwins / figures.questions).toBeLessThan(0.0005)
})

test('topics are mixed where the examination mixes them', () => {
  expect(figures.neighboursOnOneTopic).toBeLessThan(0.15)
})

/**
 * Each line of the file is a paper: its content id, a digest of which questions were drawn with their keys, and a digest of
 * their wording. After a question was worded better the second differs; after the bank or a blueprint was changed so that
 * other questions are drawn, the first. Where that is meant, `vitest run content/src/papers/shipped-papers.test.ts --update`
 * writes the file anew; installations get the new draws only with a higher BANK_REVISION.
 */
test('every shipped paper is drawn as it was', async () => {
  await expect(paperDigests(made)).toMatchFileSnapshot('../audit/paper-digests.txt')
})
