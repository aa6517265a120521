import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { anImporter } from '../../testing/question-bank/import-room.ts'
import { aWordPaper } from '../../testing/question-bank/word-paper.ts'
import { problem, useApp } from '../../testing/use-app.ts'

const here = useApp()

const csv = (...rows: readonly string[]): string =>
  ['Question,Option A,Option B,Option C,Option D,Answer,Topic', ...rows].join('\n')

const bankSize = async (): Promise<number> => {
  const row = await here.database.db
    .selectFrom('questions')
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}

test('a Word paper is read, shown as students see it, edited, added to the bank, recognised, and undone', async () => {
  const teacher = await anImporter(here)
  const paper = await aWordPaper()
  const before = await bankSize()
  const first = await teacher.bring('paper.docx', paper)
  expect(first).toMatchObject({ state: 'ready', format: 'Word', questions: 6, faulty: 3, there: 0, same_file: null })
  const { questions } = await teacher.questions(first.id)
  expect(questions.map(({ faulty }) => faulty)).toEqual([false, false, true, false, true, true])
  expect(questions[0]?.rendered.stem.en).toContain('<mfrac>')
  expect(questions[0]?.rendered.stem.te).toContain('సగం')
  expect(questions[1]?.rendered.stem.en).toMatch(/<img src="\/api\/v1\/files\/[0-9a-f]{64}\/picture" alt="A rectangle/)
  expect(questions[3]?.rendered.passage?.en).toContain('12 mangoes')
  expect(questions[3]?.source).toContain('4. How many fruits')
  expect(questions[2]?.problems.filter(({ severity }) => severity === 'fault')).not.toEqual([])

  expect(problem(await teacher.addToBank(first.id))).toEqual([409, 'import_faulty'])
  expect(await bankSize()).toBe(before)
  const faulty = (await teacher.questions(first.id, '?only=faulty')).questions
  expect(faulty).toHaveLength(3)
  const key = await teacher.send('POST', `/imports/${first.id}/key/`, { key: '3-a 5-c' })
  expect(key.json()).toMatchObject({ answered: 2 })
  const sixth = (await teacher.questions(first.id, '?only=faulty')).questions
  expect(sixth.map(({ position }) => position)).toEqual([5])
  const [same] = sixth
  if (!same) throw new Error('nothing to edit')
  const options = [{ en: 'A square' }, { en: 'A triangle' }, { en: 'A circle' }, { en: 'A line' }]
  expect((await teacher.edit(first.id, same, { options })).json()).toMatchObject({ faulty: false, problems: [] })
  expect(problem(await teacher.edit(first.id, same, { options }))).toEqual([409, 'row_changed'])
  const labels = { positions: [0, 1], topic: 'simplification', level: 'easy' }
  expect((await teacher.send('POST', `/imports/${first.id}/labels/`, labels)).json()).toEqual({ changed: 2 })

  expect((await teacher.addToBank(first.id)).json()).toEqual({ taken: 6, changed: 0, there: 0 })
  expect(await bankSize()).toBe(before + 6)
  const taken = (await teacher.questions(first.id)).questions
  const [fourth, fifth] = await Promise.all(
    [3, 4].map(async (place) => (await teacher.send('GET', `/questions/${taken[place]?.question_id}/`)).json()),
  )
  const listed = (await teacher.send('GET', `/questions/?imported=${first.id}`)).json<{ questions: { id: number }[] }>()
  expect(listed.questions.map(({ id }) => id).sort()).toEqual(taken.map(({ question_id }) => question_id).sort())
  expect(fourth).toMatchObject({ state: 'draft', tags: ['Section A: Arithmetic'], content: { source: 'paper.docx' } })
  expect(fourth.content.passage_id).toBe(fifth.content.passage_id)

  const again = await teacher.bring('the same paper.docx', paper)
  expect(again).toMatchObject({ state: 'ready', there: 6, same_file: { id: first.id, state: 'taken' } })
  expect((await teacher.addToBank(again.id)).json()).toEqual({ taken: 0, changed: 0, there: 6 })
  expect(await bankSize()).toBe(before + 6)

  expect(problem(await teacher.send('DELETE', `/imports/${first.id}/`))).toEqual([409, 'import_not_ready'])
  expect((await teacher.send('POST', `/imports/${first.id}/undo/`)).json()).toEqual({
    removed: 6,
    restored: 0,
    kept: [],
  })
  expect(await bankSize()).toBe(before)
  expect((await teacher.read(first.id)).state).toBe('undone')
})

test('what was changed since stays when an import is undone, and it is said which and why', async () => {
  const teacher = await anImporter(here)
  const { id } = await teacher.bring('two.csv', csv('2 + 3?,4,5,6,7,B,', '2 + 4?,4,5,6,7,C,'))
  await teacher.addToBank(id)
  const [first, second] = (await teacher.questions(id)).questions
  const change = (question = first) =>
    teacher.send('PUT', `/questions/${question?.question_id}/`, {
      content: { ...question?.content, level: 'hard' },
      version: 1,
    })
  await change()
  const size = await bankSize()
  const kept = [{ position: 0, number: null, question_id: first?.question_id, why: 'changed' }]
  const undone = { removed: 1, restored: 0, kept }
  expect((await teacher.send('GET', `/imports/${id}/undo/`)).json()).toEqual(undone)
  expect(await bankSize()).toBe(size)
  expect((await teacher.send('POST', `/imports/${id}/undo/`)).json()).toEqual(undone)
  expect(await bankSize()).toBe(size - 1)
  expect((await teacher.send('GET', `/questions/${second?.question_id}/`)).statusCode).toBe(404)
  expect(await teacher.read(id)).toMatchObject({ state: 'taken', taken: 1 })
  expect(problem(await teacher.send('POST', `/imports/${id}/undo/`))).toEqual([409, 'import_in_use'])
})

test('some questions are added to the bank, and the others later', async () => {
  const teacher = await anImporter(here)
  const { id } = await teacher.bring('some.csv', csv('12 + 3?,14,15,16,17,B,', '12 + 4?,14,15,16,17,,'))
  expect((await teacher.addToBank(id, [0])).json()).toEqual({ taken: 1, changed: 0, there: 0 })
  expect(problem(await teacher.addToBank(id, [1]))).toEqual([409, 'import_faulty'])
  await teacher.send('POST', `/imports/${id}/key/`, { key: '2-c' })
  expect((await teacher.addToBank(id, [1])).json()).toEqual({ taken: 1, changed: 0, there: 0 })
  expect((await teacher.read(id)).taken).toBe(2)
})

test('two who take the same file at once bring its questions once', async () => {
  const teacher = await anImporter(here)
  const text = csv('At once: 22 + 3?,24,25,26,27,B,')
  const one = await teacher.bring('one.csv', text)
  const two = await teacher.bring('two.csv', text)
  const replies = await Promise.all([teacher.addToBank(one.id), teacher.addToBank(two.id)])
  expect(replies.map((reply) => reply.json().taken).sort()).toEqual([0, 1])
})

test('topics are found by name, an unknown one is a fault, and duplicates are reported', async () => {
  const teacher = await anImporter(here)
  const { id } = await teacher.bring(
    'topics.csv',
    csv('A train of 100 m?,1,2,3,4,A,Speed and Distance', 'Who?,1,2,3,4,A,Cookery', 'A train of 200 m?,1,2,3,4,A,'),
  )
  const { questions } = await teacher.questions(id)
  expect(questions[0]?.content.topic).toBe('speed-and-distance')
  expect(questions[1]?.problems).toMatchObject([{ code: 'unknown-topic', severity: 'fault', at: { row: 3 } }])
  expect((await teacher.duplicates(id)).get(0)).toMatchObject([{ where: 'file', id: 2, likeness: 'other_numbers' }])
  await teacher.send('POST', `/imports/${id}/labels/`, { positions: [1], topic: 'simplification' })
  await teacher.addToBank(id)
  const second = await teacher.bring('again.csv', csv('A train of 100 m?,1,2,3,4,B,'))
  const [alike] = (await teacher.questions(second.id)).questions
  expect(alike?.there).toBeNull()
  expect((await teacher.duplicates(second.id)).get(0)).toMatchObject([
    { where: 'bank', likeness: 'same' },
    { where: 'bank' },
  ])
})

test('columns that are not recognised are named by hand, and known the next time', async () => {
  const teacher = await anImporter(here)
  const text = ['Was,Eins,Zwei,Richtig', 'Capital of Telangana?,Hyderabad,Warangal,A'].join('\n')
  const found = await teacher.bring('odd.csv', text)
  expect(found).toMatchObject({ state: 'failed', failure: expect.stringContaining('headings') })
  const [mapping] = found.mappings
  const fields = ['stem', 'option-a', 'option-b', 'answer']
  const columns = mapping?.columns.map(({ heading }, place) => ({ heading, field: fields[place] ?? null }))
  const body = { mappings: [{ ...mapping, columns }] }
  expect((await teacher.send('PUT', `/imports/${found.id}/mapping/`, body)).statusCode).toBe(200)
  expect(await teacher.whenRead(found.id)).toMatchObject({ state: 'ready', questions: 1, faulty: 0 })
  const next = await teacher.bring('next.csv', text.replace('Telangana', 'Andhra'))
  expect(next).toMatchObject({ state: 'ready', questions: 1 })
})

test('a key in a file of its own answers the questions', async () => {
  const teacher = await anImporter(here)
  const { id } = await teacher.bring('open.csv', csv('32 + 3?,34,35,36,37,,', '32 + 4?,34,35,36,37,,'))
  const reply = await teacher.upload(`/imports/${id}/key-file/?name=key.txt`, Buffer.from('Answer key\n1. b\n2. c'))
  expect(reply.json()).toMatchObject({ answered: 2 })
  expect((await teacher.read(id)).faulty).toBe(0)
})

test('what a key says in place of an answer stays with the question until it has one', async () => {
  const teacher = await anImporter(here)
  const { id } = await teacher.bring('told.csv', csv('42 + 3?,44,45,46,47,,', '42 + 4?,44,45,46,47,,'))
  const problems = async () =>
    (await teacher.questions(id)).questions.map((one) => one.problems.map(({ what }) => what))
  const key = (text: string) => teacher.send('POST', `/imports/${id}/key/`, { key: text })
  expect((await key('1-b 2-a or c')).json()).toMatchObject({
    answered: 1,
    problems: [{ code: 'answer-not-understood' }],
  })
  expect(await problems()).toEqual([[], [expect.stringContaining('several answers to question 2: “a or c”')]])
  expect((await key('1-b 2-Bonus')).json()).toMatchObject({ answered: 0 })
  expect(await problems()).toEqual([[], [expect.stringContaining('no answer but “Bonus”')]])
  expect((await key('2-c')).json()).toMatchObject({ answered: 1, problems: [] })
  expect(await problems()).toEqual([[], []])
})

test.each(['docx', 'xlsx', 'csv', 'moodle', 'gift', 'qti22', 'qti30', 'json'])(
  'questions of the bank go out as %s, with their pictures and passages, and are read again',
  async (format) => {
    const teacher = await anImporter(here)
    const { id } = await teacher.bring('paper.docx', await aWordPaper())
    await teacher.addToBank(id, [0, 1, 3])
    const { questions } = await teacher.questions(id)
    const ids = questions.flatMap(({ question_id, there }) => question_id ?? there ?? [])
    const reply = await teacher.send('POST', '/question-export/', { questions: ids, format })
    if (format === 'csv') {
      expect(problem(reply)).toEqual([409, 'cannot_export'])
      return
    }
    expect(reply.statusCode).toBe(200)
    const name = /filename="([^"]+)"/.exec(String(reply.headers['content-disposition']))?.[1] ?? ''
    const back = await teacher.bring(name, reply.rawPayload)
    expect(back).toMatchObject({ state: 'ready', questions: 3 })
  },
)

