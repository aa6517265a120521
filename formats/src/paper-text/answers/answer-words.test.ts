import { expect, test } from 'vitest'
import { readPaperLines } from '../read-paper-file.ts'
import { ANSWERED, problemCodes, summaries, TWO } from '../testing.ts'

test.for([
  'సమాధానము : 2',
  'సరైన సమాధానము: బి',
  'జ: బి',
  'జ : 2',
  'उ: b',
  'Ans→B',
  'Ans => (b)',
  'Answer -> 2',
  'Ans) b',
  '[Ans] 2',
  'Correct: B',
])('an answer behind its word: %s', (answer) => {
  const reading = readPaperLines(`1. తెలంగాణ రాజధాని ఏది?\nఎ) వరంగల్ బి) హైదరాబాద్ సి) కరీంనగర్ డి) నిజామాబాద్\n${answer}`)
  expect([summaries(reading), problemCodes(reading)]).toEqual([
    ['1. తెలంగాణ రాజధాని ఏది? [వరంగల్ | హైదరాబాద్ | కరీంనగర్ | నిజామాబాద్] = b'],
    [],
  ])
})

test('numbers before a square bracket, with an answer behind its word on the line of the options', () => {
  const reading = readPaperLines(
    '1] 5 + 5 = ?\na] 9  b] 10  c] 11  d] 12\tAns) b\n2] 6 + 6 = ?\na] 9  b] 10  c] 11  d] 12\tAns) d',
  )
  expect([summaries(reading), problemCodes(reading)]).toEqual([
    ['1. 5 + 5 = ? [9 | 10 | 11 | 12] = b', '2. 6 + 6 = ? [9 | 10 | 11 | 12] = d'],
    [],
  ])
})

test.for(['కీ', 'ఆన్సర్ కీ', 'సమాధానములు'])('a key below "%s"', (heading) => {
  const reading = readPaperLines(`${TWO.join('\n')}\n${heading}\n1) b  2) c`)
  expect([summaries(reading), problemCodes(reading)]).toEqual([ANSWERED, []])
})
