import type { PaperDraft } from '@pariksha/contract/papers/paper-draft'
import type { PaperRule } from '@pariksha/contract/papers/paper-rule'
import type { DrawnQuestions } from '@pariksha/contract/questions/drawn-questions'
import type { Question } from '@pariksha/contract/questions/question'
import type { QuestionPassage } from '@pariksha/contract/questions/question-passages'
import { expect, test } from 'vitest'
import { aPaperAuthor, NOW } from '../../../testing/question-bank/paper-author.ts'
import { aPattern } from '../../../testing/question-bank/paper-drafts.ts'
import { problem, useApp } from '../../../testing/use-app.ts'

const here = useApp()

const aRule = (changes: Partial<PaperRule> = {}): PaperRule => ({
  topics: [{ topic: 'speed-and-distance', share: 1 }],
  levels: { easy: 1, medium: 0, hard: 0 },
  source: 'bank',
  kinds: ['single-choice'],
  skip_last: 0,
  ...changes,
})

const sized = (count: number) => aPattern({ sections: aPattern().sections.map((one) => ({ ...one, count })) })

test('the bank comes first, and what it lacks the templates give', async () => {
  const author = await aPaperAuthor(here)
  const topic = 'boats'
  const own = [await author.approved({ topic }), await author.approved({ topic })]
  const draft = await author.create(sized(6))
  const topics = [{ topic, share: 1 }]
  const bank = await author.send('POST', `/papers/${draft.id}/fill/`, {
    version: draft.version,
    section: 0,
    rule: aRule({ topics }),
    again: false,
  })
  expect(bank.json()).toMatchObject({ missing: 4, draft: { question_count: 2 } })
  const filled = await author.act(bank.json().draft, 'fill', {
    section: 0,
    rule: aRule({ topics, source: 'both' }),
    again: false,
  })
  expect(filled.slots).toHaveLength(6)
  expect(filled.slots.flatMap(({ question }) => question?.id ?? []).sort()).toEqual(own.sort())
  expect(filled.rules[0]).toMatchObject({ source: 'both' })
})

test('drafts and retired questions are not taken, nor what the last papers of the series asked', async () => {
  const author = await aPaperAuthor(here)
  const topic = 'clock'
  const used = await author.approved({ topic })
  const retired = await author.approved({ topic })
  await author.send('POST', `/questions/${retired}/review/`, { version: 1, state: 'retired' })
  const first = await author.create(sized(1))
  const rule = aRule({ topics: [{ topic, share: 1 }], skip_last: 2 })
  const filled = await author.act(first, 'fill', { section: 0, rule, again: false })
  expect(filled.slots.map(({ question }) => question?.id)).toEqual([used])
  await author.act(filled, 'publish', NOW)
  const from = { kind: 'copy', draft: first.id, questions: false }
  const copied = await author.send('POST', '/papers/', {
    title: 'Test 2',
    series: first.series,
    stage: 'prelims',
    from,
  })
  const copy = copied.json<PaperDraft>()
  expect(copy).toMatchObject({ question_count: 0, rules: [{ skip_last: 2 }] })
  expect((await author.act(copy, 'fill', { section: 0, rule, again: false })).slots).toEqual([])
})

test('questions of a passage come together', async () => {
  const author = await aPaperAuthor(here)
  const topic = 'caselet'
  const passage = (
    await author.send('POST', '/question-passages/', { content: { en: 'It rained.' } })
  ).json<QuestionPassage>()
  for (let n = 0; n < 3; n++) await author.approved({ topic, passage_id: passage.id })
  const single = await author.approved({ topic })
  const rule = aRule({ topics: [{ topic, share: 1 }] })
  const two = await author.act(await author.create(sized(2)), 'fill', { section: 0, rule, again: false })
  expect(two.slots.map(({ question }) => question?.id)).toEqual([single])
  const four = await author.act(await author.create(sized(4)), 'fill', { section: 0, rule, again: false })
  const places = four.slots.flatMap((slot, place) => (slot.passage ? [place] : []))
  expect([four.slots.length, places.length]).toEqual([4, 3])
  expect((places.at(-1) ?? 0) - (places[0] ?? 0)).toBe(2)
})

test('right answers of drawn questions are spread over the letters', async () => {
  const author = await aPaperAuthor(here)
  const rule = aRule({ topics: [{ topic: 'percentage', share: 1 }], source: 'templates' })
  const filled = await author.act(await author.create(sized(20)), 'fill', { section: 0, rule, again: false })
  const counts = ['a', 'b', 'c', 'd'].map((letter) => filled.slots.filter(({ answer }) => answer === letter).length)
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(20)
  expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(2)
})

test('one question is replaced by another one of its topic and level, in its place', async () => {
  const author = await aPaperAuthor(here)
  const rule = aRule({ topics: [{ topic: 'percentage', share: 1 }], source: 'templates' })
  const filled = await author.act(await author.create(sized(3)), 'fill', { section: 0, rule, again: false })
  const [first, second, third] = filled.slots
  const replaced = await author.act(filled, 'questions/replace', { slot: second?.id })
  expect(replaced.slots.map(({ id }) => id)).toEqual([first?.id, expect.any(Number), third?.id])
  expect(replaced.slots[1]).toMatchObject({ topic: 'percentage', level: second?.level })
  expect(replaced.slots[1]?.excerpt).not.toBe(second?.excerpt)
  const alone = await author.act(await author.create(sized(1)), 'questions', {
    section: 0,
    before: null,
    questions: [await author.approved({ topic: 'nobody-asks-this' })],
  })
  const reply = await author.send('POST', `/papers/${alone.id}/questions/replace/`, {
    version: alone.version,
    slot: alone.slots[0]?.id,
  })
  expect(problem(reply)).toEqual([409, 'no_other_question'])
})

test('what is drawn is looked at, put into a paper, and kept as a question of the institute once', async () => {
  const author = await aPaperAuthor(here)
  const look = async (topic: string) =>
    (await author.send('POST', '/questions/draw/', { topic, level: null, count: 3 })).json<{
      drawn: DrawnQuestions[]
    }>().drawn
  const drawn = await look('mirror-images')
  expect(drawn.flatMap(({ questions }) => questions)).toHaveLength(3)
  const tokens = drawn.map(({ token }) => token)
  const inPaper = await author.act(await author.create(sized(3)), 'drawn', { section: 0, before: null, tokens })
  const answers = drawn.flatMap(({ questions }) => questions.map(({ answer }) => answer))
  expect(inPaper.slots.map(({ answer }) => answer)).toEqual(answers)
  const keep = async () =>
    (await author.send('POST', '/questions/draw/keep/', { tokens })).json<{ questions: number[] }>().questions
  const kept = await keep()
  expect(await keep()).toEqual(kept)
  const question = (await author.send('GET', `/questions/${kept[0]}/`)).json<Question>()
  expect(question).toMatchObject({
    state: 'draft',
    topic: 'mirror-images',
    missing: [],
    content: { source: drawn[0]?.source },
  })
  expect(question.content.answer).toEqual({ kind: 'single-choice', correct: answers[0] })
  expect(question.rendered.options[0]?.en).toMatch(/<img src="\/api\/v1\/files\/[0-9a-f]{64}\/picture"/)
  const unknown = await author.send('POST', '/questions/draw/keep/', {
    tokens: ['no/such-template~easy~4~0123456789abcdef'],
  })
  expect(problem(unknown)).toEqual([400, 'bad_input'])
})
