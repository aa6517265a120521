import type { Question } from '@pariksha/contract/questions/question'
import type { QuestionContent } from '@pariksha/contract/questions/question-content'
import type { KeyChange } from '@pariksha/domain/marking/key-correction'
import { expect, test } from 'vitest'
import { aPaperAuthor, NOW } from '../../../testing/question-bank/paper-author.ts'
import { aPattern } from '../../../testing/question-bank/paper-drafts.ts'
import { accept } from '../../../testing/staff/correctable-test.ts'
import { problem, useApp } from '../../../testing/use-app.ts'

const here = useApp()

/** A published paper of one question of the bank, whose right answer is A. */
async function aPublishedQuestion() {
  const author = await aPaperAuthor(here)
  const id = await author.approved({ answer: { kind: 'single-choice', correct: 'a' } })
  const sections = aPattern().sections.map((one) => ({ ...one, count: 1 }))
  const draft = await author.create(aPattern({ sections }))
  const filled = await author.act(draft, 'questions', { section: 0, before: null, questions: [id] })
  const published = await author.act(filled, 'publish', NOW)
  const { paper_id } = await here.database.db
    .selectFrom('paper_drafts')
    .select('paper_id')
    .where('id', '=', published.id)
    .executeTakeFirstOrThrow()
  const read = async () => (await author.send('GET', `/questions/${id}/`)).json<Question>()
  return {
    ...author,
    id,
    read,
    correct: async (version: number, change: KeyChange) => {
      const body = { question_number: 1, version, change, reason: 'B is right as well.' }
      const reply = await author.send('POST', `/keys/${paper_id}/corrections/`, body)
      if (reply.statusCode !== 201) throw new Error(reply.body)
    },
    decide: async (decision: 'take' | 'leave', changes: { key_version?: number; version?: number } = {}) => {
      const { version, key_corrections } = await read()
      const [newest] = key_corrections
      const body = {
        paper_id,
        question_number: 1,
        key_version: newest?.key_version ?? 2,
        version,
        decision,
        ...changes,
      }
      return author.send('POST', `/questions/${id}/corrected-key/`, body)
    },
    change: async (changes: Partial<QuestionContent>) => {
      const { content, version } = await read()
      await author.send('PUT', `/questions/${id}/`, { content: { ...content, ...changes }, version })
    },
    isListed: async () => {
      const { questions } = (await author.send('GET', '/questions/?flagged=yes')).json<{
        questions: { id: number }[]
      }>()
      return questions.some((one) => one.id === id)
    },
  }
}

test('a corrected key is flagged at the question of the bank, changes nothing there, and is taken with one press', async () => {
  const question = await aPublishedQuestion()
  expect(await question.read()).toMatchObject({ key_corrected: false, key_corrections: [] })
  await question.correct(1, accept('b'))
  const flagged = await question.read()
  expect(flagged).toMatchObject({ version: 1, state: 'approved', key_corrected: true })
  expect(flagged.content.answer).toEqual({ kind: 'single-choice', correct: 'a' })
  expect(flagged.key_corrections).toMatchObject([
    {
      question_number: 1,
      title: 'Weekly test 1',
      key_version: 2,
      kind: 'key-changed',
      reason: 'B is right as well.',
      accepted: [{ kind: 'single-choice', correct: 'b' }],
      open: true,
      fits: true,
    },
  ])
  expect(await question.isListed()).toBe(true)

  const taken = (await question.decide('take')).json<Question>()
  expect(taken).toMatchObject({ version: 2, state: 'draft', key_corrected: false, key_corrections: [{ open: false }] })
  expect(taken.content.answer).toEqual({ kind: 'single-choice', correct: 'b' })
  expect(taken.versions[0]?.note).toBe('Key as corrected in Weekly test 1, question 1')
  expect(await question.isListed()).toBe(false)
  expect(problem(await question.decide('take'))).toEqual([409, 'row_changed'])
})

test('a key that the question cannot have is flagged with no version to take, and can be left', async () => {
  const question = await aPublishedQuestion()
  await question.correct(1, accept('a', 'b'))
  expect((await question.read()).key_corrections).toMatchObject([{ open: true, fits: false }])
  expect(problem(await question.decide('take'))).toEqual([409, 'corrected_key_unfit'])
  expect((await question.decide('leave')).json()).toMatchObject({ version: 1, key_corrected: false })
  // what is corrected again is to be decided again
  await question.correct(2, { kind: 'drop', drop: 'marks-to-all' })
  expect(await question.read()).toMatchObject({ key_corrected: true, key_corrections: [{ accepted: [], fits: false }] })
  expect(problem(await question.decide('leave', { key_version: 2 }))).toEqual([409, 'row_changed'])
})

test('letters mean the options that the paper asked: with others the key is not taken', async () => {
  const question = await aPublishedQuestion()
  const { options } = (await question.read()).content
  await question.change({ options: options.toReversed() })
  await question.correct(1, accept('b'))
  expect((await question.read()).key_corrections).toMatchObject([{ open: true, fits: false }])
  expect(problem(await question.decide('take'))).toEqual([409, 'corrected_key_unfit'])
})

test('where the bank has the key already, or somebody changes it by hand, there is nothing to decide', async () => {
  const before = await aPublishedQuestion()
  await before.change({ answer: { kind: 'single-choice', correct: 'c' } })
  await before.correct(1, accept('c'))
  expect(await before.read()).toMatchObject({ key_corrected: false, key_corrections: [{ open: false }] })

  const after = await aPublishedQuestion()
  await after.correct(1, accept('b'))
  await after.change({ level: 'hard' })
  expect(await after.read()).toMatchObject({ key_corrected: true })
  await after.change({ answer: { kind: 'single-choice', correct: 'b' } })
  expect(await after.read()).toMatchObject({ key_corrected: false })
})
