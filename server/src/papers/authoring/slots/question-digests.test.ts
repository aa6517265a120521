import { expect, test } from 'vitest'
import { questionDigests } from './question-digests.ts'

const alike = (stem: string) => questionDigests({ stem: { en: stem }, options: [] }).alike

test.for([
  ['What is 15% of 240?', 'What is 25% of 360?'],
  [
    'A train 150 m long crosses a pole in 15 s. Find its speed.',
    'A train 120 m long crosses a pole in 8 s. Find its speed.',
  ],
  [
    '₹600 is shared in the ratio 1 : 2 : 3. Find the largest share.',
    '₹900 is shared in the ratio 2 : 3 : 4. Find the largest share.',
  ],
] as const)('with other numbers the same is asked: %s', ([one, other]) => {
  expect(alike(one)).not.toBeNull()
  expect(alike(one)).toBe(alike(other))
})

test.for([
  'Find the odd one out.',
  'Which number should replace the question mark? 2, 6, 12, 20, ?',
  'Which number should replace the question mark? −1, 6, 25, ?, 123, 214',
  'Which number should replace the question mark? 8 : 42 :: 10 : ?',
  'Which group is the odd one? (10, 12, 142); (4, 9, 47)',
  'Which two signs must be exchanged to make this equation correct? 16 ÷ 2 × 3 + 4 − 3 = 23',
])('what is asked are the numbers: %s', (stem) => {
  expect(alike(stem)).toBeNull()
})
