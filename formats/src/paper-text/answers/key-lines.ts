import { acceptsSeveral, isNoAnswer } from '../../building/key-words.ts'
import { plainOf } from '../rich/rich-text.ts'
import type { KeyPair } from './key-pairs.ts'

/** A key that was a table, as lines for `applyKey`: "1) a", "2. (b) Because …". */
export const keyLines = (pairs: readonly KeyPair[]): string[] =>
  pairs.map(({ number, answer, explanation = [] }) => {
    const because = oneLine(explanation.map(({ rich }) => plainOf(rich)).join(' '))
    const sign = /^[([]?\s*([a-f1-6])\s*[)\]]?\.?$/i.exec(answer)?.[1]
    return because !== '' && sign ? `${number}. (${sign}) ${because}` : `${number}) ${oneLine(answer)}`
  })

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

const MIN_NUMBERS = 3

/** A line of numbers that count up, and their answers in the line below: "1 2 3 4" over "3 1 4 2". */
export function keyOfTwoLines(numbers: string, answers: string | undefined): readonly KeyPair[] | undefined {
  const [asked, given] = [partsOf(numbers), partsOf(answers ?? '')]
  const countsUp = asked.every((part, place) => /^\d{1,4}$/.test(part) && Number(part) === Number(asked[0]) + place)
  const isSame = given.every((part, place) => part === asked[place])
  if (asked.length < MIN_NUMBERS || asked.length !== given.length || !countsUp || isSame) return undefined
  if (!given.every((part) => ANSWER.test(part) || isNoAnswer(part) || acceptsSeveral(part))) return undefined
  return asked.map((number, place) => ({ number: Number(number), answer: given[place] ?? '' }))
}

const ANSWER = /^[([]?\s*(?:[a-f]|[1-6]|[అఆఇఈఎ]|బి|సి|డి|[अबसद])\s*[)\]]?\.?$/i

const partsOf = (line: string): string[] => {
  const text = line.trim().slice(0, 4_000)
  return text.split(text.includes('\t') ? /\s*\t\s*/ : /\s+/)
}
