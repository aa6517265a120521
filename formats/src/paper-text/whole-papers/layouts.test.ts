import { describe, expect, test } from 'vitest'
import { applyKey } from '../answers/apply-key.ts'
import { readPaperLines } from '../read-paper-file.ts'
import { problemCodes, summaries } from '../testing.ts'

type Case = readonly [name: string, text: string, expected: readonly string[], problems?: readonly string[]]

const cases = (list: readonly Case[]) =>
  test.for(list)('%s', ([, text, expected, problems = []]) => {
    const reading = readPaperLines(text)
    expect(summaries(reading)).toEqual(expected)
    expect(problemCodes(reading)).toEqual(problems)
  })

describe('questions', () =>
  cases([
    [
      'statements in a question are not questions',
      '1. Consider the statements:\n1. Water boils at 100 °C.\n2. Ice sinks.\nWhich are right?\n(a) 1 only\n(b) 2 only\n(c) both 1 and 2\n(d) none\nAns: a\n2. Consider:\n1. One\n2. Two\n3. Three\nHow many?\n(a) 1\n(b) 2\n(c) 3\n(d) 4\nAns: c\n3. Last?\n(a) x\n(b) y\nAns: b',
      [
        '1. Consider the statements:\n\n1\\. Water boils at 100 °C.\n\n2\\. Ice sinks.\n\nWhich are right? [1 only | 2 only | both 1 and 2 | none] = a',
        '2. Consider:\n\n1\\. One\n\n2\\. Two\n\n3\\. Three\n\nHow many? [1 | 2 | 3 | 4] = c',
        '3. Last? [x | y] = b',
      ],
    ],
    [
      'steps of a solution are not questions',
      '1. Find x.\n(a) 1\n(b) 2\nAns: b\nSol. Steps:\n1. Take one.\n2. Add one.\n2. Find y.\n(a) 3\n(b) 4\nAns: a',
      ['1. Find x. [1 | 2] = b // Steps:\n\n1\\. Take one.\n\n2\\. Add one.', '2. Find y. [3 | 4] = a'],
    ],
    [
      'labelled statements before the options',
      '1. Arrange:\nA. one\nB. two\nC. three\n(a) A, B, C\n(b) C, B, A\n(c) B, A, C\n(d) A, C, B\nAns: a\n2. Next?\n(a) p\n(b) q\n(c) r\n(d) s\nAns: d',
      [
        '1. Arrange:\n\nA. one\n\nB. two\n\nC. three [A, B, C | C, B, A | B, A, C | A, C, B] = a',
        '2. Next? [p | q | r | s] = d',
      ],
    ],
    [
      'options that name other options',
      '1. Which?\n(a) first\n(b) second\n(c) both (a) and (b)\n(d) neither (a) nor (b)\nAns: c',
      ['1. Which? [first | second | both (a) and (b) | neither (a) nor (b)] = c'],
    ],
    [
      'several answers and typed numbers',
      '1. Primes?\n(a) 2\n(b) 4\n(c) 5\n(d) 6\nAns: a, c\n2. 6 × 7 = ?\nAns: 42\n3. Value of π?\nAnswer: 3.14 to 3.15\n4. Even?\nA) 2\nB) 3\nC) 4\nD) 5\nAns: A and C',
      [
        '1. Primes? [2 | 4 | 5 | 6] = ac',
        '2. 6 × 7 = ? = 42',
        '3. Value of π? = 3.14..3.15',
        '4. Even? [2 | 3 | 4 | 5] = ac',
      ],
    ],
    [
      'numbers begin again in each part',
      'PART A\n1. One?\n(a) x\n(b) y\nAns: a\n2. Two?\n(a) x\n(b) y\nAns: b\nPART B\n1. Three?\n(a) x\n(b) y\nAns: a',
      ['1. One? [x | y] = a', '2. Two? [x | y] = b', '1. Three? [x | y] = a'],
    ],
    [
      'initials at the start of an option or a question',
      '1. A. P. J. Abdul Kalam was?\n(a) V. V. Giri\n(b) A. B. Vajpayee\n(c) C. Rajagopalachari\n(d) the 11th president\nAns: d',
      ['1. A. P. J. Abdul Kalam was? [V. V. Giri | A. B. Vajpayee | C. Rajagopalachari | the 11th president] = d'],
    ],
    [
      'decimals and years at the start of a line are no numbers',
      '1. Add 1.5 and\n2.5 to get\n(a) 4\n(b) 5\nAns: a\n2. The war of\n1857 began in\n(a) Meerut\n(b) Delhi\nAns: a',
      ['1. Add 1.5 and\n\n2.5 to get [4 | 5] = a', '2. The war of\n\n1857 began in [Meerut | Delhi] = a'],
    ],
    [
      'solutions behind the answer',
      '1. 2 + 2?\n(a) 3\n(b) 4\nAns: (b) Sol. Two and two.\n2. 3 + 3?\n(a) 6\n(b) 7\nAns. (a)\nExplanation: Three\nand three.',
      ['1. 2 + 2? [3 | 4] = b // Two and two.', '2. 3 + 3? [6 | 7] = a // Three\n\nand three.'],
    ],
    [
      'typed TeX and prices',
      '1. Solve $x^2 = 4$ for \\(x\\).\n(a) $\\pm 2$\n(b) $5 and $10\nAns: a',
      ['1. Solve $x^2 = 4$ for $x$. [$\\pm 2$ | \\$5 and \\$10] = a'],
    ],
  ]))

