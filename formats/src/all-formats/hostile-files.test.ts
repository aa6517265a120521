import { unzipSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { makeWord } from '../docx/testing.ts'
import { FORMATS, formatOf } from '../formats.ts'
import { sampleSet } from '../fuzz/sample-set.ts'
import { makeArchive } from '../package/make-archive.ts'
import type { FileQuestion, Reading } from '../question-set.ts'
import { workbookPackage } from '../sheets/xlsx/workbook-package.ts'
import { descendantsOf, isElement, parseXml, textOf, type XmlElement } from '../xml/parse-xml.ts'

const read = async (name: string, bytes: Uint8Array): Promise<Reading> => {
  const reading = await formatOf(name, bytes)?.read?.(bytes)
  if (!reading) throw new Error(`no format reads ${name}`)
  return reading
}

const text = (content: string) => new TextEncoder().encode(content)
const nested = (name: string) => `${`<${name}>`.repeat(10_000)}${`</${name}>`.repeat(10_000)}`
const ENTITIES =
  '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;">]>'
const OUTSIDE = '<!DOCTYPE x SYSTEM "http://attacker.invalid/evil.dtd">'
const MANIFEST = '<manifest><resources><resource type="imsqti_item_xmlv2p2" href="a.xml"/></resources></manifest>'
const WORKBOOK_PART = 'xl/worksheets/sheet1.xml'

/** Each package with one part of it replaced: the one that its questions stand in. */
const PACKAGES = {
  'paper.docx': (xml: string) => makeWord({ body: '', files: { 'word/document.xml': xml } }),
  'sheet.xlsx': (xml: string) => workbookPackage([{ name: 'A', xml }]),
  'package.zip': (xml: string) => makeArchive({ 'imsmanifest.xml': MANIFEST, 'a.xml': xml }),
} as const
const DOCUMENTS = ['quiz.xml', 'questestinterop.xml', 'assessmentItem.xml'] as const
const documentOf = (name: string, before: string, inside: string) => {
  const root = name.replace('.xml', '')
  return text(`${before}<${root}>${inside}</${root}>`)
}

const FILES: readonly (readonly [string, string, Uint8Array])[] = [
  ...Object.entries(PACKAGES).flatMap(([name, make]) => [
    ['a bomb by its ratio', name, make(`<a>${' '.repeat(40_000_000)}</a>`)] as const,
    ['entities that grow', name, make(`${ENTITIES}<x>&c;</x>`)] as const,
    ['something outside', name, make(`${OUTSIDE}<x/>`)] as const,
    ['10,000 nested tags', name, make(nested('a'))] as const,
    ['a truncated archive', name, make('<a/>').subarray(0, 200)] as const,
    ['a lying encoding', name, make('<?xml version="1.0" encoding="utf-16"?><a>x</a>')] as const,
    [
      'a path that climbs',
      name,
      zipSync({ '../../../etc/passwd': text('x'), 'imsmanifest.xml': text(MANIFEST) }),
    ] as const,
    [
      'archives in archives',
      name,
      makeArchive({ 'imsmanifest.xml.zip': makeArchive({ a: makeArchive({ b: 'b' }) }) }),
    ] as const,
    [
      'too many files',
      name,
      makeArchive(
        Object.fromEntries(Array.from({ length: 10_001 }, (_, n) => [n === 0 ? 'imsmanifest.xml' : `${n}`, ''])),
      ),
    ] as const,
  ]),
  ...DOCUMENTS.flatMap((name) => [
    ['entities that grow', name, documentOf(name, ENTITIES, '&c;')] as const,
    ['something outside', name, documentOf(name, OUTSIDE, '&x;')] as const,
    ['10,000 nested tags', name, documentOf(name, '', nested('a'))] as const,
    ['a lying encoding', name, documentOf(name, '<?xml version="1.0" encoding="utf-16"?>', 'x')] as const,
    ['an unknown encoding', name, documentOf(name, '<?xml version="1.0" encoding="x-none"?>', 'x')] as const,
  ]),
  ...['quiz.csv', 'quiz.gift', 'quiz.aiken', 'quiz.txt', 'quiz.json'].flatMap((name) => [
    ['half of a character of UTF-16', name, Uint8Array.from([0xff, 0xfe, 0x41])] as const,
    ['zeros', name, Uint8Array.from([0x41, 0, 0, 0, 0x42, 0x43, 0])] as const,
    ['an archive', name, makeArchive({ 'a.txt': 'x' })] as const,
  ]),
  ...['doc', 'odt', 'rtf', 'pdf', 'xls', 'xlsb', 'ods'].map(
    (ending) => ['another format', `paper.${ending}`, text('x')] as const,
  ),
]

test.for(FILES)('%s in %s ends in one clear sentence', async ([, name, bytes]) => {
  const { set, problems } = await read(name, bytes)
  expect(set?.questions ?? []).toEqual([])
  const faults = problems.filter(({ severity }) => severity === 'fault')
  expect(faults).toHaveLength(1)
  expect(faults[0]?.what).toMatch(/^[A-Z“].{10,300}[.)]$/)
})

