import {
  bmp,
  dib,
  dibStretchBlt,
  emf,
  plusPicture,
  SMALL_PNG,
  stretchDib,
  stretchDibits,
  wmf,
} from '../bitmaps/testing.ts'
import { type OldKind, unwrapPicture } from '../bitmaps/unwrap-picture.ts'
import { readKey } from '../docx/read-key.ts'
import { embedded, makeWord, para, run, table } from '../docx/testing.ts'
import { FORMATS, type Format } from '../formats.ts'
import { convertLegacyText } from '../legacy-fonts/convert-legacy-text.ts'
import { convertSymbolText } from '../legacy-fonts/convert-symbol-text.ts'
import { equationObjectToTex, mtefToTex } from '../mtef/object-to-tex.ts'
import { equationObject } from '../mtef/testing/mtef-bytes.ts'
import { MTEF_EQUATIONS } from '../mtef/testing/mtef-equations.ts'
import { ommlToTex } from '../omml/omml-to-tex.ts'
import { EQUATIONS } from '../omml/testing/equations.ts'
import { texToOmml } from '../omml/tex-to-omml.ts'
import { ArchiveError } from '../package/read-archive.ts'
import { applyKey } from '../paper-text/answers/apply-key.ts'
import type { Reading } from '../question-set.ts'
import { escapeXml, parseXml, XmlError } from '../xml/parse-xml.ts'
import { checkReading } from './check-reading.ts'
import type { Form } from './mutations.ts'
import { sampleSet } from './sample-set.ts'

/** A parser, files that it reads, and what a file of its kind is likely to hold. */
export type Target = {
  readonly name: string
  readonly form: Form
  readonly seeds: readonly Uint8Array[]
  readonly tokens: readonly string[]
  /** Throws where a rule is broken. Gives the reading, where the parser makes one. */
  readonly run: (bytes: Uint8Array) => Promise<Reading | undefined>
}

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)
const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)

/** The files of a folder of `fixtures/` that end so. */
export type Fixtures = (folder: string, ending: string) => readonly Uint8Array[]

const DOTS = [
  [
    [255, 0, 0],
    [0, 0, 255],
  ],
  [
    [0, 0, 0],
    [9, 9, 9],
  ],
] as const

const COMMON = [
  '',
  ' ',
  '\n',
  '\n\n',
  '\0',
  '"',
  "'",
  '<',
  '&',
  '&amp;',
  '\\',
  '$',
  '\ufeff',
  '\u200d',
  '😀',
  '９',
  'తె',
  'कि',
  '1'.repeat(30),
]
const MARKUP = [
  ...COMMON,
  ']]>',
  '<!--',
  '-->',
  '<?x?>',
  '&#0;',
  '&#x10ffff;',
  '&lt;p&gt;',
  '<a/>',
  '<![CDATA[',
  '-1',
  '99999999999',
  'true',
]
const PAPER = [
  ...COMMON,
  '\t',
  '1. ',
  'Q2) ',
  '(a) ',
  'B. ',
  '① ',
  'Ans: a',
  'Sol. (b) ',
  'Answer Key',
  '1-a 2-b',
  'Directions (1-3): ',
  'SECTION A',
  '$x$',
  '|',
]

const formatNamed = (name: string): Format => {
  const format = FORMATS.find((one) => one.name === name)
  if (!format?.read) throw new Error(`no format ${name}`)
  return format
}

async function ofFormat(
  name: string,
  form: Form,
  tokens: readonly string[],
  more: readonly Uint8Array[] = [],
): Promise<Target> {
  const { read, make } = formatNamed(name)
  const made = await make?.(name === 'Aiken' ? sampleSet.forAiken : name === 'CSV' ? sampleSet.forCsv : sampleSet.all)
  const seeds = [...(made?.bytes ? [made.bytes] : []), ...more]
  if (seeds.length === 0) throw new Error(`no valid file of ${name}: ${JSON.stringify(made?.problems)}`)
  return {
    name,
    form,
    tokens,
    seeds,
    run: async (bytes) => {
      const reading = await read?.(bytes)
      if (reading) checkReading(reading)
      return reading
    },
  }
}