describe('what stands around questions', () =>
  cases([
    [
      'numbered instructions',
      'Instructions\n1. Answer all.\n2. One mark each.\n1. One?\n(a) x\n(b) y\nAns: a\n2. Two?\n(a) x\n(b) y\nAns: b',
      ['1. One? [x | y] = a', '2. Two? [x | y] = b'],
      ['text-before-questions@1'],
    ],
    [
      'a key without a heading',
      '1. One?\n(a) x\n(b) y\n2. Two?\n(a) x\n(b) y\n1.(a) 2.(b)',
      ['1. One? [x | y] = a', '2. Two? [x | y] = b'],
    ],
    [
      'a key with numbers and letters on lines of their own',
      '1. One?\n(a) x\n(b) y\n2. Two?\n(a) x\n(b) y\nANSWERS\n1.\nb\n2.\na',
      ['1. One? [x | y] = b', '2. Two? [x | y] = a'],
    ],
  ]))

describe('languages', () =>
  cases([
    [
      'stem after stem, options with a slash',
      '1. What is the capital of India?\nభారతదేశ రాజధాని ఏది?\n(a) Delhi / ఢిల్లీ\n(b) Mumbai / ముంబై\nAns: a',
      ['1. What is the capital of India? ‖ భారతదేశ రాజధాని ఏది? [Delhi ‖ ఢిల్లీ | Mumbai ‖ ముంబై] = a'],
    ],
    [
      'options on the next line in the other language',
      '1. What is the capital of India? భారతదేశ రాజధాని ఏది?\n(a) Delhi\nఢిల్లీ\n(b) Mumbai\nముంబై\nAns: b',
      ['1. What is the capital of India? ‖ భారతదేశ రాజధాని ఏది? [Delhi ‖ ఢిల్లీ | Mumbai ‖ ముంబై] = b'],
    ],
    [
      'the whole question again without a number',
      '1. What is the capital of India?\n(a) Delhi\n(b) Mumbai\nभारत की राजधानी क्या है?\n(a) दिल्ली\n(b) मुंबई\nAns: a\n2. Two?\n(a) 1\n(b) 2\nAns: b',
      [
        '1. What is the capital of India? ‖ भारत की राजधानी क्या है? [Delhi ‖ दिल्ली | Mumbai ‖ मुंबई] = a',
        '2. Two? [1 | 2] = b',
      ],
    ],
    [
      'the whole question again with its number',
      '1. What is the capital of India?\n(a) Delhi\n(b) Mumbai\nAns: a\n1. భారతదేశ రాజధాని ఏది?\n(a) ఢిల్లీ\n(b) ముంబై\nజవాబు: a\n2. Two?\n(a) 1\n(b) 2\nAns: b',
      ['1. What is the capital of India? ‖ భారతదేశ రాజధాని ఏది? [Delhi ‖ ఢిల్లీ | Mumbai ‖ ముంబై] = a', '2. Two? [1 | 2] = b'],
    ],
    [
      'a word of another language is part of its question',
      "1. What does 'జలం' mean?\n(a) water\n(b) fire\nAns: a",
      ["1. What does 'జలం' mean? [water | fire] = a"],
    ],
    ['one language alone', '1. భారతదేశ రాజధాని ఏది?\n(a) ఢిల్లీ\n(b) ముంబై\nజవాబు: a', ['1. భారతదేశ రాజధాని ఏది? [ఢిల్లీ | ముంబై] = a']],
  ]))

