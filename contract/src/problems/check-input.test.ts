import { expect, test } from 'vitest'
import { z } from 'zod'
import { checkInput } from './check-input.ts'

const faultsOf = (schema: z.ZodType, input: unknown) => {
  const checked = checkInput(schema, input)
  return checked.ok ? [] : checked.problems.map(({ code }) => code)
}

test.each([
  ['a choice', z.enum(['bank', 'state']), ''],
  ['a name of a series', z.string().regex(/^[a-z]+$/), ''],
  ['a number', z.number(), null],
  ['a text', z.string(), undefined],
])('%s that is left empty is missing', (_, schema, input) => {
  expect(faultsOf(schema, input)).toEqual(['missing'])
})

test('what has a sentence of its own keeps it', () => {
  expect(checkInput(z.enum(['bank'], 'Choose a group.'), '')).toMatchObject({
    problems: [{ message: 'Choose a group.' }],
  })
})

test('a part of a minute is no whole number', () => {
  expect(faultsOf(z.int().min(1), 2.5)).toEqual(['not_whole'])
})
