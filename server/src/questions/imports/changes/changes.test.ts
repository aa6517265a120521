import { BANK } from '@pariksha/content/bank'
import { createRandom } from '@pariksha/content/random'
import type { ImportQuestion } from '@pariksha/contract/questions/imports'
import { makeArchive } from '@pariksha/formats/package/make-archive'
import { readArchive } from '@pariksha/formats/package/read-archive'
import type { FileQuestion } from '@pariksha/formats/question-set'
import { expect, test } from 'vitest'
import {
  corrected,
  exportQuestions,
  importExported,
  readQuestion,
  translated,
  undoImport,
  writeQuestions,
} from '../../../testing/question-bank/edited-exports.ts'
import { anImporter } from '../../../testing/question-bank/import-room.ts'
import { aQuestion } from '../../../testing/question-bank/questions.ts'
import { aWordPaper } from '../../../testing/question-bank/word-paper.ts'
import { problem, useApp } from '../../../testing/use-app.ts'

const here = useApp()

/** As somebody edits a Word document. */
async function inDocument(bytes: Uint8Array, edit: (xml: string) => string): Promise<Uint8Array> {
  const archive = await readArchive(new Uint8Array(bytes))
  const files = Object.fromEntries(archive.names.map((one) => [one, archive.read(one) ?? '']))
  const part = 'word/document.xml'
  return makeArchive({ ...files, [part]: edit(Buffer.from(files[part] ?? '').toString()) })
}

const approve = async (id: number) => {
  const owner = await anImporter(here, 'owner')
  const { version } = await readQuestion(owner, id)
  await owner.send('POST', `/questions/${id}/review/`, { version, state: 'approved' })
}

test.each(['docx', 'xlsx', 'json', 'moodle', 'gift', 'qti22', 'qti30'] as const)(
  'questions with formulae, pictures and passages that nobody edited in %s change nothing',
  async (format) => {
    const teacher = await anImporter(here)
    const paper = await teacher.bring('paper.docx', await aWordPaper())
    await teacher.addToBank(paper.id, [0, 1, 3])
    const { questions } = await teacher.questions(paper.id)
    const ids = questions.flatMap(({ question_id, there }) => question_id ?? there ?? [])
    const rich = aQuestion({
      stem: {
        en: `Is $x^{2}\\le\\frac12$ **certain** for ${format}?\n\n| a | b |\n| --- | --- |\n| 1 | 2 |`,
        te: 'ఏది *సరైనది*?',
      },
      tags: ['revision', 'b'],
      year: 2024,
      source: 'SSC CGL',
    })
    const [other = 0] = await writeQuestions(teacher, 1, rich)
    const found = await importExported(teacher, [...ids, other], undefined, format)
    const listed = await teacher.questions(found.id)
    expect(listed.questions.map(({ there, changes }) => [there, changes?.question_id])).toEqual(
      [...ids, other].map((id) => [id, id]),
    )
    expect(found).toMatchObject({ state: 'ready', changes: 0, conflicts: 0, faulty: 0, there: 4 })
    expect((await teacher.addToBank(found.id)).json()).toEqual({ taken: 0, changed: 0, there: 4 })
  },
)

test('what was edited in a spreadsheet becomes new versions of the same questions, with their history, and goes back', async () => {
  const teacher = await anImporter(here)
  const ids = await writeQuestions(teacher, 3)
  const [first = 0, second = 0, third = 0] = ids
  await approve(first)
  const found = await importExported(teacher, [first, second, third], (one, place) =>
    place === 1 ? translated(one, place) : corrected(one, place),
  )
  expect(found).toMatchObject({ questions: 3, changes: 2, conflicts: 0, there: 1 })
  const { questions } = await teacher.questions(found.id, '?only=changes')
  expect(questions.map(({ position }) => position)).toEqual([0, 1])
  expect(questions[0]?.changes).toMatchObject({
    question_id: first,
    state: 'approved',
    version: 1,
    from_version: 1,
    content: { answer: { correct: 'a' } },
  })
  expect((await teacher.duplicates(found.id)).get(0) ?? []).not.toContainEqual(expect.objectContaining({ id: first }))

  expect((await teacher.addToBank(found.id)).json()).toEqual({ taken: 0, changed: 2, there: 1 })
  const now = await readQuestion(teacher, first)
  expect(now).toMatchObject({ version: 2, state: 'draft', content: { answer: { correct: 'c' }, source: null } })
  expect(now.versions[0]).toMatchObject({ version: 2, note: 'Import of questions.xlsx' })
  expect(await readQuestion(teacher, second)).toMatchObject({ version: 2, languages: ['en', 'te'] })
  expect(await readQuestion(teacher, third)).toMatchObject({ version: 1 })

  expect(await undoImport(teacher, found.id)).toEqual({ removed: 0, restored: 2, kept: [] })
  expect(await readQuestion(teacher, first)).toMatchObject({
    version: 3,
    state: 'approved',
    content: { answer: { correct: 'a' } },
  })
  expect(await readQuestion(teacher, second)).toMatchObject({ version: 3, state: 'draft', languages: ['en'] })
  expect((await teacher.read(found.id)).state).toBe('undone')
})

