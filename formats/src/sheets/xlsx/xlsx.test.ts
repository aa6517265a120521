import { gzipSync } from 'node:zlib'
import { LANGUAGES } from '@pariksha/contract/languages'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dib, emf, stretchDibits } from '../../bitmaps/testing.ts'
import { makeArchive } from '../../package/make-archive.ts'
import type { FileQuestion, QuestionSet } from '../../question-set.ts'
import { headingOf } from '../columns/headings.ts'
import { makeTemplate } from '../template/make-template.ts'
import { makeXlsx } from './make-xlsx.ts'
import { numberText } from './number-text.ts'
import { readXlsx } from './read-xlsx.ts'
import { relationshipsXml, workbookPackage } from './workbook-package.ts'

const PNG = Buffer.from('\x89PNG\r\n\x1a\nexample', 'latin1')
const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`
const sheetXml = (rows: readonly string[], after = '') =>
  `<worksheet xmlns="x" xmlns:r="r"><sheetData>${rows.map((cells) => `<row>${cells}</row>`).join('')}</sheetData>${after}</worksheet>`
const HEADINGS = ['Question', 'A', 'B', 'C', 'Ans'].map(cell).join('')
const book = (row: string, after = '', files: Record<string, string | Uint8Array> = {}) =>
  workbookPackage([{ name: 'Maths', xml: sheetXml([HEADINGS, row], after) }], files)
const codes = ({ problems }: Awaited<ReturnType<typeof readXlsx>>) => problems.map(({ code }) => code)

const QUESTION: FileQuestion = {
  number: '1',
  kind: 'single-choice',
  stem: {},
  options: [
    { en: '-5', te: '-5', hi: '-5' },
    { en: '=A1 & "x"', te: 'ఎ < బి', hi: '1/2' },
  ],
  answer: { kind: 'single-choice', correct: 'b' },
  explanation: null,
  passage: null,
  section: 'Maths',
  topic: null,
  level: 'hard',
  source: null,
  year: 2024,
  tags: ['one', 'two'],
}

const SET: QuestionSet = {
  passages: [{ id: 'p1', text: { en: '| a | b |\n| --- | --- |\n| 1 | 2 |', te: 'చదవండి _x0041_' } }],
  questions: [
    {
      ...QUESTION,
      passage: 'p1',
      stem: { en: '**Which?** ![a "figure"](picture:fig) and $x_1$', te: 'ఏది?\n\n![](picture:fig)', hi: 'कौन?' },
    },
    {
      ...QUESTION,
      passage: 'p1',
      stem: { te: 'ఎంత?' },
      options: [],
      kind: 'numeric',
      answer: { kind: 'numeric', low: '1.5', high: '2' },
      explanation: { te: '![](picture:drawn)' },
      tags: [],
    },
  ],
  pictures: [
    { id: 'fig', type: 'image/png', bytes: PNG },
    { id: 'drawn', type: 'image/svg+xml', bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') },
  ],
}

test('what is made is read again, in three languages with pictures and passages', async () => {
  const { bytes, problems } = makeXlsx(SET)
  expect(problems).toEqual([])
  const reading = await readXlsx(bytes ?? new Uint8Array())
  expect(reading.problems).toEqual([])
  const ids = reading.set?.pictures.map(({ id }) => id) ?? []
  const renamed = JSON.parse(
    JSON.stringify(reading.set?.questions)
      .replaceAll(`picture:${ids[0]}`, 'picture:fig')
      .replaceAll(`picture:${ids[1]}`, 'picture:drawn'),
  )
  expect(renamed).toEqual(SET.questions)
  expect(reading.set?.passages).toEqual(SET.passages)
  expect(reading.set?.pictures.map(({ bytes }) => Buffer.from(bytes))).toEqual(SET.pictures.map(({ bytes }) => bytes))
  expect(reading.places).toEqual([
    { sheet: 'Questions', row: 2 },
    { sheet: 'Questions', row: 3 },
  ])
})

test('values of all kinds: numbers, formulae, booleans, rich text', async () => {
  const rich =
    '<c t="inlineStr"><is><r><rPr><b/></rPr><t>H</t></r><r><rPr><vertAlign val="subscript"/></rPr><t>2</t></r><r><t>O * x</t></r><r><rPr><vertAlign val="superscript"/></rPr><t>th</t></r><rPh><t>ruby</t></rPh></is></c>'
  const { set, problems } = await readXlsx(
    book(`${rich}<c><v>1E+05</v></c><c><f>1/4</f><v>0.25</v></c><c t="b"><v>1</v></c>${cell('TRUE')}`),
  )
  expect(problems).toEqual([])
  expect(set?.questions).toMatchObject([
    {
      stem: { en: 'H₂O * xth' },
      options: [{ en: '100000' }, { en: '0.25' }, { en: 'True' }],
      answer: { correct: 'c' },
    },
  ])
})

test.for([
  ['100000', 'General', '100000'],
  ['1.0000000000000002E-2', 'General', '0.01'],
  ['1E-7', 'General', '0.0000001'],
  ['1E+20', 'General', '100000000000000000000'],
  ['0.25', '0%', '25%'],
  ['0.125', '0.0%', '12.5%'],
  ['2.5', '0.00', '2.50'],
  ['1234567', '#,##0', '1,234,567'],
  ['500', '[$₹-4009] #,##0', '₹ 500'],
  ['5', '0" km"', '5 km'],
  ['0.5', '# ?/?', '1/2'],
  ['2.75', '# ??/??', '2 3/4'],
  ['45292', 'yyyy-mm-dd', '2024-01-01'],
  ['0.5', 'h:mm', '12:00'],
  ['nothing', '0', 'nothing'],
  ['1e999', '0', '1e999'],
] as const)('the number %s as %s is %s', ([value, format, text]) => {
  expect(numberText(value, format, false).text).toBe(text)
})

const PICTURE_FILES = {
  'xl/worksheets/_rels/sheet1.xml.rels': relationshipsXml([{ type: 'drawing', target: '../drawings/drawing1.xml' }]),
  'xl/drawings/_rels/drawing1.xml.rels': relationshipsXml([{ type: 'image', target: '../media/image1.png' }]),
  'xl/media/image1.png': PNG,
}
const anchors = (content: string) => `<wsDr xmlns="d" xmlns:a="a" xmlns:r="r">${content}</wsDr>`
const anchor = (row: number, column: number) =>
  `<twoCellAnchor><from><col>${column}</col><row>${row}</row></from><to/><pic><nvPicPr><cNvPr name="Picture 1" descr="a [tri]angle"/></nvPicPr><blipFill><a:blip r:embed="rId1"/></blipFill></pic></twoCellAnchor>`
const withDrawing = (content: string, files = PICTURE_FILES) =>
  readXlsx(
    book(['Which?', 'x', '', '', 'b'].map(cell).join(''), '<drawing r:id="rId1"/>', {
      ...files,
      'xl/drawings/drawing1.xml': anchors(content),
    }),
  )

test('pictures go into the cells that they lie over', async () => {
  const { set, problems } = await withDrawing(anchor(1, 0) + anchor(1, 2))
  expect(problems).toEqual([])
  expect(set?.questions).toMatchObject([
    {
      stem: { en: 'Which?\\\n![a \\[tri\\]angle](picture:image1)' },
      options: [{ en: 'x' }, { en: '![a \\[tri\\]angle](picture:image1)' }],
    },
  ])
})

test.for([
  ['a metafile', (bytes: Buffer) => bytes],
  ['a compressed metafile', gzipSync],
] as const)('a scanned picture in %s goes into its cell', async ([, packed]) => {
  const bytes = packed(emf(stretchDibits(dib([[[9, 9, 9]]]))))
  const { set, problems } = await withDrawing(anchor(1, 2), {
    ...PICTURE_FILES,
    'xl/media/image1.png': Buffer.from(bytes),
  })
  expect(set?.pictures).toMatchObject([{ type: 'image/png' }])
  expect(problems).toMatchObject([{ code: 'picture-unwrapped', at: { row: 2 } }])
})

test('pictures that cannot be placed or shown are reported', async () => {
  expect(codes(await withDrawing(anchor(0, 9)))).toContain('picture-without-question')
  expect(codes(await withDrawing('<absoluteAnchor><graphicFrame/></absoluteAnchor>'))).toContain('chart')
  expect(codes(await withDrawing('<twoCellAnchor><sp/></twoCellAnchor>'))).toContain('drawing')
  expect(
    codes(await withDrawing(anchor(1, 0), { ...PICTURE_FILES, 'xl/media/image1.png': Buffer.from('EMF') })),
  ).toContain('picture-unreadable')
})

test.for([
  ['an error', '<c t="e"><v>#N/A</v></c>', 'error-cell'],
  ['a formula without a value', '<c><f>A1</f></c>', 'formula-without-value'],
  ['a formula with an empty value', '<c><f>A1</f><v/></c>', 'formula-without-value'],
  [
    'a picture inside of a cell',
    '<c t="str"><f>_xlfn.DISPIMG("ID_1",1)</f><v>=DISPIMG("ID_1",1)</v></c>',
    'picture-in-cell',
  ],
  ['another one', '<c t="e" vm="1"><v>#VALUE!</v></c>', 'picture-in-cell'],
  ['a long text', cell('x'.repeat(20_001)), 'cell-too-long'],
] as const)('%s is reported with its cell', async ([, xml, code]) => {
  const { problems } = await readXlsx(book(`${cell('Which?')}${cell('x')}${cell('y')}${xml}${cell('a')}`))
  expect(problems).toMatchObject([{ code, at: { sheet: 'Maths', row: 2 }, what: expect.stringContaining('D2') }])
})

test('the template is read, without its example, by headings of its language', async () => {
  for (const language of LANGUAGES) {
    const { set, problems, mappings } = await readXlsx(makeTemplate(language))
    expect(set?.questions).toEqual([])
    expect(problems.map(({ code }) => code)).toEqual(['example-row'])
    expect(mappings).toHaveLength(1)
    for (const { heading, field } of mappings[0]?.columns ?? [])
      expect(heading).toBe(field && headingOf(field, language))
  }
})

const good = Buffer.from(makeXlsx(SET).bytes ?? [])
function lying(): Uint8Array {
  const bytes = Buffer.from(good)
  const entry = bytes.indexOf('xl/workbook.xml', bytes.indexOf('PK\u0001\u0002', 0, 'latin1'), 'latin1') - 46
  bytes.writeUInt32LE(10, entry + 24)
  return bytes
}

test.for([
  ['nothing', new Uint8Array()],
  ['a truncated one', good.subarray(0, good.length / 2)],
  ['a directory that lies about sizes', lying()],
  ['a bomb', makeArchive({ 'xl/workbook.xml': new Uint8Array(60_000_000) })],
  ['another package', makeArchive({ 'word/document.xml': '<document/>' })],
  ['an old workbook', Buffer.from('\xd0\xcf\x11\xe0', 'latin1')],
  ['damaged XML', makeArchive({ 'xl/workbook.xml': '<workbook>' })],
  ['no headings', workbookPackage([{ name: 'x', xml: sheetXml([cell('Hello')]) }])],
] as const)('%s ends in one sentence', async ([, bytes]) => {
  const { set, problems } = await readXlsx(bytes)
  expect(set).toBeNull()
  expect(problems).toHaveLength(1)
  expect(problems[0]?.what).toMatch(/^[A-Z].*\.$/)
})

test('bounds of columns, sheets and hidden sheets are reported', async () => {
  const wide = await readXlsx(
    book(`${cell('Which?')}${cell('x')}${cell('y')}<c/>${cell('a')}${cell('z').repeat(10_000)}`),
  )
  expect(codes(wide)).toEqual(['too-many-columns'])
  expect(wide.set?.questions).toHaveLength(1)
  const many = Array.from({ length: 51 }, (_, index) => ({ name: `s${index}`, xml: sheetXml([HEADINGS]) }))
  expect(codes(await readXlsx(workbookPackage(many)))).toContain('too-many-sheets')
})

test('whatever happens to the bytes, nothing throws', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(good.length - 1), fc.nat(255), fc.nat(300), async (at, byte, cut) => {
      const bytes = Buffer.from(good.subarray(0, good.length - (cut < 20 ? cut : 0)))
      if (at < bytes.length) bytes[at] = byte
      const { set, problems } = await readXlsx(bytes)
      expect(set !== null || problems.length > 0).toBe(true)
    }),
  )
})
