import { expect, test } from 'vitest'
import { makeWord, para, table } from './docx/testing.ts'
import { applyKey } from './paper-text/answers/apply-key.ts'
import { readPaperLines } from './paper-text/read-paper-file.ts'
import { readKeyFile } from './read-key-file.ts'
import { makeWorkbook } from './sheets/xlsx/make-workbook.ts'
import { readXlsx } from './sheets/xlsx/read-xlsx.ts'

const three = readPaperLines([1, 2, 3].map((number) => `${number}. Which?\n(a) p\n(b) q\n(c) r`).join('\n')).set

const ROWS = [
  ['Q.No', 'Answer'],
  ['1', 'a'],
  ['2', '(2)'],
  ['3', 'C'],
]
const workbook = (rows: (string | number)[][]) => makeWorkbook([{ name: 'Key', widths: [10, 10], rows }])

test.for<[string, string, Uint8Array]>([
  ['a workbook', 'key.xlsx', workbook(ROWS)],
  [
    'a workbook with numbers',
    'key.XLSX',
    workbook([
      ['S.No', 'Key'],
      [1, 1],
      [2, 2],
      [3, 3],
    ]),
  ],
  [
    'a workbook without heads',
    'key.xlsx',
    workbook([
      ['1', 'a'],
      ['2', 'b'],
      ['3', 'c'],
    ]),
  ],
  [
    'rows of a workbook',
    'key.xlsx',
    workbook([
      ['Q', 1, 2, 3],
      ['A', 'a', 'b', 'c'],
    ]),
  ],
  ['CSV', 'key.csv', Buffer.from('Number,Answer\n1,a\n2,b\n3,c')],
  ['CSV with semicolons', 'key.csv', Buffer.from('1;a\n2;b\n3;c')],
  ['CSV in UTF-16', 'key.csv', Buffer.from('\ufeffQ.No,Key\n1,a\n2,b\n3,c', 'utf16le')],
  ['TSV', 'key.tsv', Buffer.from('1\ta\n2\tb\n3\tc')],
  ['text', 'key.txt', Buffer.from('Key\n1-a 2-b 3-c')],
  [
    'Word',
    'key.docx',
    makeWord({
      body:
        para('Key') +
        table([
          ['Q', '1', '2', '3'],
          ['A', 'a', 'b', 'c'],
        ]),
    }),
  ],
])('a key in %s', async ([, name, bytes]) => {
  const read = await readKeyFile(name, bytes)
  const applied = three && 'key' in read ? applyKey(three, read.key) : undefined
  expect(applied?.problems).toEqual([])
  expect(applied?.set.questions).toMatchObject(['a', 'b', 'c'].map((correct) => ({ answer: { correct } })))
})

test('of a sheet what is understood is applied, and the rest reported', async () => {
  const read = await readKeyFile('key.csv', Buffer.from('Number,Answer\n1,a\n2,Bonus\n3,c'))
  const applied = three && 'key' in read ? applyKey(three, read.key) : undefined
  expect(applied?.set.questions.map(({ answer }) => answer)).toMatchObject([{ correct: 'a' }, null, { correct: 'c' }])
  expect(applied?.problems).toMatchObject([{ code: 'answer-not-understood', question: 1 }])
})

test('a sheet that is no key says so', async () => {
  const read = await readKeyFile('key.csv', Buffer.from('Name,Place\nAsha,Delhi'))
  const applied = three && 'key' in read ? applyKey(three, read.key) : undefined
  expect(applied?.problems.map(({ code }) => code)).toContain('key-empty')
})

test.for([
  ['key.pdf', 'PDF'],
  ['key.doc', 'old Word document'],
  ['key.xls', 'old Excel workbook'],
  ['key.xlsx', 'workbook of Excel'],
] as const)('%s is refused with the way to a file that is read', async ([name, words]) => {
  const read = await readKeyFile(name, Buffer.from('PK\u0003\u0004'))
  expect('failure' in read && read.failure.length > 0 && (name.endsWith('xlsx') || read.failure.includes(words))).toBe(
    true,
  )
})

const SETS = [
  ['Question', 'A', 'B', 'C'],
  ['Which is first?', 'p', 'q', 'r'],
  ['Which is second?', 'p', 'q', 'r'],
  ['Which is third?', 'p', 'q', 'r'],
]

test('a key in the second sheet of a workbook of questions', async () => {
  const key = [
    ['Q.No', 'Answer'],
    ['1', 'a'],
    ['2', 'B'],
    ['3', 'a or c'],
  ]
  const bytes = makeWorkbook([
    { name: 'Questions', widths: [], rows: SETS },
    { name: 'Key', widths: [], rows: key },
  ])
  const { set, problems } = await readXlsx(bytes)
  expect(set?.questions).toMatchObject([{ answer: { correct: 'a' } }, { answer: { correct: 'b' } }, { answer: null }])
  expect(problems).toMatchObject([
    { code: 'answer-not-understood', at: { sheet: 'Key', row: 4 }, question: 2, severity: 'fault' },
  ])
})

test('a key in the second sheet of a workbook of its own', async () => {
  const bytes = makeWorkbook([
    { name: 'About', widths: [], rows: [['Grand test 4']] },
    { name: 'Key', widths: [], rows: ROWS },
  ])
  const read = await readKeyFile('key.xlsx', bytes)
  const applied = three && 'key' in read ? applyKey(three, read.key) : undefined
  expect(applied?.problems.filter(({ severity }) => severity === 'fault')).toEqual([])
  expect(applied?.set.questions).toMatchObject(['a', 'b', 'c'].map((correct) => ({ answer: { correct } })))
})