test('a question that was changed in the bank since is a conflict, and never overwritten unless somebody chooses that', async () => {
  const teacher = await anImporter(here)
  const [id = 0, other = 0] = await writeQuestions(teacher, 2)
  const found = await importExported(teacher, [id, other], (one) => ({ ...translated(one, 0), level: 'hard' }))
  const { content } = await readQuestion(teacher, id)
  const answer = { kind: 'single-choice', correct: 'd' } as const
  await teacher.send('PUT', `/questions/${id}/`, { content: { ...content, answer }, version: 1 })
  expect(await teacher.read(found.id)).toMatchObject({ changes: 2, conflicts: 1 })
  const conflicts = await teacher.questions(found.id, '?only=conflicts')
  expect(conflicts.questions.map(({ changes }) => [changes?.version, changes?.from_version])).toEqual([[2, 1]])
  expect(problem(await teacher.addToBank(found.id))).toEqual([409, 'import_conflict'])
  expect(await readQuestion(teacher, other), 'all or none').toMatchObject({ version: 1 })

  const choose = (as: string, positions = [0]) =>
    teacher.send('POST', `/imports/${found.id}/changes/`, { positions, as })
  expect((await choose('change')).json()).toEqual({ chosen: 1 })
  const [rebased] = (await teacher.questions(found.id)).questions
  expect(rebased?.content, 'the corrected key stays').toMatchObject({ answer, level: 'hard', stem: { te: 'ఏది?' } })
  expect(rebased?.changes).toMatchObject({ version: 2, from_version: 2 })
  expect((await teacher.addToBank(found.id)).json()).toEqual({ taken: 0, changed: 2, there: 0 })
  expect(await readQuestion(teacher, id)).toMatchObject({ version: 3, content: { answer, level: 'hard' } })
})

test('what Word cannot say of a question is no change of it', async () => {
  const teacher = await anImporter(here)
  const ids: number[] = []
  for (const { id, levels, make } of BANK.templates.filter((_, place) => place % 9 === 0)) {
    const { passage, questions } = make(createRandom(id), levels[0] ?? 'easy').draft
    const [question] = questions
    if (passage || !question) continue
    const { stem, fixedOrder, correct, distractors, explanation } = question
    const options = (fixedOrder ?? [correct, ...distractors.map(({ text }) => text)]).slice(0, 5)
    ids.push(...(await writeQuestions(teacher, 1, { stem, options, explanation })))
  }
  const { name, bytes } = await exportQuestions(teacher, ids, 'docx')
  const found = await teacher.bring(name, await inDocument(bytes, (xml) => xml.replace('Ans: a', 'Ans: b')))
  expect(found).toMatchObject({ changes: 1, there: ids.length - 1 })
})

test('in Word, paragraphs keep their languages where they are edited', async () => {
  const teacher = await anImporter(here)
  const [id = 0] = await writeQuestions(teacher, 1, { options: aQuestion().options })
  const { name, bytes } = await exportQuestions(teacher, [id], 'docx')
  const edit = (xml: string) => xml.replace('60 km/h', '65 km/h').replace('60 కి.మీ', '65 కి.మీ')
  const found = await teacher.bring(name, await inDocument(bytes, edit))
  expect(found).toMatchObject({ changes: 1, faulty: 0 })
  await teacher.addToBank(found.id)
  const { options } = (await readQuestion(teacher, id)).content
  expect(options.slice(0, 2)).toEqual([{ en: '65 km/h', te: '65 కి.మీ./గం' }, aQuestion().options[1]])
})

test('a question of the bank can be added as a new one, or left', async () => {
  const teacher = await anImporter(here)
  const ids = await writeQuestions(teacher, 3)
  const found = await importExported(teacher, ids, translated)
  await teacher.send('POST', `/imports/${found.id}/changes/`, { positions: [0], as: 'new' })
  expect(await teacher.read(found.id)).toMatchObject({ changes: 2 })
  expect((await teacher.addToBank(found.id, [0, 1])).json()).toEqual({ taken: 1, changed: 1, there: 0 })
  const { questions } = await teacher.questions(found.id)
  expect(questions[0]).toMatchObject({ from_bank: true, as_new: true, changes: null })
  expect(questions[0]?.question_id).not.toBe(ids[0])
  expect(await Promise.all(ids.map(async (id) => (await readQuestion(teacher, id)).version))).toEqual([1, 2, 1])
  expect(await undoImport(teacher, found.id)).toEqual({ removed: 1, restored: 1, kept: [] })
})

