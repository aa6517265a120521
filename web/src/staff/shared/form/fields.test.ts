import { expect, test } from 'vitest'
import { descriptionOf } from '../../collections/description-of.ts'
import { type Fields, fromDraft, toDraft } from './fields.ts'

test.each([
  ['1249', 1249],
  [' 0 ', 0],
  ['-5', -5],
  ['12.5', 12.5],
  ['1e3', '1e3'],
  [' 1,000 ', '1,000'],
  ['', null],
])('a price typed as %j is sent as %j', (typed, sent) => {
  const fields = descriptionOf('packages')?.fields as Fields
  const draft = { ...toDraft(fields, undefined), price: typed, was_price: typed }
  expect(fromDraft(fields, draft)).toMatchObject({ price: sent, was_price: sent })
})