describe('problems', () =>
  cases([
    [
      'no answer',
      '1. One?\n(a) x\n(b) y\n2. Two?\n(a) x\n(b) y\nAns: a',
      ['1. One? [x | y] = ?', '2. Two? [x | y] = a'],
      ['no-answer@1'],
    ],
    [
      'no options',
      '1. One?\n2. Two?\n(a) x\n(b) y\nAns: a',
      ['1. One? = ?', '2. Two? [x | y] = a'],
      ['no-options@1', 'no-answer@1'],
    ],
    [
      'an option is missing',
      '1. One?\n(a) x\n(b) y\n(d) z\nAns: d',
      ['1. One? [x | y |  | z] = d'],
      ['option-missing@1'],
    ],
    ['two answers', '1. One?\n(a) x\n(b) y\nAns: a\nAns: b', ['1. One? [x | y] = ?'], ['two-answers@5']],
    [
      'an answer beyond the options',
      '1. One?\n(a) x\n(b) y\nAns: d',
      ['1. One? [x | y] = ?'],
      ['answer-not-understood@4'],
    ],
    [
      'a number is skipped',
      '1. One?\n(a) x\n(b) y\nAns: a\n3. Two?\n(a) x\n(b) y\nAns: a',
      ['1. One? [x | y] = a', '3. Two? [x | y] = a'],
      ['number-skipped@5'],
    ],
    [
      'a number comes twice',
      '1. One?\n(a) x\n(b) y\nAns: a\n1. Two?\n(a) x\n(b) y\nAns: a',
      ['1. One? [x | y] = a', '1. Two? [x | y] = a'],
      ['number-twice@5'],
    ],
    [
      'a number is missing',
      '1. One?\n(a) x\n(b) y\nTwo?\n(a) p\n(b) q\n3. Three?\n(a) x\n(b) y\nAnswer key\n1-a 2-b 3-a',
      ['1. One? [x | y] = a', '–. Two? [p | q] = b', '3. Three? [x | y] = a'],
      ['number-missing@5'],
    ],
    [
      'text before the first question',
      'SRI SAI COACHING CENTRE\nAll the best\n1. One?\n(a) x\n(b) y\nAns: a',
      ['1. One? [x | y] = a'],
      ['text-before-questions@1'],
    ],
    [
      'a key with a number too many',
      '1. One?\n(a) x\n(b) y\nAnswer key\n1-a, 2-b',
      ['1. One? [x | y] = a'],
      ['key-unknown-number@5'],
    ],
    [
      'a key against an answer',
      '1. One?\n(a) x\n(b) y\nAns: a\nAnswer key\n1-b',
      ['1. One? [x | y] = a'],
      ['two-answers@6'],
    ],
    ['nothing at all', '', [], ['no-questions']],
    ['no paper', 'Dear Sir,\nplease find the paper attached.', [], ['text-before-questions@1', 'no-questions']],
  ]))

test('passages, sections, topics and sources', () => {
  const { set, problems } = readPaperLines(
    [
      'SECTION A: REASONING',
      'Topic: Series',
      '1. Next: 2, 4, 8, ? [SSC CGL 2019]',
      '(a) 16',
      '(b) 10',
      'Ans: a',
      'Directions (Q. 2–3): Read the passage.',
      'Trees give shade.',
      '2. What gives shade?',
      '(a) trees',
      '(b) stones',
      'Ans: a',
      '3. What do trees give?',
      '(a) shade',
      '(b) rain',
      'Ans: a',
      'SECTION B: ENGLISH',
      '4. Opposite of hot?',
      '(a) cold',
      '(b) warm',
      'Ans: a',
    ].join('\n'),
  )
  expect(problems).toEqual([])
  expect(set?.passages).toEqual([{ id: 'p1', text: { en: 'Read the passage.\n\nTrees give shade.' } }])
  expect(
    set?.questions.map(({ passage, section, topic, source, year }) => ({ passage, section, topic, source, year })),
  ).toEqual([
    { passage: null, section: 'SECTION A: REASONING', topic: 'Series', source: 'SSC CGL 2019', year: 2019 },
    { passage: 'p1', section: 'SECTION A: REASONING', topic: 'Series', source: null, year: null },
    { passage: 'p1', section: 'SECTION A: REASONING', topic: 'Series', source: null, year: null },
    { passage: null, section: 'SECTION B: ENGLISH', topic: 'Series', source: null, year: null },
  ])
})

test('solutions apart, after the questions', () => {
  const reading = readPaperLines(
    '1. One?\n(a) x\n(b) y\n2. Two?\n(a) x\n(b) y\nSolutions\n1. (b) Because of one.\nAnd more.\n2. Ans: (a)\nSol. Because of two.',
  )
  expect(summaries(reading)).toEqual([
    '1. One? [x | y] = b // Because of one.\n\nAnd more.',
    '2. Two? [x | y] = a // Because of two.',
  ])
})

test.for(['1-a 2-c', '1. a, 2. c', '1) A\n2) C', 'Q1: (a); Q2: (c)', 'Answer Key\n1 a\n2 c', '1 - 1, 2 - 3'])(
  'a key apart: %s',
  (key) => {
    const { set } = readPaperLines('1. One?\n(a) x\n(b) y\n(c) z\n2. Two?\n(a) x\n(b) y\n(c) z')
    if (!set) throw new Error('not read')
    const applied = applyKey(set, key)
    expect(applied.problems).toEqual([])
    expect(applied.set.questions.map(({ answer }) => answer)).toEqual([
      { kind: 'single-choice', correct: 'a' },
      { kind: 'single-choice', correct: 'c' },
    ])
  },
)
