import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { readList } from './read-list.ts'
import { cell, listCell, readTable } from './read-table.ts'

const folder = mkdtempSync(join(tmpdir(), 'content-'))
afterAll(() => rmSync(folder, { recursive: true }))

const file = (name: string, text: string): URL => {
  const path = join(folder, name)
  writeFileSync(path, text)
  return pathToFileURL(path)
}

describe('a table', () => {
  const row = z.strictObject({ word: cell, level: z.enum(['easy', 'hard']), others: listCell })

  test('is read row by row; a cell may hold a list', () => {
    const url = file('words.csv', 'word,level,others\n"one, two",easy,a; b\n')
    expect(readTable(url, row)).toEqual([{ word: 'one, two', level: 'easy', others: ['a', 'b'] }])
  })

  test('says in which line of which file a cell is wrong', () => {
    const url = file('wrong.csv', 'word,level,others\none,easy,\ntwo,late,\n')
    expect(() => readTable(url, row)).toThrow(/wrong\.csv, line 3: level: /)
  })

  test('does not take a column that nobody reads', () => {
    const url = file('more.csv', 'word,level,others,extra\none,easy,,x\n')
    expect(() => readTable(url, row)).toThrow(/more\.csv, line 2: .*extra/)
  })
})

describe('a list', () => {
  const entry = z.strictObject({ id: z.string(), wrong: z.array(z.string()).min(1) })

  test('is read entry by entry', () => {
    const url = file('items.yaml', '- id: one\n  wrong: [a, b]\n')
    expect(readList(url, entry)).toEqual([{ id: 'one', wrong: ['a', 'b'] }])
  })

  test('says which entry of which file is wrong, by its id', () => {
    const url = file('bad.yaml', '- id: one\n  wrong: [a]\n- id: two\n  wrong: []\n')
    expect(() => readList(url, entry)).toThrow(/bad\.yaml, entry 2 \(two\): wrong: /)
  })

  test('says where the file itself is not YAML', () => {
    const url = file('broken.yaml', '- id: one\n  wrong: [a\n')
    expect(() => readList(url, entry)).toThrow(/broken\.yaml/)
  })
})
