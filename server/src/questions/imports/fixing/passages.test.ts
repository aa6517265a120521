import type { ImportPassage } from '@pariksha/contract/questions/import-passages'
import type { ImportQuestion } from '@pariksha/contract/questions/imports'
import { expect, test } from 'vitest'
import { anImporter } from '../../../testing/question-bank/import-room.ts'
import { problem, useApp } from '../../../testing/use-app.ts'

const here = useApp()

/** Two passages of two questions each, and one question without. */
const paper = (name: string): string =>
  [
    'Directions (Q. 1-2): Read the passage and answer the questions.',
    `${name}: Ravi bought 12 mangoes and 8 oranges.`,
    '1. How many fruits did Ravi buy?',
    '(a) 18 (b) 19 (c) 20 (d) 21',
    'Ans: c',
    '2. How many more mangoes than oranges?',
    '(a) 2 (b) 3 (c) 4 (d) 5',
    'Ans: c',
    'Directions (Q. 3-4): Study the table.',
    `${name}: Sita sold 5 pens on Monday and 9 on Friday.`,
    '3. How many pens did she sell?',
    '(a) 14 (b) 15 (c) 16 (d) 17',
    'Ans: a',
    '4. How many more on Friday?',
    '(a) 2 (b) 3 (c) 4 (d) 5',
    'Ans: c',
    '5. What is 2 + 2?',
    '(a) 2 (b) 3 (c) 4 (d) 5',
    'Ans: c',
  ].join('\n')

async function aPaper(name: string) {
  const teacher = await anImporter(here)
  const { id } = await teacher.bring(`${name}.txt`, paper(name))
  const path = `/imports/${id}/passages/`
  const read = async () => {
    const { questions, passages } = await teacher.questions(id)
    const [first, second] = passages
    if (!first || !second) throw new Error('no passages')
    return { questions, passages, first, second }
  }
  return {
    ...teacher,
    id,
    read,
    offered: async (near = 0) => (await teacher.send('GET', `${path}?near=${near}`)).json<ImportPassage[]>(),
    change: ({ passage, version }: ImportPassage, en: string) =>
      teacher.send('PUT', path, { passage, version, content: { en } }),
    write: (en: string, positions: readonly number[]) => teacher.send('POST', path, { content: { en }, positions }),
    attach: ({ position, version, content }: ImportQuestion, passage: string | null) =>
      teacher.send('PUT', `/imports/${id}/questions/${position}/`, { content, version, passage }),
    ofBank: async (place: number) => {
      const question = (await teacher.questions(id)).questions[place]
      return (await teacher.send('GET', `/questions/${question?.question_id}/`)).json()
    },
  }
}

test('a passage comes once with its questions, and is edited for all of them', async () => {
  const teacher = await aPaper('Edited')
  const { passages, first } = await teacher.read()
  expect(passages.map(({ questions }) => questions.map(({ position }) => position))).toEqual([
    [0, 1],
    [2, 3],
  ])
  expect(first).toMatchObject({ version: 1, question_count: 2, passage_id: null, refused: null })

  const changed = await teacher.change(first, 'Ravi bought **13** mangoes.')
  expect(changed.json()).toMatchObject({ version: 2, question_count: 2 })
  expect(changed.json().rendered.en).toContain('<strong>13</strong>')
  for (const place of [0, 1])
    expect((await teacher.read()).questions[place]?.rendered.passage?.en).toContain('<strong>13</strong>')

  await teacher.addToBank(teacher.id)
  const [one, other] = [await teacher.ofBank(0), await teacher.ofBank(1)]
  expect(one.rendered.passage.en).toContain('<strong>13</strong>')
  expect(other.content.passage_id).toBe(one.content.passage_id)
})

test('a passage is written for some questions, whatever they had, and goes into the bank with them', async () => {
  const teacher = await aPaper('Written')
  const before = await teacher.read()
  const written = await teacher.write('Read the **notice**.', [1, 2])
  expect(written.statusCode).toBe(201)
  expect(written.json()).toMatchObject({ question_count: 2, questions: [{ position: 1 }, { position: 2 }], version: 1 })

  const { questions } = await teacher.read()
  expect(questions.map(({ rendered }) => rendered.passage?.en?.includes('<strong>notice</strong>') ?? false)).toEqual([
    false,
    true,
    true,
    false,
    false,
  ])
  const stale = before.questions[2] as ImportQuestion
  expect(problem(await teacher.attach(stale, null))).toEqual([409, 'row_changed'])

  const other = await teacher.write('Another one.', [3])
  expect(other.json().passage).not.toBe(written.json().passage)
  await teacher.addToBank(teacher.id)
  const [one, next] = [await teacher.ofBank(1), await teacher.ofBank(2)]
  expect(one.rendered.passage.en).toContain('<strong>notice</strong>')
  expect(next.content.passage_id).toBe(one.content.passage_id)
  expect(problem(await teacher.write('Too late.', [2]))).toEqual([409, 'import_not_ready'])
})

