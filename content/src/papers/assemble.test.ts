import { describe, expect, test } from 'vitest'
import { BANK } from '../bank.ts'
import type { Draft, Template, WrittenItem } from '../question.ts'
import { SHIPPED_SERIES } from '../shipped.ts'
import { same } from '../text.ts'
import { LEVELS, type Level, type Topic } from '../topics.ts'
import { assemblePaper, type Bank, fingerprint } from './assemble.ts'
import { type Blueprint, questionCount } from './blueprint.ts'
import type { PaperQuestion, PaperSource } from './paper.ts'

const ICET = (SHIPPED_SERIES.find(({ slug }) => slug === 'icet')?.tests ?? []).flatMap(({ content, ...test }) =>
  'blueprint' in content ? [{ ...test, blueprint: content.blueprint }] : [],
)

/** The five papers as an installation with this secret makes them. */
function installation(secret: string, bank = BANK) {
  const asked = new Set<string>()
  return ICET.map(({ blueprint, contentId, pattern }) => {
    const { paper, fingerprints } = assemblePaper(blueprint, bank, `${secret}/${contentId}`, asked)
    for (const mark of fingerprints) asked.add(mark)
    return { paper, pattern, blueprint }
  })
}

const questionsOf = ({ sections }: PaperSource): readonly PaperQuestion[] =>
  sections.flatMap(({ questions }) => questions)
const asText = ({ stem, passage, options }: PaperQuestion) =>
  [passage?.en, stem.en, ...options.map(({ en }) => en).sort()].join('|')
const letterOf = ({ answer }: PaperQuestion) => (answer.kind === 'single-choice' ? answer.correct : '')
type Origin = {
  readonly topic: Topic
  readonly level: Level
  readonly correct: string
  readonly fixedOrder?: Draft['questions'][number]['fixedOrder']
}

/** The bank, and of every question it gave where that came from. */
function watchedBank() {
  const origins = new Map<string, Origin>()
  const note = ({ passage, questions }: Draft, topic: Topic, level: Level) => {
    for (const { stem, correct, distractors, fixedOrder } of questions) {
      const options = fixedOrder ?? [correct, ...distractors.slice(0, 3).map(({ text }) => text)]
      const text = [passage?.en, stem.en, ...options.map(({ en }) => en).sort()].join('|')
      origins.set(text, { topic, level, correct: correct.en, ...(fixedOrder && { fixedOrder }) })
    }
  }
  for (const { draft, topic, levels } of BANK.items) note(draft, topic, levels[0] ?? 'medium')
  const watched = (template: Template): Template => ({
    ...template,
    make(random, level) {
      const made = template.make(random, level)
      note(made.draft, template.topic, level)
      return made
    },
  })
  const originOf = (question: PaperQuestion): Origin => {
    const origin = origins.get(asText(question))
    if (!origin) throw new Error(`not from the bank: ${asText(question)}`)
    return origin
  }
  return { bank: { templates: BANK.templates.map(watched), items: BANK.items }, originOf }
}

/** The questions of every part, in order. */
const partsOf = (paper: PaperSource, { sections }: Blueprint) =>
  sections.flatMap(({ parts }, section) => {
    const left = [...(paper.sections[section]?.questions ?? [])]
    return parts.map((part) => ({ part, questions: left.splice(0, part.count) }))
  })

/** Topics of the syllabus whose share the others of their part take for now. */
const NOT_WRITTEN_YET: readonly Topic[] = ['caselet']

/** What the bank can ask about in ICET. */
const OFFERED = new Set(
  [...BANK.templates, ...BANK.items].filter(({ exams }) => exams.includes('icet')).map(({ topic }) => topic),
)

