import { embedded, makeWord, para, run } from '../../docx/testing.ts'
import { equationObject } from '../../equations/mtef/testing/mtef-bytes.ts'
import { MTEF_EQUATIONS } from '../../equations/mtef/testing/mtef-equations.ts'
import { FORMATS, type Format } from '../../formats.ts'
import { checkReading } from '../check-reading.ts'
import type { Form } from '../mutations.ts'
import { sampleSet } from '../sample-set.ts'
import { bytesOf, type Fixtures, type Target } from './target.ts'
import { COMMON, MARKUP, PAPER } from './tokens.ts'

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
5. Which is odd?
(a) 2 (b) 4 (c) 5 (d) 8 [c]
Sol. 5 = 4 + 1.
Hence option C is correct.
6. సరి సంఖ్య ఏది?
(a) 1
(b) 8
[b]
వివరణ: కాబట్టి సరైన సమాధానం (బి)
Answer Key
1-c 2-b
3. (a) Because it is.`

const [[, FIRST_EQUATION] = []] = MTEF_EQUATIONS
const WITH_EQUATION = makeWord({
  body:
    para(run('1. What is ') + embedded('Equation.3', { object: 'o1' })) +
    para('(a) x') +
    para('(b) y') +
    para('Ans: a'),
  objects: { o1: equationObject(FIRST_EQUATION ?? new Uint8Array()) },
})

/** Files of questions, a target for each format. */
export const questionFiles = async (fixtures: Fixtures): Promise<readonly Target[]> => [
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
]
