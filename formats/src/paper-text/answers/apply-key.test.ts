import { expect, test } from 'vitest'
import { readPaperLines } from '../read-paper-file.ts'
import { applyKey } from './apply-key.ts'

const paper = (count: number) =>
  readPaperLines(
    Array.from({ length: count }, (_, place) => `${place + 1}. Which?\n(a) p\n(b) q\n(c) r\n(d) s`).join('\n'),
  ).set ?? { questions: [], passages: [], pictures: [] }

const applied = (count: number, key: string) => {
  const { set, problems } = applyKey(paper(count), key)
  const answers = set.questions.map(({ answer }) => (answer && 'correct' in answer ? answer.correct : '?'))
  return [
    answers.join(' '),
    ...problems.map(({ code, what }) => `${code} ${/question (\d+)/.exec(what)?.[1] ?? ''}`.trim()),
  ]
}

test.for([
  ['1) 2 2) 4 3) 1 4) 3', 'b d a c'],
  ['1(2) 2(4) 3(1) 4(3)', 'b d a c'],
  ['(1) a (2) b (3) d (4) c', 'a b d c'],
  ['1) -a 2) -b 3) -d 4) -c', 'a b d c'],
  ['1. 2 2. 4 3. 1 4. 3', 'b d a c'],
  ['1a 2b 3c 4d', 'a b c d'],
  ['1A2B3C4D', 'a b c d'],
  ['1-① 2-③ 3-② 4-④', 'a c b d'],
  ['1→a 2→c 3→b 4→d', 'a c b d'],
  ['1:- a 2:- c 3:- b 4:- d', 'a c b d'],
  ['1] a 2] c 3] b 4] d', 'a c b d'],
  ['1-అ 2-ఇ 3-ఆ 4-ఈ', 'a c b d'],
  ['1 a 2 c 3 b 4 d', 'a c b d'],
  ['1 2 2 4 3 1 4 3', 'b d a c'],
  ['1 | a | 2 | c | 3 | b | 4 | d |', 'a c b d'],
  ['1\ta\t2\tc\t3\tb\t4\td', 'a c b d'],
  ['1-4: a c b d', 'a c b d'],
  ['1-2: a c 3-4: (b) (d)', 'a c b d'],
  ['Ans: 1-a, 2-c, 3-b, 4-d', 'a c b d'],
  ['1-a 2-a,b 3-(b,c) 4-d', 'a ab bc d'],
  ['1 2\n2 4\n3 1\n4 3', 'b d a c'],
  ['1\t2\t3\t4\n2\t4\t1\t3', 'b d a c'],
  ['1 2 3 4\nb d a c', 'b d a c'],
  ['1 2 3 4\n2 4 1 3', 'b d a c'],
  ['1\t2\n2\t4\n3\t1\n4\t3', 'b d a c'],
] as const)('all answers of %s are applied', ([key, answers]) => {
  expect(applied(4, key)).toEqual([answers])
})

test.for([
  ['1-a 2-bonus 3-b 4-d', ['a ? b d', 'answer-not-understood 2']],
  ['1-a 2-* 3-b 4-d', ['a ? b d', 'answer-not-understood 2']],
  ['1-a 2-- 3-b 4-d', ['a ? b d', 'answer-not-understood 2']],
  ['1-a 2-All correct 3-b 4-d', ['a ? b d', 'answer-not-understood 2']],
  ['1-a 2-(a or b) 3-b 4-d', ['a ? b d', 'answer-not-understood 2']],
  ['1-a 2-A/C 3-b 4-d', ['a ? b d', 'answer-not-understood 2']],
  ['1. 1\n2. 1 (or) 3\n3. 2\n4. 4', ['a ? b d', 'answer-not-understood 2']],
  ['1-1 2-(1)/(3) 3-2 4-4', ['a ? b d', 'answer-not-understood 2']],
  ['1-a 2-Both 1 and 3 3-b 4-d', ['a ? b d', 'answer-not-understood 2']],
  ['1. a\n2. Either B or D\n3. b\n4. d', ['a ? b d', 'answer-not-understood 2']],
  ['1-a, 2-Deleted, 3-b, 4-d', ['a ? b d', 'answer-not-understood 2']],
  ['1 a\n2 X\n3 b\n4 d', ['a ? b d', 'answer-not-understood 2']],
  ['1. A 2. Question deleted 3. B 4. D', ['a ? b d', 'answer-not-understood 2']],
  ['1-4: a * b d', ['a ? b d', 'answer-not-understood 2']],
  ['1 1\n2 1,3\n3 2\n4 4', ['a ac b d', 'answer-in-doubt']],
  ['1-a 2-z 3-b 4-d', ['a ? b d', 'answer-not-understood 2']],
  ['1 2 3 4', ['? ? ? ?', 'key-not-read', 'key-empty']],
  ['1. 2. 3. 4.', ['? ? ? ?', 'answer-not-understood 1']],
  ['acbd', ['? ? ? ?', 'key-not-read', 'key-empty']],
  ['12 questions in 3 parts', ['? ? ? ?', 'key-not-read', 'key-empty']],
  ['1. a 2, see below 3. b 4. d', ['? ? ? ?', 'answer-not-understood 1']],
] as const)('of %s nothing is dropped without a problem', ([key, expected]) => {
  expect(applied(4, key)).toEqual(expected)
})

test('the key says which question is bonus', () => {
  const { problems } = applyKey(paper(2), '1-a 2-Bonus')
  expect(problems).toMatchObject([
    { severity: 'fault', question: 1, what: expect.stringContaining('gives question 2 no answer but “Bonus”') },
  ])
})

test.for([
  ['1-a 2-b or d', 'accepts several answers to question 2: “b or d”. Choose one of them'],
  ['1-a 2-Dropped', 'gives question 2 no answer but “Dropped”. Give it one'],
] as const)('of %s the key says what to do', ([key, said]) => {
  expect(applyKey(paper(2), key).problems).toMatchObject([{ question: 1, what: expect.stringContaining(said) }])
})

test('words behind an answer are its reason', () => {
  const { set, problems } = applyKey(paper(1), '1. a Because it is less')
  expect(problems).toEqual([])
  expect(set.questions).toMatchObject([{ answer: { correct: 'a' }, explanation: { en: 'Because it is less' } }])
})

test('"a or b" beside a question is no single answer', () => {
  const { set, problems } = readPaperLines('1. Which?\n(a) p\n(b) q\nAns: (a) or (b)')
  expect(set?.questions[0]?.answer).toBe(null)
  expect(problems).toMatchObject([{ code: 'answer-not-understood' }])
})
