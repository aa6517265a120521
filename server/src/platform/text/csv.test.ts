import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvLine } from './csv.ts'

test.each([
  ['=1+1', "'=1+1"],
  ['+91 55501', "'+91 55501"],
  ['-5', "'-5"],
  ['@sum', "'@sum"],
  ['\t=1', "'\t=1"],
  [' =1', "' =1"],
  ['＝1', "'＝1"],
  ['plain', 'plain'],
  ['3 = 3', '3 = 3'],
])('%j is %j in a file', (text, cell) => {
  expect(csvLine([text])).toBe(`${cell}\r\n`)
})

test('a number is a number, nothing is empty, quotes are doubled', () => {
  expect(csvLine([-3, null, 'a "b", c'])).toBe('-3,,"a ""b"", c"\r\n')
})

test('whatever is written is read again, and none of it is a formula', () => {
  const text = fc.string({ unit: 'grapheme' })
  fc.assert(
    fc.property(fc.array(text, { minLength: 2, maxLength: 5 }), (values) => {
      const [read = []] = parse(csvLine(values), { relaxQuotes: false, skipEmptyLines: false }) as string[][]
      expect(read.map((cell, n) => (cell === values[n] ? cell : cell.slice(1)))).toEqual(values)
      for (const cell of read) expect(cell).not.toMatch(/^[=+\-@]/)
    }),
  )
})