test('unknown, foreign, malformed and repeated IDs are questions like any other, with a note', async () => {
  const teacher = await anImporter(here)
  const [id = 0] = await writeQuestions(teacher, 1)
  const { bytes } = await exportQuestions(teacher, [id], 'json')
  const file = JSON.parse(new TextDecoder().decode(bytes))
  const [question] = file.questions as [FileQuestion]
  const own = question.bank_id ?? ''
  const hostile = [
    own,
    own,
    own.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
    own.replace(/^Q\d+/, 'Q999999999'),
    own.replace(/-1-/, '-2-'),
    'Q1; drop table x',
    '=cmd|calc!A1',
    '‮Q1-1-0000000000',
    own.replaceAll('-', '–').toUpperCase(),
  ]
  file.questions = hostile.map((bank_id, place) => ({
    ...question,
    bank_id,
    stem: { en: `Hostile ${place}: ${'abcdefghi'[place]?.repeat(9)}?` },
  }))
  const found = await teacher.bring('hostile.json', JSON.stringify(file))
  const { questions } = await teacher.questions(found.id)
  const codes = ({ changes, problems }: ImportQuestion) => [changes?.question_id, ...problems.map(({ code }) => code)]
  const unknown = [undefined, 'bank-id-unknown']
  const twice = [undefined, 'bank-id-twice']
  expect(questions.map(codes)).toEqual([[id], twice, twice, unknown, twice, unknown, unknown, unknown, twice])
  expect((await teacher.addToBank(found.id)).json()).toEqual({ taken: 8, changed: 1, there: 0 })
  const alone = { ...file, questions: [{ ...file.questions[2], stem: { en: 'Another digest?' } }] }
  const foreign = await teacher.bring('foreign.json', JSON.stringify(alone))
  expect(codes((await teacher.questions(foreign.id)).questions[0] as ImportQuestion)).toEqual(unknown)
  const dashes = { ...file, questions: [{ ...question, bank_id: hostile.at(-1) }] }
  const edited = await teacher.bring('dashes.json', JSON.stringify(dashes))
  expect((await teacher.questions(edited.id)).questions[0]).toMatchObject({ there: id })
})

test('two imports of the same question at once: one changes it, the other one is a conflict', async () => {
  const teacher = await anImporter(here)
  const ids = await writeQuestions(teacher, 2)
  const one = await importExported(teacher, ids, translated)
  const two = await importExported(teacher, ids, corrected)
  const replies = await Promise.all([teacher.addToBank(one.id), teacher.addToBank(two.id)])
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  expect((await readQuestion(teacher, ids[0])).version).toBe(2)
})

test('an edit in the bank while an import is taken is not lost', async () => {
  const teacher = await anImporter(here)
  const [id = 0] = await writeQuestions(teacher, 1)
  const found = await importExported(teacher, [id], translated)
  const { content } = await readQuestion(teacher, id)
  const [edit, taking] = await Promise.all([
    teacher.send('PUT', `/questions/${id}/`, { content: { ...content, level: 'hard' }, version: 1 }),
    teacher.addToBank(found.id),
  ])
  expect([edit.statusCode, taking.statusCode].sort()).toEqual([200, 409])
  expect((await readQuestion(teacher, id)).version).toBe(2)
})

test('who may not write questions changes none by a file', async () => {
  const teacher = await anImporter(here)
  const ids = await writeQuestions(teacher, 1)
  const found = await importExported(teacher, ids, translated)
  const reviewer = await anImporter(here, 'reviewer')
  for (const [method, path, body] of [
    ['POST', 'take', {}],
    ['POST', 'changes', { as: 'change' }],
    ['GET', 'undo', undefined],
    ['POST', 'undo', {}],
  ] as const)
    expect(problem(await reviewer.send(method, `/imports/${found.id}/${path}/`, body))).toEqual([403, 'not_permitted'])
  expect((await readQuestion(teacher, ids[0])).version).toBe(1)
})

test('a passage that the file changed is a new one, and one that it left is the same', async () => {
  const teacher = await anImporter(here)
  const passage = async (en: string) =>
    (await teacher.send('POST', '/question-passages/', { content: { en } })).json<{ id: number }>().id
  const kept = await passage('Rain fell on the hills.')
  const changed = await passage('Snow fell on the hills.')
  const [one = 0] = await writeQuestions(teacher, 1, { passage_id: kept })
  const [two = 0] = await writeQuestions(teacher, 1, { passage_id: changed })
  const { name, bytes } = await exportQuestions(teacher, [one, two], 'json', translated)
  const text = new TextDecoder().decode(bytes).replace('Snow fell', 'Hail fell')
  const found = await teacher.bring(name, text)
  expect(found).toMatchObject({ changes: 2 })
  await teacher.addToBank(found.id)
  expect((await readQuestion(teacher, one)).content.passage_id).toBe(kept)
  const after = await readQuestion(teacher, two)
  expect(after.content.passage_id).not.toBe(changed)
  expect(after.rendered.passage?.en).toContain('Hail fell')
})
