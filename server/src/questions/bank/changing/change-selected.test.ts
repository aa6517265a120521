import { expect, test } from 'vitest'
import { useQuestionBank } from '../../../testing/question-bank/question-bank.ts'

const { aPerson } = useQuestionBank()

test('several are changed at once; those that may not be approved are reported', async () => {
  const owner = await aPerson('owner')
  const whole = await owner.write()
  const half = await owner.write({ answer: null })
  const questions = [whole.id, half.id]
  const changed = await owner.send('POST', '/questions/selected/', { questions, level: 'hard', add_tag: 'revision' })
  expect(changed.json()).toEqual({ changed: 2 })
  const again = await owner.send('POST', '/questions/selected/', { questions, level: 'hard', add_tag: 'revision' })
  expect(again.json()).toEqual({ changed: 0 })
  expect(await owner.read(whole.id)).toMatchObject({ version: 2, level: 'hard', tags: ['revision'] })
  const submitted = await owner.send('POST', '/questions/selected/submit/', { questions })
  expect(submitted.json()).toEqual({ changed: 1, refused: [{ id: half.id, why: ['answer'] }] })
  expect(await owner.read(whole.id)).toMatchObject({ state: 'in_review', events: [{ from: 'draft', to: 'in_review' }] })
  const reviewed = await owner.send('POST', '/questions/selected/review/', { questions, state: 'approved' })
  expect(reviewed.json()).toEqual({ changed: 1, refused: [{ id: half.id, why: ['answer'] }] })
})

test('for each question that stays as it was, the reasons are answered', async () => {
  const owner = await aPerson('owner')
  const bare = await owner.write({ answer: null, topic: null })
  const retired = await owner.write()
  await owner.send('POST', '/questions/selected/review/', { questions: [retired.id], state: 'retired' })
  const approve = (ids: readonly number[]) =>
    owner.send('POST', '/questions/selected/review/', { questions: ids, state: 'approved' })
  expect((await approve([bare.id, retired.id])).json()).toEqual({
    changed: 0,
    refused: [
      { id: bare.id, why: ['answer', 'topic'] },
      { id: retired.id, why: ['state'] },
    ],
  })
  await owner.send('PUT', '/question-bank-settings/', { second_approver: true })
  const own = await owner.write()
  expect((await approve([own.id])).json()).toEqual({ changed: 0, refused: [{ id: own.id, why: ['own'] }] })
  await owner.send('PUT', '/question-bank-settings/', { second_approver: false })
})

test('a 21st tag is refused and nothing is changed; what is changed at once is in the log with its number', async () => {
  const owner = await aPerson('owner')
  const full = await owner.write({ tags: Array.from({ length: 20 }, (_, place) => `tag ${place}`) })
  const empty = await owner.write()
  const questions = [full.id, empty.id]
  const refused = await owner.send('POST', '/questions/selected/', { questions, add_tag: 'one more' })
  expect(refused.json()).toMatchObject({ errors: [{ path: 'add_tag', message: expect.stringContaining('20 tags') }] })
  expect(await owner.read(empty.id)).toMatchObject({ version: 1, tags: [] })
  await owner.send('POST', '/questions/selected/', { questions, level: 'hard' })
  const { entries } = (await owner.send('GET', '/audit-log/?subject=questions')).json<{ entries: unknown[] }>()
  expect(entries[0]).toMatchObject({ action: 'changed', after: { questions: 2, level: 'hard' } })
})