test.for(['docm', 'xlsm'])('the macros of a .%s are not read', async (ending) => {
  const makes = FORMATS.find(({ extensions }) => extensions.includes(ending))?.make
  const made = await makes?.(sampleSet.all)
  const files = {
    ...unzipSync(made?.bytes ?? new Uint8Array()),
    'word/vbaProject.bin': text('x'),
    'xl/vbaProject.bin': text('x'),
  }
  const { set, problems } = await read(`paper.${ending}`, makeArchive(files))
  expect(set?.questions).toHaveLength(sampleSet.all.questions.length)
  expect(problems.map(({ code }) => code)).toContain('macros')
})

const EVIL = '<script>alert(1)</script><img src=x onerror=alert(1)> <a href="javascript:alert(1)">x</a> {{7*7}}'
const evil: FileQuestion = {
  number: '1',
  kind: 'single-choice',
  stem: { en: EVIL },
  options: [{ en: EVIL }, { en: `2 ${EVIL}` }],
  answer: { kind: 'single-choice', correct: 'b' },
  explanation: { en: EVIL },
  passage: 'p1',
  section: '<script>s</script>',
  topic: '<script>t</script>',
  level: null,
  source: '<script>u</script>',
  year: null,
  tags: ['<script>v</script>'],
}

const elementsOf = (element: XmlElement): XmlElement[] => [
  element,
  ...element.children.filter(isElement).flatMap(elementsOf),
]

test.for(['Moodle XML', 'QTI 2.2', 'QTI 3.0'])('markup in every field is text in %s', async (name) => {
  const format = FORMATS.find((one) => one.name === name)
  const made = await format?.make?.({ passages: [{ id: 'p1', text: { en: EVIL } }], questions: [evil], pictures: [] })
  const bytes = made?.bytes ?? new Uint8Array()
  const documents = name === 'Moodle XML' ? [bytes] : Object.values(unzipSync(bytes))
  for (const document of documents) {
    const root = parseXml(document)
    for (const element of elementsOf(root)) {
      expect(element.name).not.toMatch(/^(script|img|a)$/)
      expect(Object.keys(element.attributes).filter((one) => one.startsWith('on'))).toEqual([])
    }
    // HTML is text in Moodle's XML
    for (const part of ['questiontext', 'answer', 'generalfeedback'].flatMap((one) => descendantsOf(root, one)))
      expect(textOf(part)).not.toMatch(/<(script|img|a)\b/)
  }
  const again = await format?.read?.(bytes)
  expect(again?.set?.questions[0]?.stem.en).toContain('alert(1)')
})

test('what begins like a formula is a text in every sheet that is made', async () => {
  const formulas = ['=cmd|calc!A1', '+1+1', '-2+3', '@SUM(A1)', "'=1", '\t=1', '＝1']
  const questions = formulas.map((formula, index) => ({
    ...evil,
    number: `${index + 1}`,
    passage: null,
    stem: { en: formula },
    options: [{ en: formula }, { en: 'x' }],
    explanation: { en: formula },
  }))
  const set = { passages: [], pictures: [], questions }
  const csv = await FORMATS.find(({ name }) => name === 'CSV')?.make?.(set)
  const rows = new TextDecoder().decode(csv?.bytes ?? undefined)
  expect(rows).not.toMatch(/(?:^|[,"\n])\s*[=+\-@＝](?!\d+(?:\.\d+)?[,"\n])/m)
  const xlsx = await FORMATS.find(({ name }) => name === 'Excel')?.make?.(set)
  const sheet = parseXml(unzipSync(xlsx?.bytes ?? new Uint8Array())[WORKBOOK_PART] ?? new Uint8Array())
  expect(descendantsOf(sheet, 'f')).toEqual([])
  for (const cell of descendantsOf(sheet, 'c').filter(({ attributes }) => attributes.t === undefined))
    expect(textOf(cell)).toMatch(/^\d*$/)
})
