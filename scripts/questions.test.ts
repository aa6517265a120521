import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const questions = (...args: string[]) =>
  spawnSync(process.execPath, [fileURLToPath(new URL('questions.ts', import.meta.url)), ...args], { encoding: 'utf8' })

const PAPERS = new URL('../formats/fixtures/papers/', import.meta.url)
const paper = (name: string) => fileURLToPath(new URL(name, PAPERS))

test('a paper is read with its key in a second file, and becomes another format', () => {
  const folder = mkdtempSync(join(tmpdir(), 'questions-'))
  const made = join(folder, 'paper.aiken.txt')
  const converted = questions('convert', paper('circled.docx'), '--key', paper('circled-key.docx'), made)
  expect([converted.status, converted.stdout]).toEqual([0, `${made}: 4 questions\n`])
  expect(readFileSync(made, 'utf8')).toContain('A dozen is\nA. 6\nB. 10\nC. 12\nD. 20\nANSWER: C')
  const key = join(folder, 'key.txt')
  writeFileSync(key, 'Key\n1. (a) 2. (c)\n3. (d)\n9. (a)')
  const lines = questions('read', paper('circled.docx'), '--key', key, '--json').stdout.trim().split('\n')
  const [answers, problems] = [lines.slice(0, 4), lines.slice(4)].map((all) => all.map((line) => JSON.parse(line)))
  expect(answers?.map(({ answer }) => answer)).toEqual(['a', 'c', 'd', null])
  expect(problems).toMatchObject([
    { code: 'no-answer', question: 3 },
    { problem: 'key.txt: The key names question 9, which is not in the paper.' },
  ])
})

test('what cannot be read says why, and how it is called', () => {
  const key = questions(
    'read',
    paper('circled.docx'),
    '--key',
    paper('../docx/lists.docx').replace('lists.docx', 'no.docx'),
  )
  expect([key.status, key.stderr.includes('no.docx')]).toEqual([1, true])
  const large = join(mkdtempSync(join(tmpdir(), 'questions-')), 'large.csv')
  writeFileSync(large, '')
  truncateSync(large, 100 * 1024 * 1024 + 1)
  expect(questions('read', large).stderr).toBe('large.csv is larger than 100 MB.\n')
  expect(questions('read').stderr).toContain('npm run questions -- read FILE [--key OTHER]')
})
