import { expect, test } from 'vitest'
import { readPaperLines } from '../read-paper-file.ts'
import { ANSWERED, problemCodes, summaries, TWO } from '../testing.ts'

test.for([
  'ALL THE BEST',
  '*** All the Best ***',
  'Wish you all the best!',
  '-: THE END :-',
  'P.T.O.',
  'SPACE FOR ROUGH WORK',
  '--------------------',
])('what belongs to no question is left out, with a note: %s', (line) => {
  const reading = readPaperLines(`${TWO[0]}\nAns: b\n${line}\n${TWO[1]}\nAns: c`)
  expect([summaries(reading), problemCodes(reading)]).toEqual([ANSWERED, ['filler-lines@7']])
})

test('a short line of signs is left out at the end of the paper alone', () => {
  const reading = readPaperLines(`${TWO[0]}\nAns: b\n${TWO[1]}\nAns: c\n* * *`)
  expect([summaries(reading), problemCodes(reading)]).toEqual([ANSWERED, ['filler-lines@13']])
})

test('the line below the numbers of a sum, a blank to fill and an option stay', () => {
  const reading = readPaperLines(
    '1. Add:\n 23\n+45\n-----\n__________ is the sum.\n(a) 68\n(b) The End\n(c) 67\n(d) 66\nAns: a',
  )
  expect(problemCodes(reading)).toEqual([])
  expect(reading.set?.questions[0]?.stem.en).toMatch(/-----.*_{10}/s)
  expect(reading.set?.questions[0]?.options[1]).toEqual({ en: 'The End' })
})
