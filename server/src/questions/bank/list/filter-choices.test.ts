import type { readFilterChoices } from '@pariksha/contract/questions/question-search'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { aPaperAuthor, NOW } from '../../../testing/question-bank/paper-author.ts'
import { useApp } from '../../../testing/use-app.ts'

const here = useApp()

test('authors and tests are offered, and each choice finds its questions', async () => {
  const [staff, other] = [await aPaperAuthor(here), await aPaperAuthor(here)]
  const draft = await staff.whole()
  const asked = draft.slots.flatMap(({ question }) => question?.id ?? [])
  const { publication } = await staff.act(draft, 'publish', NOW)
  const free = await other.approved()
  const testId = publication?.test_id ?? 0
  const { authors, tests } = (await staff.send('GET', '/question-filter-choices/')).json<
    z.infer<(typeof readFilterChoices.response)[200]>
  >()
  expect(authors).toHaveLength(new Set(authors).size)
  expect(authors).toEqual(authors.toSorted())
  expect(tests).toContainEqual({ id: testId, title: draft.title })
  const found = async (query: string) =>
    (await staff.send('GET', `/questions/?${query}`))
      .json<{ questions: { id: number; author: string }[] }>()
      .questions.map(({ id, author }) => ({ id, author }))
  expect((await found(`used_in=${testId}`)).map(({ id }) => id).sort()).toEqual(asked.toSorted())
  const unused = await found('used=never')
  expect(unused.map(({ id }) => id)).toContain(free)
  expect(unused.some(({ id }) => asked.includes(id))).toBe(false)
  const author = unused.find(({ id }) => id === free)?.author ?? ''
  expect(authors).toContain(author)
  expect((await found(`author=${encodeURIComponent(author)}`)).map(({ id }) => id)).toEqual([free])
})
