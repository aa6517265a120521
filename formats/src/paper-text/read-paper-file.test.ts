import { expect, test } from 'vitest'
import { readPaperLines } from './read-paper-file.ts'

const linesInOldFonts = (...lines: readonly string[]) =>
  readPaperLines(lines.join('\n'))
    .problems.filter(({ code }) => code === 'font-unknown')
    .map(({ at }) => at)

test('lines typed in Kruti Dev are reported, because a text file has no fonts', () => {
  expect(
    linesInOldFonts(
      '1. Hkkjr dh jkt/kkuh D;k gS\\',
      '(a) eqacbZ (b) fnYyh (c) psUubZ (d) dksydkrk',
      'Ans: b',
      '2. What is the capital of India?',
      '(a) Mumbai (b) Delhi (c) Chennai (d) Kolkata',
      'Ans: b',
    ),
  ).toEqual([{ line: 1 }, { line: 2 }])
})

test('a line of formulas, and Telugu and Hindi in Unicode, are not', () => {
  expect(
    linesInOldFonts(
      '1. Which of these carries amino acids?',
      '(a) mRNA (b) tRNA',
      'Ans: b',
      '_bcd_cdb_ is continued by bdc, not by dcb',
      '2. భారత రాజధాని ఏది? भारत की राजधानी क्या है?',
      '(a) ముంబై (b) ఢిల్లీ',
      'Ans: b',
    ),
  ).toEqual([])
})
