import { describe, expect, test } from 'vitest'
import { readDocx } from '../docx/read-docx.ts'
import { makeWord, para, run, table } from '../docx/testing.ts'
import { readPaperLines } from './read-paper-file.ts'
import { problemCodes, summaries } from './testing.ts'

type Case = readonly [lines: string, expected: string, problems?: readonly string[]]
const cases = (list: readonly Case[]) =>
  test.for(list)('%s', ([lines, expected, problems = []]) => {
    const reading = readPaperLines(lines)
    expect(summaries(reading).map((one) => one.replaceAll('\n\n', '¶'))).toEqual(expected.split('\n'))
    expect(problemCodes(reading)).toEqual(problems)
  })

describe('options parted by commas', () =>
  cases([
    ['1. What is 3 × 4?\na) 12, b) 15, c) 18, d) 20\nAns: a', '1. What is 3 × 4? [12 | 15 | 18 | 20] = a'],
    ['1. What is 3 × 4?\n(A) 12; (B) 15; (C) 18; (D) 20.\nAns: A', '1. What is 3 × 4? [12 | 15 | 18 | 20] = a'],
    ['1. What is 3 × 4? a) 12, b) 15, c) 18, d) 20\nAns: a', '1. What is 3 × 4? [12 | 15 | 18 | 20] = a'],
    [
      '1. Half of 2,000?\na) 1,000, b) 2,000,\nc) 500, d) 100\nAns: a',
      '1. Half of 2,000? [1,000 | 2,000 | 500 | 100] = a',
    ],
    ['1. Capital?\n(a) New Delhi,\n(b) Mumbai,\n(c) Pune\nAns: a', '1. Capital? [New Delhi | Mumbai | Pune] = a'],
    ['1. రాజధాని?\n(అ) ఢిల్లీ, (ఆ) ముంబై, (ఇ) పూణే\nజవాబు: అ', '1. రాజధాని? [ఢిల్లీ | ముంబై | పూణే] = a'],
    ['1. 3 × 4?\na) 12, b) 15, c) 18 [Ans: a]', '1. 3 × 4? [12 | 15 | 18] = a'],
    ['1. Which sign?\n(a) ,\n(b) ;\n(c) !\nAns: a', '1. Which sign? [, | ; | !] = a'],
    [
      '1. Of a) iron, b) gold, c) silver is a metal.\n(1) a only (2) b only (3) all\nAns: 3',
      '1. Of a) iron, b) gold, c) silver is a metal. [a only | b only | all] = c',
    ],
    [
      '1. Which are true?\na) Delhi is a city, b) Pune is a state, c) Goa is a river\nAns: 2',
      '1. Which are true?¶a) Delhi is a city, b) Pune is a state, c) Goa is a river = 2',
    ],
    [
      '1. Look at both (a), (b) and (c).\n(a) p\n(b) q\n(c) r\nAns: a',
      '1. Look at both (a), (b) and (c). [p | q | r] = a',
    ],
  ]))

describe('typed answers', () =>
  cases([
    ['1. Solve.\nAns: x = -3', '1. Solve. = -3'],
    ['1. Solve.\nAns: x=−3', '1. Solve. = -3'],
    ['1. Solve.\nAns: x = – 3', '1. Solve. = -3'],
    ['1. Solve.\nAns = 3.5', '1. Solve. = 3.5'],
    ['1. Solve.\nAns: Area = 25 cm', '1. Solve. = 25 // cm'],
    ['1. Solve.\nAns: f(2) = 1/4', '1. Solve. = 0.25'],
    ['1. Solve.\nAns: x = 3 or x = -3', '1. Solve. = ?', ['no-options@1', 'answer-not-understood@2']],
    ['1. Solve.\nAns: x = 3, y = 4', '1. Solve. = ?', ['no-options@1', 'answer-not-understood@2']],
    ['1. Solve.\nAns: x = y', '1. Solve. = ?', ['no-options@1', 'answer-not-understood@2']],
    ['1. Solve.\nAns: 12 days since x = 3', '1. Solve. = 12 // days since x = 3'],
    ['1. Solve.\nAns: 2^5', '1. Solve. = 32'],
    ['1. Solve.\nAns: 2⁵', '1. Solve. = 32'],
    ['1. Solve.\nAns: 10⁻³ m', '1. Solve. = 0.001 // m'],
    ['1. Solve.\nAns: 3 × 10^-2', '1. Solve. = 0.03'],
    ['1. Solve.\nAns: -1.5 x 10^3', '1. Solve. = -1500'],
    ['1. Solve.\nAns: 2^-3', '1. Solve. = 0.125'],
    ['1. Solve.\nAns: 0.5^2', '1. Solve. = 0.25'],
    ['1. Solve.\nAns: 3^-1', '1. Solve. = ?', ['no-options@1', 'answer-not-understood@2']],
    ['1. Solve.\nAns: 10^13', '1. Solve. = ?', ['no-options@1', 'answer-not-understood@2']],
    ['1. Solve.\nAns: 0^-2', '1. Solve. = ?', ['no-options@1', 'answer-not-understood@2']],
    ['1. Solve.\nAns: -2^4', '1. Solve. = ?', ['no-options@1', 'answer-not-understood@2']],
    ['1. Solve.\nAns: 2^5 + 1', '1. Solve. = ?', ['no-options@1', 'answer-not-understood@2']],
    ['1. Solve.\nAns: 25 m²', '1. Solve. = 25 // m²'],
    ['1. Solve.\nAns: $\\frac{1}{4}$', '1. Solve. = 0.25'],
    ['1. Solve.\nAns: $x = -3$', '1. Solve. = -3'],
    ['1. Solve.\nAns: $2x + 3$', '1. Solve. = ?', ['no-options@1', 'answer-not-understood@2']],
    ['1. Solve.\n2. Solve.\nAnswer Key\n1. 2^5 2. 7', '1. Solve. = 32\n2. Solve. = 7'],
  ]))

