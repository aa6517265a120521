import type { ImportDuplicate } from '@pariksha/contract/questions/import-duplicates'
import { expect, test } from 'vitest'
import { inTheBank } from './in-the-bank.ts'

const like = (where: ImportDuplicate['where'], likeness: ImportDuplicate['likeness']) => ({
  duplicates: [{ where, likeness, id: 1, excerpt: 'Half of 80?', title: null }],
})
const questions = [0, 1, 2, 3, 4, 5].map((position) => ({ position, there: null, question_id: null }))

test('of an exported file that is imported again only what was changed is to be selected', () => {
  const found = new Map([
    [0, like('bank', 'same')],
    [1, like('bank', 'near')],
    [2, like('file', 'same')],
    [3, like('shipped', 'same')],
    [4, like('bank', 'same')],
  ])
  expect(inTheBank(questions, found)).toEqual({ copies: 2, others: [1, 2, 3, 5] })
})

test('what an import brought into the bank before, or this one did, is neither', () => {
  const listed = [
    { position: 0, there: 7, question_id: null },
    { position: 1, there: null, question_id: 8 },
    { position: 2, there: null, question_id: null },
  ]
  const found = new Map([
    [0, like('bank', 'same')],
    [1, like('bank', 'same')],
  ])
  expect(inTheBank(listed, found)).toEqual({ copies: 0, others: [2] })
})
