import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FileQuestion, QuestionSet } from '../../question-set.ts'
import { withGuard, withoutGuard } from './guard.ts'
import { makeCsv } from './make-csv.ts'
import { MAX_SIZE, readCsv } from './read-csv.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const read = (text: string) => readCsv(bytesOf(text))
const codes = ({ problems }: ReturnType<typeof readCsv>) => problems.map(({ code }) => code)

test('a sheet with the columns and answers of an institute, in its own order', () => {
  const { set, problems, places, mappings } = read(
    [
      'Sri Vidya Institute,,,,,,',
      'Ans,Sl.No,Question,(a),(b),(c),(d),Subject,Chapter,Topic,Marks',
      'b,1,"The cost is Rs $5 or $10; 5*3*2 = ?",15,30,60,$\\frac{1}{2}$,Maths,Arithmetic,Products,2',
      ',,,,,,',
      '3,2,"Line one',
      'line two, x<sup>2</sup>",A,B,C,D,,,,2',
    ].join('\n'),
  )
  expect(set?.questions).toMatchObject([
    {
      number: '1',
      stem: { en: 'The cost is Rs \\$5 or \\$10; 5\\*3\\*2 = ?' },
      options: [{ en: '15' }, { en: '30' }, { en: '60' }, { en: '$\\frac{1}{2}$' }],
      answer: { kind: 'single-choice', correct: 'b' },
      section: 'Maths',
      topic: 'Products',
      tags: ['Arithmetic'],
    },
    { stem: { en: 'Line one\\\nline two, x²' }, answer: { correct: 'c' } },
  ])
  expect(places).toEqual([{ row: 3 }, { row: 5 }])
  expect(problems.map(({ code, at, severity }) => [code, at, severity])).toEqual([
    ['unknown-column', { row: 2 }, 'note'],
    ['rows-above', { row: 1 }, 'note'],
  ])
  expect(mappings[0]).toMatchObject({ sheet: null, headingRow: 2, columns: { 0: { heading: 'Ans', field: 'answer' } } })
})

test('languages side by side, by headings or by script', () => {
  const { set, problems } = read(
    'Question,Question (Telugu),A,A (Telugu),B,B (Telugu),Ans\nCapital?,రాజధాని?,Delhi,ఢిల్లీ,12,,Delhi\nరంగు?,,ISRO,,నీలం,,2',
  )
  expect(problems).toEqual([])
  expect(set?.questions).toMatchObject([
    {
      stem: { en: 'Capital?', te: 'రాజధాని?' },
      options: [
        { en: 'Delhi', te: 'ఢిల్లీ' },
        { en: '12', te: '12' },
      ],
      answer: { correct: 'a' },
    },
    { stem: { te: 'రంగు?' }, options: [{ te: 'ISRO' }, { te: 'నీలం' }], answer: { correct: 'b' } },
  ])
  expect(read('प्रश्न,विकल्प 1,विकल्प 2,उत्तर\nरंग?,लाल,नीला,ब').set?.questions).toMatchObject([
    { stem: { hi: 'रंग?' }, answer: { correct: 'b' } },
  ])
})

test('passages and directions are shared', () => {
  const { set } = read(
    'Directions,Group,Question,A,B,Ans\nRead it.,,One?,x,y,a\nRead it.,,Two?,x,y,b\nOther.,g,Three?,x,y,a\n,g,Four?,x,y,a\n,,Five?,x,y,a',
  )
  expect(set?.passages).toEqual([
    { id: 'p1', text: { en: 'Read it.' } },
    { id: 'g', text: { en: 'Other.' } },
  ])
  expect(set?.questions.map(({ passage }) => passage)).toEqual(['p1', 'p1', 'g', 'g', null])
})

test.for([
  ['no stem', ',x,y,,,a', ['no-stem']],
  ['no answer', 'Q?,x,y,,,', ['no-answer']],
  ['two accepted answers', 'Q?,x,y,,,a or b', ['answer-not-understood']],
  ['two accepted answers with a slash', 'Q?,x,y,,,A/B', ['answer-not-understood']],
  ['a dropped question', 'Q?,x,y,,,Bonus', ['answer-not-understood']],
  ['an answer beside the options', 'Q?,x,y,,,d', ['answer-beside-options']],
  ['one option', 'Q?,x,,,,a', ['few-options']],
  ['a letter without options', 'Q?,,,,,a', ['few-options']],
  ['nothing but a stem', 'Q?,,,,,', ['option-count']],
  ['a gap in the options', 'Q?,x,,z,,a', ['empty-option']],
  ['an answer that is two options', 'Q?,2,1,,,2', ['ambiguous-answer']],
  ['a typed number', 'Q?,,,,,12.5', []],
  ['a word to be typed', 'Q?,,,,,twelve', ['answer-not-a-number']],
  ['two right options', 'Q?,x,y,z,,"a, c"', []],
  ['an empty row beside another', ',,,,,\nQ?,x,y,z,,b', []],
] as const)('%s', ([, row, expected]) => {
  const reading = read(`Question,A,B,C,D,Answer\n${row}`)
  expect(codes(reading)).toEqual(expected)
  for (const { at } of reading.problems) expect(at).toEqual({ row: 2 })
})