test('what Aiken cannot hold is refused by name, and a formula does not go out as one', async () => {
  const teacher = await anImporter(here)
  const { id } = await teacher.bring('formula.csv', csv('=cmd|calc?,1,2,3,4,A,'))
  await teacher.addToBank(id)
  const [question] = (await teacher.questions(id)).questions
  const out = await teacher.send('POST', '/question-export/', { questions: [question?.question_id], format: 'csv' })
  expect(out.body).toContain("'=cmd")
  const logged = here.database.db.selectFrom('audit_log').select('after').where('action', '=', 'exported')
  expect((await logged.execute()).at(-1)?.after, 'who took questions with their keys').toEqual({
    questions: 1,
    format: 'csv',
  })
  const paper = await teacher.bring('paper.docx', await aWordPaper())
  await teacher.addToBank(paper.id, [1])
  const second = (await teacher.questions(paper.id)).questions[1]
  const ids = [second?.question_id ?? second?.there]
  expect(problem(await teacher.send('POST', '/question-export/', { questions: ids, format: 'aiken' }))).toEqual([
    409,
    'cannot_export',
  ])
})

test('a paper in a text file is read as one in Word, and in an old encoding with a sentence', async () => {
  const teacher = await anImporter(here)
  const paper = (name: string) => `1. Water boils at 100 °C on ${name}?\n(a) Yes (b) No\nSol. (a) It does.`
  const found = await teacher.bring('paper.txt', Buffer.from(`\ufeff${paper('Earth')}`, 'utf16le'))
  expect(found).toMatchObject({ state: 'ready', format: 'Text', questions: 1, problems: [] })
  const old = await teacher.bring('old paper.txt', Buffer.from(paper('Mars'), 'latin1'))
  expect(old).toMatchObject({ state: 'ready', questions: 1, problems: [{ code: 'windows-1252' }] })
  expect((await teacher.questions(old.id)).questions[0]?.source).toContain('100 °C on Mars')
})
