import { describe, expect, test } from 'vitest'
import { BANK } from '../bank.ts'
import type { Draft, Template, WrittenItem } from '../question.ts'
import { same } from '../text/localized.ts'
import { LEVELS, type Level, type Topic } from '../topics.ts'
import { assemblePaper, fingerprint } from './assemble.ts'
import type { Blueprint } from './blueprints/blueprint.ts'
import { TELANGANA_ICET } from './blueprints/icet.ts'
import type { PaperQuestion, PaperSource } from './paper.ts'
import type { Bank } from './sources.ts'

const questionsOf = ({ sections }: PaperSource): readonly PaperQuestion[] =>
  sections.flatMap(({ questions }) => questions)

test('a bank that cannot fill a paper says what it lacks', () => {
  expect(() => assemblePaper(TELANGANA_ICET, { templates: [], items: BANK.items }, 'x')).toThrow(
    /the bank lacks 20 questions on data-sufficiency/,
  )
})

describe('a small bank', () => {
  const written = (topic: Topic, level: Level, name: string): WrittenItem => ({
    id: `${topic}/${name}`,
    topic,
    levels: [level],
    exams: ['ssc'],
    draft: {
      questions: [
        {
          stem: same(name),
          correct: same('right'),
          distractors: ['p', 'q', 'r', 's'].map((text) => ({ text: same(text), mistake: '' })),
          explanation: same('right'),
        },
      ],
    },
  })
  const set = (topic: Topic, name: string, size: number): WrittenItem => {
    const { draft, ...rest } = written(topic, 'easy', name)
    const questions = Array.from({ length: size }, (_, n) => ({ ...draft.questions[0], stem: same(`${name} ${n}`) }))
    return { ...rest, draft: { passage: same(name), questions: questions as Draft['questions'] } }
  }
  const blueprint = (count: number, topics: readonly Topic[], optionCount: 4 | 5 = 4): Blueprint => ({
    exam: 'ssc',
    minutes: 60,
    optionCount,
    levels: { easy: 0.4, medium: 0.4, hard: 0.2 },
    sections: [{ name: 'A', minutes: null, marking: { right: '1', wrong: '0' }, parts: [{ count, topics }] }],
  })
  const stems = (plan: Blueprint, bank: Bank, seed: string, asked?: ReadonlySet<string>) =>
    questionsOf(assemblePaper(plan, bank, seed, asked && { anywhere: asked, nearby: asked }).paper).map(
      ({ stem }) => stem.en,
    )
  const spelling = Array.from({ length: 60 }, (_, n) => written('spelling', LEVELS[n % 3] ?? 'easy', `word ${n}`))
  const seeds = Array.from({ length: 20 }, (_, n) => `seed ${n}`)

  test.each(seeds)('the one question that was not asked yet is found among sixty (%s)', (seed) => {
    const asked = new Set(spelling.slice(1).map(({ draft }) => fingerprint(draft)))
    expect(stems(blueprint(1, ['spelling']), { templates: [], items: spelling }, seed, asked)).toEqual(['word 0'])
  })

  test.each(seeds)('what was asked before comes again only when all else is used up (%s)', (seed) => {
    const asked = new Set(spelling.slice(4).map(({ draft }) => fingerprint(draft)))
    const drawn = stems(blueprint(6, ['spelling']), { templates: [], items: spelling }, seed, asked)
    expect(new Set(drawn).size).toBe(6)
    expect(drawn.slice(0, 4).toSorted()).toEqual(['word 0', 'word 1', 'word 2', 'word 3'])
  })

  test.each(seeds)('of two questions that tell each other’s answer a paper asks one (%s)', (seed) => {
    const fact = (asked: string, answer: string): WrittenItem => {
      const { draft, ...rest } = written('spelling', 'easy', `What belongs to **${asked}**?`)
      return { ...rest, draft: { questions: draft.questions.map((one) => ({ ...one, correct: same(answer) })) } }
    }
    const items = [fact('Assam', 'Dispur'), fact('Dispur', 'Assam'), fact('Bihar', 'Patna')]
    const drawn = stems(blueprint(2, ['spelling']), { templates: [], items }, seed)
    expect(drawn.filter((stem) => /Assam|Dispur/.test(stem))).toHaveLength(1)
  })

  test('the shares of easy, medium and hard are exact where every level is there', () => {
    const drawn = stems(blueprint(20, ['spelling']), { templates: [], items: spelling }, 'x')
    const levels = drawn.map((stem) => spelling.find(({ id }) => id === `spelling/${stem}`)?.levels[0])
    expect(LEVELS.map((level) => levels.filter((one) => one === level).length)).toEqual([8, 8, 4])
  })

  const sizesOf = (count: number, items: readonly WrittenItem[], seed: string, asked?: ReadonlySet<string>) => {
    const plan = blueprint(count, ['reading-comprehension'])
    const { paper } = assemblePaper(plan, { templates: [], items }, seed, asked && { anywhere: asked, nearby: asked })
    const passages = questionsOf(paper).map(({ passage }) => passage?.en)
    return [...new Set(passages)].map((name) => passages.filter((one) => one === name).length).toSorted()
  }

  test('sets count by their questions, and where whole ones do not add up nothing is asked', () => {
    const items = ['p1', 'p2', 'p3'].map((name) => set('reading-comprehension', name, 5))
    expect(sizesOf(10, items, 'x')).toEqual([5, 5])
    expect(() => sizesOf(13, items, 'x')).toThrow('the bank lacks 13 questions on reading-comprehension')
  })

  test.each(seeds)('a set of a size that is needed twice and is there once is passed over (%s)', (seed) => {
    const items = [7, 5, 5, 5, 4].map((size, n) => set('reading-comprehension', `p${n}`, size))
    expect(sizesOf(14, items, seed)).toEqual([4, 5, 5])
  })

  test.each(seeds)('where new sets alone do not add up, as few as can be come again (%s)', (seed) => {
    const items = [5, 5, 4, 4].map((size, n) => set('reading-comprehension', `p${n}`, size))
    const asked = new Set(['p2', 'p3'])
    expect(sizesOf(10, items, seed, asked)).toEqual([5, 5])
    expect(sizesOf(9, items, seed, asked)).toEqual([4, 5])
  })

  test.each(seeds)(
    'a set that would leave room which nothing fills is passed over for one that does not (%s)',
    (seed) => {
      const items = [5, 5, 5, 4, 4].map((size, n) => set('reading-comprehension', `p${n}`, size))
      for (const count of [8, 9, 10, 13, 14]) {
        const { paper } = assemblePaper(blueprint(count, ['reading-comprehension']), { templates: [], items }, seed)
        for (const { draft } of items) {
          const asked = questionsOf(paper).filter(({ passage }) => passage?.en === draft.passage?.en).length
          expect([0, draft.questions.length]).toContain(asked)
        }
      }
    },
  )

  test('where a part asks single questions or sets only, the others are left', () => {
    const items = [set('spelling', 'p1', 4), set('spelling', 'p2', 4), ...spelling]
    const asked = (asks: 'singles' | 'sets') => {
      const plan = blueprint(8, ['spelling'])
      const sections = plan.sections.map((one) => ({ ...one, parts: one.parts.map((part) => ({ ...part, asks })) }))
      const { paper } = assemblePaper({ ...plan, sections }, { templates: [], items }, 'x')
      return questionsOf(paper).filter(({ passage }) => passage).length
    }
    expect([asked('singles'), asked('sets')]).toEqual([0, 8])
  })

  test('questions of a set stay together and in their order', () => {
    const items = [set('reading-comprehension', 'p1', 4), set('reading-comprehension', 'p2', 4)]
    const drawn = stems(blueprint(8, ['reading-comprehension']), { templates: [], items }, 'x')
    expect([drawn.slice(0, 4), drawn.slice(4)].toSorted()).toEqual(
      ['p1', 'p2'].map((name) => [0, 1, 2, 3].map((n) => `${name} ${n}`)),
    )
  })

  test('five options are shown where the paper has five, four of the most tempting where it has four', () => {
    const shown = (optionCount: 4 | 5) =>
      questionsOf(
        assemblePaper(blueprint(5, ['spelling'], optionCount), { templates: [], items: spelling }, 'x').paper,
      ).map(({ options }) => options.map(({ en }) => en).toSorted())
    expect(new Set(shown(4).map(String))).toEqual(new Set(['p,q,r,right']))
    expect(new Set(shown(5).map(String))).toEqual(new Set(['p,q,r,right,s']))
  })

  test('questions of other examinations and with too few options are not taken', () => {
    const [first, second] = spelling
    if (!first || !second) throw new Error('no items')
    const other: WrittenItem = { ...first, exams: ['cat'] }
    const short = {
      ...second,
      draft: { questions: second.draft.questions.map((one) => ({ ...one, distractors: one.distractors.slice(0, 2) })) },
    }
    const template: Template = { ...other, make: () => ({ draft: first.draft, verified: ['right'] }) }
    expect(() => stems(blueprint(1, ['spelling']), { templates: [template], items: [other, short] }, 'x')).toThrow(
      'the bank lacks 1 questions on spelling',
    )
  })
})