test('numbers of options or their texts: the other rows decide', () => {
  const { set, problems } = read('Question,A,B,C,Answer\nOne?,2,1,3,2\nTwo?,x,y,z,3')
  expect(problems).toEqual([])
  expect(set?.questions.map(({ answer }) => answer)).toMatchObject([{ correct: 'b' }, { correct: 'c' }])
  expect(read('Question,A,B,C,Answer\nOne?,2,1,3,2\nTwo?,40,50,60,50').set?.questions[0]?.answer).toMatchObject({
    correct: 'a',
  })
})

test('a mapping given by hand is used instead of the headings', () => {
  const columns = (['answer', 'stem', null, 'option-a', 'option-b'] as const).map((field) => ({ heading: '', field }))
  const mapping = { sheet: null, headingRow: 0, columns }
  const reading = readCsv(bytesOf('b,Which?,ignored,x,y'), mapping)
  expect(reading.set?.questions).toMatchObject([{ stem: { en: 'Which?' }, answer: { correct: 'b' } }])
  expect(reading.mappings).toEqual([mapping])
})

test.for([
  ['semicolons', bytesOf('Question;A;B;Ans\nIs it 1,5?;yes, it is;no;a')],
  ['tabs', bytesOf('Question\tA\tB\tAns\nIs it 1,5?\tyes, it is\tno\ta')],
  ['a line that names the delimiter', bytesOf('sep=;\r\nQuestion;A;B;Ans\r\nIs it 1,5?;"yes, it is";no;a')],
  ['a mark of UTF-8', bytesOf('\ufeffQuestion,A,B,Ans\r\n"Is it 1,5?","yes, it is",no,a')],
  ['UTF-16', Buffer.from('\ufeffQuestion\tA\tB\tAns\nIs it 1,5?\tyes, it is\tno\ta', 'utf16le')],
  ['UTF-16 the other way', Buffer.from('\ufeffQuestion\tA\tB\tAns\nIs it 1,5?\tyes, it is\tno\ta', 'utf16le').swap16()],
] as const)('%s', ([, bytes]) => {
  const { set, problems } = readCsv(bytes)
  expect(problems).toEqual([])
  expect(set?.questions).toMatchObject([
    { stem: { en: 'Is it 1,5?' }, options: [{ en: 'yes, it is' }, { en: 'no' }], answer: { correct: 'a' } },
  ])
})

test('Windows-1252 is read with a note', () => {
  const reading = readCsv(Buffer.from('Question,A,B,Ans\n90° or ½?,x,y,a', 'latin1'))
  expect(codes(reading)).toEqual(['windows-1252'])
  expect(reading.set?.questions[0]?.stem).toEqual({ en: '90° or ½?' })
})

const QUESTION: FileQuestion = {
  number: '1',
  stem: {},
  kind: 'single-choice',
  options: [
    { en: '-5', hi: '-5' },
    { en: "'=1", hi: '@x' },
  ],
  answer: { kind: 'single-choice', correct: 'b' },
  explanation: null,
  passage: null,
  section: null,
  topic: null,
  level: 'hard',
  source: null,
  year: 2024,
  tags: ['one', 'two'],
}

const SET: QuestionSet = {
  passages: [
    { id: 'p1', text: { en: '| a | b |\n| --- | --- |\n| 1 | 2 |', te: 'చదవండి' } },
    { id: 'unused', text: { en: 'For nobody.' } },
  ],
  questions: [
    { ...QUESTION, passage: 'p1', stem: { en: '=SUM(A1)\n\n**x**, "y"', hi: '+क' } },
    {
      ...QUESTION,
      passage: 'p1',
      stem: { te: 'ఎంత?' },
      options: [],
      kind: 'numeric',
      answer: { kind: 'numeric', low: '-1.5', high: '2' },
      tags: [],
    },
    {
      ...QUESTION,
      stem: { en: 'Which?' },
      kind: 'multiple-choice',
      answer: { kind: 'multiple-choice', correct: 'a' },
      tags: [],
      explanation: { en: '\tx' },
    },
    { ...QUESTION, stem: { en: 'Open?' }, answer: null, tags: [] },
  ],
  pictures: [],
}

test('what is made is read again', () => {
  const { bytes, problems } = makeCsv(SET)
  expect(problems).toEqual([])
  const reading = readCsv(bytes ?? new Uint8Array())
  expect(codes(reading)).toEqual(['no-answer'])
  expect(reading.set).toEqual({
    ...SET,
    questions: SET.questions.map((one) => (one.explanation ? { ...one, explanation: { en: 'x' } } : one)),
  })
})

