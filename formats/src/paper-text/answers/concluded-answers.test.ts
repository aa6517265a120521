import { expect, test } from 'vitest'
import { readPaperLines } from '../read-paper-file.ts'
import { ANSWERED, problemCodes, STEMS, summaries, TWO } from '../testing.ts'

const OPTIONS = '(a) p\n(b) q\n(c) r\n(d) s'
const answersOf = (text: string) => {
  const reading = readPaperLines(text)
  return [
    (reading.set?.questions ?? []).map(({ answer }) => answer && 'correct' in answer && answer.correct),
    problemCodes(reading),
  ]
}
const solved = (solution: string, stem = 'Which?', answer = '') =>
  answersOf(`1. ${stem}\n${OPTIONS}\n${answer}Sol: As shown.\n${solution}\n2. Next?\n${OPTIONS}\nAns: d`)

test.each([
  ['Hence option B is correct.', 'b'],
  ['So, the correct answer is option (C).', 'c'],
  ['∴ Correct option: (c)', 'c'],
  ['x = 4. Therefore, the correct option is D', 'd'],
  ['x = 4. Hence option (b).', 'b'],
  ['Therefore, the option 3', 'c'],
  ['Hence (b) is the correct answer.', 'b'],
  ['Thus the answer is (a).', 'a'],
  ['Hence, option 2 is correct.', 'b'],
  ['**Hence option B is correct.**', 'b'],
  ['కాబట్టి సరైన సమాధానం (బి)', 'b'],
  ['కావున, సరైన జవాబు: సి.', 'c'],
  ['కాబట్టి ఎంపిక (C) సరైనది.', 'c'],
  ['अतः विकल्प (ग) सही है', 'c'],
  ['अतः सही उत्तर विकल्प (B) है।', 'b'],
  ['इसलिए सही विकल्प (d) है।', 'd'],
])('a solution concludes the answer: %s', (solution, answer) => {
  expect(solved(solution)).toEqual([[answer, 'd'], []])
})

test.each([
  ['Option A is correct if x > 0.'],
  ['Hence option (a) is not correct.'],
  ['Hence statement B is correct.'],
  ['Hence, option (a) is incorrect and option (c) is correct.'],
  ['Hence the answer is 4.'],
  ['Hence (1).'],
  ['Hence B is true.'],
  ['కాబట్టి ఎంపిక (C) తప్పు.'],
  ['अतः विकल्प (ग) गलत है'],
])('no answer is read from %s', (solution) => {
  expect(solved(solution)).toEqual([[null, 'd'], ['no-answer@1']])
})

test('of what is not correct, the option that is correct is no answer', () => {
  const stem = 'Which is NOT correct?'
  expect(solved('Hence option B is correct.', stem)).toEqual([[null, 'd'], ['no-answer@1']])
  expect(solved('Hence the correct answer is option B.', stem)).toEqual([['b', 'd'], []])
})

test('two conclusions, or another than the answer that is given, are reported', () => {
  expect(solved('Hence option A is correct.\nSo option B is correct.')).toEqual([
    [null, 'd'],
    ['answer-not-understood@1'],
  ])
  expect(solved('Hence option A is correct.', 'Which?', 'Ans: b\n')).toEqual([['b', 'd'], ['answer-in-doubt@1']])
  expect(solved('Hence option B is correct.', 'Which?', 'Ans: b\n')).toEqual([['b', 'd'], []])
})

test('a solution apart from its question concludes the answer, too; a key is compared with it', () => {
  const paper = `1. Which?\n${OPTIONS}\n2. Next?\n${OPTIONS}\n`
  expect(
    answersOf(
      `${paper}Solutions\n1. As shown, p is less than q in this case, and r less than s.\nHence option A is correct.\n2. (d) Because.`,
    ),
  ).toEqual([['a', 'd'], []])
  expect(
    answersOf(`1. Which?\n${OPTIONS}\nSol: So.\nHence option A is correct.\n2. Next?\n${OPTIONS}\nAnswer Key\n1-b 2-d`),
  ).toEqual([['b', 'd'], ['answer-in-doubt@1']])
})

test.each(['[b]|[c]', '(b)|(c)', '\t[b]|\t[c]', '\n[b]|\n[c]', '\n(b)|\n(c)', '[2]|[3]'])(
  'answers in brackets behind the last option: %j',
  (signs) => {
    const [first, second] = signs.split('|')
    const reading = readPaperLines(`${TWO[0]} ${first}\n${TWO[1]} ${second}`)
    expect([summaries(reading), problemCodes(reading)]).toEqual([ANSWERED, []])
  },
)

test('options that end in brackets are no answers', () => {
  const both = ['1', '2', '3'].map((number) => `${number}. Which?\n(a) p\n(b) q\n(c) r\n(d) Both (a) and (b)`)
  expect(answersOf(both.join('\n'))[0]).toEqual([null, null, null])
  const sections = ['1', '2'].map(
    (number) => `${number}. Which?\n(a) Rule 3 (a)\n(b) Rule 3 (b)\n(c) Rule 4 (a)\n(d) Rule 4 (b)`,
  )
  expect(answersOf(sections.join('\n'))[0]).toEqual([null, null])
  const one = readPaperLines(`${TWO[0]} [b]\n${TWO[1]}\nAns: c`)
  expect(summaries(one)[0]).toBe(`${STEMS[0]?.replace('27]', '27 [b]]')} = ?`)
})
