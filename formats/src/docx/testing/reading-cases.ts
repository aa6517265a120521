import { expect, test } from 'vitest'
import { problemCodes, summaries } from '../../paper-text/testing.ts'
import { readDocx } from '../read-docx.ts'
import { makeWord, type Parts, para } from '../testing.ts'

export const OPTIONS = para('(a) Delhi') + para('(b) Mumbai') + para('Ans: a')
export const QUESTION = para('1. Capital of India?') + OPTIONS
/** What is read of that question. */
export const ONE = ['1. Capital of India? [Delhi | Mumbai] = a']

type Case = readonly [name: string, parts: Parts, expected: readonly string[], problems?: readonly string[]]

/** Documents, and what is read of each. */
export const readingCases = (list: readonly Case[]) =>
  test.for(list)('%s', async ([, parts, expected, problems = []]) => {
    const reading = await readDocx(makeWord(parts))
    expect(summaries(reading)).toEqual(expected)
    expect(problemCodes(reading)).toEqual(problems)
  })
