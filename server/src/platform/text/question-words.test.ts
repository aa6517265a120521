import { expect, test } from 'vitest'
import { questionWords } from './question-words.ts'

const PICTURE = `![a circle](file:${'0'.repeat(64)})`

test.each([
  ['What is $\\frac{1}{2}$ of **80**?', 'What is 1/2 of 80?'],
  ['Solve $x^2 - 4 = 0$ for *x*.', 'Solve x² − 4 = 0 for x.'],
  ['$$\\sqrt{2} \\times 3$$', '√2 × 3'],
  [`Look:\n\n${PICTURE}\n\nWhat is shown?`, 'Look: [picture] What is shown?'],
  ['5 > 3 and a_1 < b', '5 > 3 and a_1 < b'],
  ['It costs \\$5 & more', 'It costs $5 & more'],
  ['One\nline\n\n- first\n- second', 'One line first second'],
  ['| a | b |\n|---|---|\n| 1 | 2 |', 'a b 1 2'],
  ['# 5 `కోడ్`', '# 5 కోడ్'],
  ['', ''],
])('%s reads %s', (text, words) => {
  expect(questionWords(text)).toBe(words)
})
