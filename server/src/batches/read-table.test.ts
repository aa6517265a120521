import { MAX_IMPORT_ROWS } from '@pariksha/contract/people/batches'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readTable } from './read-table.ts'

test('a table as a spreadsheet writes it is read, in any order of columns and with others beside them', () => {
  const csv =
    '\uFEFFE-mail;Roll;Student name;Mobile\r\nAsha@Example.com;7;Asha Rao;98480 22338\r\nravi@example.com;8;రవి;\r\n'
  expect(readTable(csv)).toEqual({
    rows: [
      { row: 2, name: 'Asha Rao', email: 'asha@example.com', phone: '+919848022338' },
      { row: 3, name: 'రవి', email: 'ravi@example.com', phone: null },
    ],
    faults: [],
  })
})

test.each([
  ['name,email\nAsha,nobody', 2, 'email'],
  ['name,email\n,asha@example.com', 2, 'name'],
  ['name,email,phone\nAsha,asha@example.com,12', 2, 'phone'],
  ['name,email\nAsha,a@example.com\nRavi,A@example.com', 3, 'email'],
  ['name,phone\nAsha,9848022338', 1, 'email'],
  ['', 1, 'name'],
  [`name,email\n${'x,y\n'.repeat(MAX_IMPORT_ROWS + 1)}`, MAX_IMPORT_ROWS + 2, ''],
])('of %j a fault is told with its row', (csv, row, column) => {
  expect(readTable(csv).faults[0]).toMatchObject({ row, column })
})

test('a comma within a cell of a file with semicolons separates nothing', () => {
  const { rows } = readTable('name;email\nRao, Asha;asha@example.com\n')
  expect(rows).toEqual([{ row: 2, name: 'Rao, Asha', email: 'asha@example.com', phone: null }])
})

test('rows are counted as a spreadsheet shows them, with empty ones and cells of several lines', () => {
  const csv = 'name,email,address\nAsha,asha@example.com,"Street 1\nTown"\n\nRavi,ravi,\n'
  expect(readTable(csv).faults).toMatchObject([{ row: 4, column: 'email' }])
})

test.each(['Visit www.win.example/now', 'a@b.co', 'http://win.example'])('%j is no name', (name) => {
  expect(readTable(`name,email\n${name},x@example.com`).faults).toMatchObject([{ row: 2, column: 'name' }])
})

test('good rows are kept beside bad ones', () => {
  const { rows, faults } = readTable('name,email\nAsha,asha@example.com\nRavi,ravi\n\nSita,sita@example.com')
  expect([rows.map(({ name }) => name), faults.map(({ row }) => row)]).toEqual([['Asha', 'Sita'], [3]])
})

test('whatever is given, it answers', () => {
  const cell = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('name', 'email', '"', ',', '\n', 'a@b.co'))
  fc.assert(
    fc.property(fc.array(cell), (cells) => {
      const { rows, faults } = readTable(cells.join(','))
      for (const { email } of rows) expect(email).toContain('@')
      expect(faults.length).toBeLessThanOrEqual(200)
    }),
  )
})