const tried = async (read: () => unknown): Promise<undefined> => {
  try {
    await read()
  } catch (error) {
    if (!(error instanceof XmlError || error instanceof ArchiveError)) throw error
  }
}

const PAPER_TEXT = `Directions (Q. 1-2): Read the table.
1. Which is a prime? (2019, SSC CGL Tier-I)
(a) 4\t(b) 9\t(c) 7\t(d) 1
Ans: (c)
Sol. Only 7 has two divisors.
2) ఏది సరి సంఖ్య?\nWhich is even?
A. 3
B. 8 / ఎనిమిది
Answer: B
SECTION B
Q3. The value of $\\frac{1}{2} + 1$ is
① 1.5 ② 2 ③ 3
4. What is 5 x 5?
Ans: 25
Answer Key
1-c 2-b
3. (a) Because it is.`

const BINARY = ['', '\0', '\u0001\0', '\u0003\0\u000a\0', '\u007f'.repeat(30), '\0'.repeat(30)]
const MTEF_SEEDS = MTEF_EQUATIONS.flatMap(([, ...written]) => written)

const WITH_EQUATION = makeWord({
  body:
    para(run('1. What is ') + embedded('Equation.3', { object: 'o1' })) +
    para('(a) x') +
    para('(b) y') +
    para('Ans: a'),
  objects: { o1: equationObject(MTEF_SEEDS[0] ?? new Uint8Array()) },
})