test('no cell that is made is a formula', () => {
  const text = new TextDecoder().decode(makeCsv(SET).bytes ?? new Uint8Array())
  expect(text).toMatch(/^Q\.No/)
  expect(text).toContain(`"'=SUM(A1)`)
  expect(text).not.toMatch(/(?:^|,)"?[=+\-@\t\r]/m)
})

test.each(['=1', ' =1', "'=1", '＋1', '\t@x', '-5'])('%j is guarded, and read again as it was', (text) => {
  expect(withGuard(text)).toBe(`'${text}`)
  expect(withoutGuard(withGuard(text))).toBe(text)
})

test('pictures are refused, not lost', () => {
  const picture = { id: 'a', type: 'image/png', bytes: new Uint8Array(1) } as const
  expect(makeCsv({ ...SET, pictures: [picture] })).toMatchObject({ bytes: null, problems: [{ code: 'pictures' }] })
})

test.for([
  ['nothing', new Uint8Array()],
  ['a workbook', Buffer.from('PK\u0003\u0004')],
  ['bytes', new Uint8Array(1000)],
  ['an open quote', bytesOf('Question,A,B,Ans\n"Which?,x,y,a')],
  ['damaged UTF-16', Buffer.from([0xff, 0xfe, 0x00, 0xd8, 0x41])],
  ['no headings', bytesOf('a,b,c\nd,e,f')],
  ['a row without end', bytesOf(`Question,A,B,Ans\n"${'x'.repeat(3_000_000)}`)],
  ['too many rows', bytesOf(`Question,A\n${',\n'.repeat(20_001)}`)],
  ['too many bytes', new Uint8Array(MAX_SIZE + 1)],
] as const)('%s ends in one sentence', ([, bytes]) => {
  const { set, problems } = readCsv(bytes)
  expect(set).toBeNull()
  expect(problems).toHaveLength(1)
  expect(problems[0]?.what).toMatch(/^[A-Z].*\.$/)
})

test('what is above the bounds is reported', () => {
  const rows = `Question,A,B,Ans\n${'Which?,x,y,a\n'.repeat(5_001)}`
  const many = read(rows)
  expect(many.set?.questions).toHaveLength(5_000)
  expect(many.problems).toMatchObject([{ code: 'too-many-rows', at: { row: 5_002 } }])
  expect(codes(read(`Question,A,B,Ans${',x'.repeat(10_000)}\nWhich?,x,y,a`))).toContain('too-many-columns')
  expect(codes(read(`Question,A,B,Ans\n${'x'.repeat(20_001)},x,y,a`))).toEqual(['cell-too-long'])
})

test('whatever the bytes, a question or a problem', () => {
  const cell = fc.oneof(
    fc.string(),
    fc.constantFrom('Question', 'A', 'B', 'Answer', '"', "'=", '$', '\\(', '<sup>', 'a', '1', '\n', '\r', ';', 'ప్రశ్న'),
  )
  const table = fc.array(fc.array(cell, { maxLength: 8 }), { maxLength: 6 })
  fc.assert(
    fc.property(table, fc.constantFrom(',', ';', '\t'), (rows, delimiter) => {
      const text = `Question,A,B,Answer\n${rows.map((row) => row.join(delimiter)).join('\n')}`
      const { set, problems, places } = readCsv(bytesOf(text))
      expect(set !== null || problems.length > 0).toBe(true)
      expect(places).toHaveLength(set?.questions.length ?? 0)
    }),
  )
  fc.assert(fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => readCsv(bytes).problems.length > 0))
})

test('a passage number that cannot be one is replaced, and its rows keep their passage', () => {
  const { set } = read('Passage No,Passage,Question,A,B,Answer\n"p\n1",Read this.,One?,x,y,a\n"p\n1",,Two?,x,y,b')
  expect(set?.passages).toEqual([{ id: 'p1', text: { en: 'Read this.' } }])
  expect(set?.questions.map(({ passage }) => passage)).toEqual(['p1', 'p1'])
})

test('the error of a formula is reported and is no option', () => {
  const { set, problems } = read('Question,A,B,C,Answer\nOne?,#REF!,x,y,B\nTwo?,Err:510,x,#1,B')
  expect(set?.questions.map(({ options }) => options.map(({ en }) => en))).toEqual([
    [undefined, 'x', 'y'],
    [undefined, 'x', '#1'],
  ])
  expect(problems.filter(({ code }) => code === 'error-cell').map(({ at }) => at)).toEqual([{ row: 2 }, { row: 3 }])
})

test('letters of options below one heading over all of them', () => {
  const { set, problems, mappings } = read(
    'Q No,Question,Options,,,,Answer\n,,A,B,C,D,\n1,2 + 2?,3,4,5,6,B\n2,Even?,1,3,5,8,D',
  )
  expect(problems).toEqual([])
  expect(set?.questions).toMatchObject([
    { stem: { en: '2 + 2?' }, options: [{ en: '3' }, { en: '4' }, { en: '5' }, { en: '6' }], answer: { correct: 'b' } },
    { stem: { en: 'Even?' }, answer: { correct: 'd' } },
  ])
  expect(mappings[0]).toMatchObject({ headingRow: 2, columns: { 2: { heading: 'A', field: 'option-a' } } })
  const last = read('Question,Answer,Options\n,,A,B,C\nOdd?,C,2,4,5')
  expect(last.set?.questions).toMatchObject([{ options: [{ en: '2' }, { en: '4' }, { en: '5' }] }])
})
