import { readdirSync, readFileSync, statSync } from 'node:fs'
import { LANGUAGES } from '@pariksha/contract/languages'
import { expect, test } from 'vitest'
import { formatOf } from '../formats.ts'
import { makeArchive } from '../package/make-archive.ts'
import { summary } from '../paper-text/testing.ts'
import type { FileQuestion } from '../question-set.ts'

/**
 * The same questions in every format that has no place for a language, or where programs name English for everything: each
 * is in the language whose script most letters of its stem are of, else of its options.
 */
const FIXTURES = new URL('../../fixtures/languages/', import.meta.url)
const at = (name: string) => new URL(name, FIXTURES)

function bytesOf(name: string): Uint8Array {
  if (!statSync(at(name)).isDirectory()) return readFileSync(at(name))
  const files = readdirSync(at(name), { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(at(`${name}/${path}`)).isFile())
    .sort()
  return makeArchive(Object.fromEntries(files.map((path) => [path, readFileSync(at(`${name}/${path}`))])))
}

/** The languages that every text of a question is in: one, or the texts differ. */
function inLanguages(question: FileQuestion): string {
  const texts = [question.stem, ...question.options, ...(question.explanation ? [question.explanation] : [])]
  const found = new Set(texts.map((text) => LANGUAGES.filter((language) => text[language] !== undefined).join('+')))
  return `${[...found].join(', ')}: ${summary(question).replace(/^\S+ /, '')}`
}

const EXPECTED = readFileSync(at('languages.txt'), 'utf8').trim().split('\n')

test.each(['languages.gift.txt', 'languages.moodle.xml', 'languages.qti12.xml', 'languages-qti2'])(
  '%s: the language of each question is that of its script',
  async (name) => {
    const bytes = bytesOf(name)
    const reading = await formatOf(name === 'languages-qti2' ? 'package.zip' : name, bytes)?.read?.(bytes)
    expect(reading?.problems.filter(({ severity }) => severity === 'fault')).toEqual([])
    expect(reading?.set?.questions.map(inLanguages)).toEqual(EXPECTED)
  },
)