/** Every parser of questions and of their texts. */
export const targets = async (fixtures: Fixtures): Promise<readonly Target[]> => [
  await ofFormat(
    'Word',
    'archive',
    [...MARKUP, ...PAPER],
    [...fixtures('docx/', '.docx'), ...fixtures('papers/', '.docx'), WITH_EQUATION],
  ),
  await ofFormat('Excel', 'archive', [...MARKUP, '=1+1', 'A1', '0']),
  await ofFormat('CSV', 'text', [...COMMON, ',', ';', '\t', '","', '=1+1', 'sep=;\n']),
  await ofFormat(
    'GIFT',
    'text',
    [...COMMON, '{', '}', '=', '~', '#', '####', '::', '->', '%50%', '//', '$CATEGORY: ', '[html]', 'T', '{#1..2}'],
    [...fixtures('', '.gift.txt')],
  ),
  await ofFormat(
    'Aiken',
    'text',
    [...COMMON, 'A. ', 'B) ', 'ANSWER: ', 'ANSWER: A\n', 'A.'],
    fixtures('', '.aiken.txt'),
  ),
  await ofFormat(
    'Moodle XML',
    'xml',
    [...MARKUP, 'multichoice', 'category', 'base64', 'html', '100'],
    fixtures('', '.moodle.xml'),
  ),
  await ofFormat(
    'QTI',
    'xml',
    [...MARKUP, 'multiple', 'single', 'choice_1', 'RESPONSE'],
    [...fixtures('qti/', '.xml'), ...fixtures('qti/', '.dat')],
  ),
  await ofFormat(
    'QTI 2.2',
    'archive',
    [...MARKUP, '../', 'items/1.xml', 'imsqti_item_xmlv2p2'],
    fixtures('qti/', '.zip'),
  ),
  await ofFormat('QTI 3.0', 'archive', [...MARKUP, '../', 'multiple']),
  await ofFormat('Pariksha JSON', 'text', [
    ...COMMON,
    '{',
    '[',
    ']',
    '}',
    ',',
    ':',
    'null',
    '1e9',
    '"en"',
    '__proto__',
  ]),
  await ofFormat('Text', 'text', PAPER, [bytesOf(PAPER_TEXT)]),
  {
    name: 'key',
    form: 'text',
    tokens: PAPER,
    seeds: [
      bytesOf('Answer Key\nSection A\n1-a 2. (c)\n3) 25 to 30, 4 b\n5. Because it is\n6. Ans. (b, d)\nQ7: c\n8 → a'),
    ],
    run: async (bytes) => {
      const { set, problems } = applyKey(sampleSet.all, textOf(bytes))
      checkReading({ set, problems, places: set.questions.map(() => ({ line: 1 })) })
      return undefined
    },
  },
  {
    name: 'key in Word',
    form: 'archive',
    tokens: [...MARKUP, ...PAPER],
    seeds: [
      makeWord({
        body:
          para('Answer key') +
          table([
            ['1', 'a', '2', 'b'],
            ['3', 'c', '4', 'd'],
          ]) +
          para('5. (a) so'),
      }),
    ],
    run: (bytes) => tried(() => readKey(bytes)),
  },
  {
    name: 'equations of Word',
    form: 'xml',
    tokens: [...MARKUP, 'm:f', 'p', 'b', 'on', '∑', '('],
    seeds: EQUATIONS.map(([omml]) => bytesOf(omml)),
    run: (bytes) => tried(() => ommlToTex(parseXml(bytes))),
  },
  {
    name: 'equations of MathType',
    form: 'text',
    tokens: BINARY,
    seeds: MTEF_SEEDS,
    run: (bytes) => tried(() => mtefToTex(bytes)),
  },
  {
    name: 'old pictures',
    form: 'text',
    tokens: [...BINARY, 'EMF+', 'BM', '\u0001\u0000\u0000\u0000'],
    seeds: [
      wmf(stretchDib(dib(DOTS))),
      wmf(dibStretchBlt(dib(DOTS))),
      emf(stretchDibits(dib(DOTS))),
      emf(...plusPicture(SMALL_PNG, 20)),
      bmp(dib(DOTS), 40),
    ],
    run: (bytes) => tried(() => ['EMF', 'WMF', 'BMP'].map((kind) => unwrapPicture(kind as OldKind, bytes))),
  },
  {
    name: 'embedded objects',
    form: 'text',
    tokens: BINARY,
    seeds: MTEF_SEEDS.slice(0, 20).flatMap((equation) => [
      equationObject(equation),
      equationObject(equation, { large: true }),
    ]),
    run: (bytes) => tried(() => equationObjectToTex(bytes)),
  },
  {
    name: 'TeX',
    form: 'text',
    tokens: [
      ...COMMON,
      '{',
      '}',
      '^',
      '_',
      '(',
      ')',
      '\\middle|',
      '\\sum',
      '\\frac',
      '\\left(',
      '\\right',
      '\\begin{matrix}',
      '\\end{matrix}',
      '\\sqrt[',
      '\\\\',
    ],
    seeds: EQUATIONS.map(([, tex]) => bytesOf(tex)).filter(({ length }) => length > 0),
    run: (bytes) =>
      tried(() => {
        const omml = texToOmml(textOf(bytes))
        if (omml !== undefined) parseXml(bytesOf(omml))
      }),
  },
  {
    name: 'old fonts',
    form: 'text',
    tokens: [...COMMON, 'f', 'Z', 'k', '~', '\uf0b7'],
    seeds: [bytesOf('Hkkjr dh jkt/kkuh fnYyh gSA fo|kFkhZ d`ik djds deZ djsaA'), bytesOf('a³b \uf061\uf0b3')],
    run: async (bytes) => {
      for (const font of ['Kruti Dev 010', 'DevLys 010', 'Chanakya', 'Anu Script'])
        escapeXml(JSON.stringify(convertLegacyText(font, textOf(bytes))))
      for (const font of ['Symbol', 'Wingdings']) convertSymbolText(font, textOf(bytes))
      return undefined
    },
  },
]