test('an empty passage, one of no question and one of a question that is not there are refused, and nothing stays', async () => {
  const teacher = await aPaper('Refused')
  const before = (await teacher.offered()).length
  expect((await teacher.write('', [0])).json().errors?.[0]?.path).toBe('content.en')
  expect((await teacher.write('A passage.', [])).json().errors?.[0]?.message).toMatch(/tick/)
  expect(problem(await teacher.write('A passage.', [0, 99]))).toEqual([409, 'import_not_ready'])
  expect((await teacher.write('$\\href{x}{y}$', [0])).json().errors?.[0]?.path).toMatch(/\ben$/)
  expect(await teacher.offered()).toHaveLength(before)
})

test('of two who edit a passage the second one is refused, and what cannot be shown is refused with its place', async () => {
  const teacher = await aPaper('Twice')
  const { first } = await teacher.read()
  expect((await teacher.change(first, 'Once.')).statusCode).toBe(200)
  expect(problem(await teacher.change(first, 'Twice.'))).toEqual([409, 'row_changed'])
  const now = { ...first, version: 2 }
  const refused = await teacher.change(now, 'Fine.\n\n$x \\def\\a{b}$')
  expect(problem(refused)).toEqual([400, 'bad_input'])
  expect(refused.json().errors[0].path).toBe('content.en')
  expect(problem(await teacher.send('PUT', `/imports/${teacher.id}/passages/`, { ...pick(now), content: {} }))).toEqual(
    [400, 'bad_input'],
  )
  const picture = `![a map](file:${'0'.repeat(64)})`
  expect(problem(await teacher.change(now, picture))).toEqual([400, 'bad_input'])
  expect(problem(await teacher.change({ ...now, passage: 'no such' }, 'Text.'))).toEqual([400, 'bad_input'])
  expect((await teacher.read()).first.content.en).toBe('Once.')
})

const pick = ({ passage, version }: ImportPassage) => ({ passage, version })

test('a question gets another passage of the import, or none', async () => {
  const teacher = await aPaper('Attached')
  const { questions, first, second } = await teacher.read()
  const [, two, three, , five] = questions
  if (!two || !three || !five) throw new Error('no questions')
  expect((await teacher.offered()).map(({ passage, question_count }) => [passage, question_count])).toEqual([
    [first.passage, 2],
    [second.passage, 2],
  ])
  expect((await teacher.attach(two, null)).json()).toMatchObject({ passage: null, rendered: { passage: null } })
  expect((await teacher.attach(three, first.passage)).json().rendered.passage.en).toContain('12 mangoes')
  expect((await teacher.attach(five, second.passage)).statusCode).toBe(200)
  expect(problem(await teacher.attach({ ...five, version: five.version + 1 }, 'no such'))).toEqual([400, 'bad_input'])
  const now = await teacher.read()
  expect(now.passages.map(({ questions }) => questions.map(({ position }) => position))).toEqual([
    [0, 2],
    [3, 4],
  ])
  // what is left out stays
  expect(
    (await teacher.edit(teacher.id, { ...three, version: three.version + 1 }, { level: 'hard' })).json(),
  ).toMatchObject({
    passage: first.passage,
  })

  await teacher.addToBank(teacher.id)
  const [one, alone, moved] = [await teacher.ofBank(0), await teacher.ofBank(1), await teacher.ofBank(2)]
  expect(alone.content.passage_id).toBeNull()
  expect(moved.content.passage_id).toBe(one.content.passage_id)
})

test('a passage that no question has any more is offered still', async () => {
  const teacher = await aPaper('Left')
  for (const place of [0, 1]) {
    const question = (await teacher.questions(teacher.id)).questions[place]
    if (question) await teacher.attach(question, null)
  }
  expect((await teacher.offered(4)).map(({ question_count }) => question_count)).toEqual([0, 2])
})

test('a passage that is in the bank with one of its questions is changed there', async () => {
  const teacher = await aPaper('Taken')
  await teacher.addToBank(teacher.id, [0])
  const { first, second } = await teacher.read()
  expect(first.passage_id).not.toBeNull()
  expect(problem(await teacher.change(first, 'Too late.'))).toEqual([409, 'passage_in_bank'])
  expect((await teacher.change(second, 'In time.')).statusCode).toBe(200)
})
