import { expect, test } from 'vitest'
import { ANDHRA_PRADESH_ICET, TELANGANA_ICET } from '../papers/blueprints/icet.ts'
import { SHIPPED_SERIES } from '../shipped.ts'

const LINES = [
  ...new Map(
    SHIPPED_SERIES.flatMap(({ tests }) => tests)
      .flatMap(({ instructions }) => instructions)
      .map((line) => [line.en, line]),
  ).values(),
]

const figures = (text: string) => (text.match(/\d+/g) ?? []).filter((figure) => figure.length > 1).sort()

test.each([
  ['te', /\p{Script=Telugu}/u, /\p{Script=Devanagari}|[A-Za-z]/u],
  ['hi', /\p{Script=Devanagari}/u, /\p{Script=Telugu}|[A-Za-z]/u],
] as const)('instructions in %s are in its own letters, with the figures of the English', (language, own, other) => {
  expect(LINES.length).toBeGreaterThan(100)
  for (const line of LINES) {
    const text = line[language]
    expect([own.test(text), other.test(text)], text).toEqual([true, false])
    expect(figures(text), text).toEqual(figures(line.en))
  }
})

test('the time of sections that have the same is reported once', () => {
  const even = LINES.filter(({ en }) => /^The clock is divided: \d+ minutes for each section\./.test(en))
  expect(even.length).toBeGreaterThan(1)
  const [prelims] = even.filter(({ en }) => en.includes(' 20 minutes'))
  expect(prelims?.te).toContain('ప్రతి విభాగానికి 20 నిమిషాలు.')
  expect(prelims?.hi).toContain('हर खंड के 20 मिनट।')
})

test('a clock that is divided names sections by their numbers where they are not named', () => {
  const divided = LINES.find(({ en }) => en.includes('Numerical and Mathematical Ability with Reasoning'))
  expect(divided?.te).toContain('1, 2 విభాగాలకు కలిపి 45 నిమిషాలు')
  expect(divided?.hi).toContain('खंड 3 और 4 के मिलाकर 45 मिनट')
})

test('what ICET says in words of its own is true of both of its patterns', () => {
  expect([TELANGANA_ICET, ANDHRA_PRADESH_ICET]).toEqual(
    Array(2).fill(
      expect.objectContaining({
        optionCount: 4,
        sections: Array(3).fill(expect.objectContaining({ minutes: null, marking: { right: '1', wrong: '0' } })),
      }),
    ),
  )
})