describe.each(['one secret', 'another secret', 'a third secret'])('an installation with %s', (secret) => {
  const { bank, originOf } = watchedBank()
  const papers = installation(secret, bank)

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

  test('keys the option that the question was written with as its right one', () => {
    for (const question of papers.flatMap(({ paper }) => questionsOf(paper)))
      expect(question.options['abcd'.indexOf(letterOf(question))]?.en, asText(question)).toBe(
        originOf(question).correct,
      )
  })

  test('leaves options that make sense in one order only in that order', () => {
    const fixed = papers.flatMap(({ paper }) => questionsOf(paper)).filter((question) => originOf(question).fixedOrder)
    expect(fixed.length).toBeGreaterThanOrEqual(5 * 20)
    for (const question of fixed) expect(question.options).toEqual(originOf(question).fixedOrder)
  })

  test('puts the right option at every letter equally often', () => {
    const count = (questions: readonly PaperQuestion[]) =>
      [...'abcd'].map((letter) => questions.filter((question) => letterOf(question) === letter).length)
    for (const { paper } of papers) {
      for (const { name, questions } of paper.sections) {
        const fixed = Math.max(...count(questions.filter((question) => originOf(question).fixedOrder)))
        const even = questions.length / 4
        for (const times of count(questions))
          expect(times, `${name}: ${count(questions)}`).toSatisfy(
            () => Math.abs(times - even) <= 2 || (times > even && times === fixed),
          )
      }
      const observed = count(questionsOf(paper))
      const chiSquare = observed.reduce((sum, times) => sum + (times - 50) ** 2 / 50, 0)
      expect(chiSquare, observed.join(' ')).toBeLessThan(7.81) // 3 degrees of freedom, 5 %
    }
  })

  test('shows no run of one letter that a student could ride on', () => {
    for (const { paper } of papers) {
      const letters = questionsOf(paper).map(letterOf)
      const runs = letters.filter((letter, index) => letter === letters[index + 1]).length
      expect(runs, letters.join('')).toBeGreaterThan(20) // 50 expected of 199, σ about 6
      expect(runs, letters.join('')).toBeLessThan(80)
    }
  })

  test('asks about every topic of a part, each as often as the others', () => {
    for (const { paper, blueprint } of papers)
      for (const { part, questions } of partsOf(paper, blueprint)) {
        const topics = part.topics.filter((topic) => OFFERED.has(topic))
        // questions on one passage are one turn of their topic
        const turns = questions.filter(({ passage }, n) => !passage || passage.en !== questions[n - 1]?.passage?.en)
        const turnsOf = topics.map((topic) => turns.filter((question) => originOf(question).topic === topic).length)
        const told = topics.map((topic, index) => `${topic} ${turnsOf[index]}`).join(', ')
        expect(
          turnsOf.reduce((a, b) => a + b),
          told,
        ).toBe(turns.length)
        expect(Math.max(...turnsOf) - Math.min(...turnsOf), told).toBeLessThanOrEqual(1)
      }
  })

  test('is about as hard as the pattern asks, within what the bank has', () => {
    for (const { paper, blueprint } of papers) {
      const levels = questionsOf(paper).map((question) => originOf(question).level)
      const share = (level: Level) => levels.filter((one) => one === level).length / levels.length
      const { easy, medium, hard } = blueprint.levels
      expect(Math.abs(share('easy') - easy), `easy ${share('easy')}`).toBeLessThanOrEqual(0.08)
      // many topics have nothing hard: their share of it is asked as medium
      expect(share('hard'), 'hard').toBeGreaterThanOrEqual(0.05)
      expect(share('hard'), 'hard').toBeLessThanOrEqual(hard + 0.05)
      expect(share('medium'), 'medium').toBeGreaterThanOrEqual(medium - 0.05)
    }
  })

  test('begins each part of single questions with easier ones than it ends with', () => {
    const rank = (questions: readonly PaperQuestion[]) =>
      questions.reduce((sum, question) => sum + LEVELS.indexOf(originOf(question).level), 0) / questions.length
    for (const { paper, blueprint } of papers)
      for (const { questions } of partsOf(paper, blueprint)) {
        if (questions.length < 15 || questions.some(({ passage }) => passage)) continue
        const third = Math.floor(questions.length / 3)
        expect(rank(questions.slice(0, third))).toBeLessThan(rank(questions.slice(-third)))
      }
  })
})

test('every topic that ICET asks about has questions', () => {
  const asked = new Set(ICET.flatMap(({ blueprint }) => blueprint.sections).flatMap(({ parts }) => parts))
  const lacking = [...asked].flatMap(({ topics }) => topics).filter((topic) => !OFFERED.has(topic))
  expect([...new Set(lacking)]).toEqual(NOT_WRITTEN_YET.filter((topic) => !OFFERED.has(topic)))
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
    questionsOf(assemblePaper(plan, bank, seed, asked).paper).map(({ stem }) => stem.en)
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

  test('the shares of easy, medium and hard are exact where every level is there', () => {
    const drawn = stems(blueprint(20, ['spelling']), { templates: [], items: spelling }, 'x')
    const levels = drawn.map((stem) => spelling.find(({ id }) => id === `spelling/${stem}`)?.levels[0])
    expect(LEVELS.map((level) => levels.filter((one) => one === level).length)).toEqual([8, 8, 4])
  })

  test('sets count by their questions, and the last one is cut to what is missing', () => {
    const items = ['p1', 'p2', 'p3'].map((name) => set('reading-comprehension', name, 5))
    const { paper } = assemblePaper(blueprint(13, ['reading-comprehension']), { templates: [], items }, 'x')
    const passages = questionsOf(paper).map(({ passage }) => passage?.en)
    expect([...new Set(passages)].map((name) => passages.filter((one) => one === name).length)).toEqual([5, 5, 3])
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