describe('digits of other scripts', () =>
  cases([
    [
      '१. भारत की राजधानी?\n(क) दिल्ली\n(ख) मुंबई\nउत्तर: क\n२. नेपाल की राजधानी?\n(क) ल्हासा\n(ख) काठमांडू\nउत्तर: ख',
      '1. भारत की राजधानी? [दिल्ली | मुंबई] = a\n2. नेपाल की राजधानी? [ल्हासा | काठमांडू] = b',
    ],
    ['ప్రశ్న ౧. రాజధాని?\n(౧) ఢిల్లీ (౨) ముంబై\nజవాబు: ౨\nప్రశ్న ౨. ఎంత?\nజవాబు: ౧౨', '1. రాజధాని? [ఢిల్లీ | ముంబై] = b\n2. ఎంత? = 12'],
    [
      '１．Capital of India?\n（a）Delhi\n（b）Mumbai\nAns: b\n２．Capital of Nepal?\n（a）Lhasa\n（b）Kathmandu\nAns：（b）',
      '1. Capital of India? [Delhi | Mumbai] = b\n2. Capital of Nepal? [Lhasa | Kathmandu] = b',
    ],
    ['१. एक?\n(क) अ\n(ख) ब\n२. दो?\n(क) स\n(ख) द\nउत्तर कुंजी\n१-क २-ख', '1. एक? [अ | ब] = a\n2. दो? [स | द] = b'],
    ['१. २०१९ में १२ × २ = ?\n(क) २४\n(ख) २.५\nउत्तर: २४', '1. २०१९ में १२ × २ = ? [२४ | २.५] = a'],
  ]))

test('directions for questions in digits of Devanagari', () => {
  const { set, problems } = readPaperLines(
    'निर्देश (प्र. १-२): तालिका पढ़िए।\n१. एक?\n(क) अ\n(ख) ब\nउत्तर: क\n२. दो?\n(क) स\n(ख) द\nउत्तर: ख',
  )
  expect(problems).toEqual([])
  expect(set?.questions.map(({ passage }) => passage)).toEqual(['p1', 'p1'])
})

test('a key in a table with digits of Telugu and raised ones', async () => {
  const body = para('1. Solve.') + para('2. Solve.') + para('3. Solve.')
  const key = table([
    ['౧', para(run('2') + raised('5'))],
    ['౨', '౭'],
    ['౩', '9'],
  ])
  const reading = await readDocx(makeWord({ body: body + para('Answer Key') + key }))
  expect(summaries(reading)).toEqual(['1. Solve. = 32', '2. Solve. = 7', '3. Solve. = 9'])
})

const raised = (text: string) => run(text, '<w:vertAlign w:val="superscript"/>')

test.for([
  [run('Ans: 2') + raised('5'), '32'],
  [run('Ans: 3 × 10') + raised('-2') + run(' m'), '0.03 // m'],
  [run('Ans: 25 m') + raised('2'), '25 // m²'],
  [run('Ans: 30') + raised('o'), '30 // °'],
  [run('Ans: 5') + raised('th'), '5 // th'],
] as const)('raised digits of an answer in Word: %s', async ([answer, read]) => {
  const reading = await readDocx(makeWord({ body: para('1. Solve.') + para(answer) }))
  expect(summaries(reading)).toEqual([`1. Solve. = ${read}`])
})
