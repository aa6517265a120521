import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const TOKENS = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\(#([0-9a-f]{6}), #([0-9a-f]{6})\);/g)].map(([, name, light, dark]) => [
    name as string,
    { light: light as string, dark: dark as string },
  ]),
)

/** Pairs of text and background colour that the exam room and the pages around it use. */
const TOGETHER = [
  ['ink', ['page', 'surface', 'sunken', 'warn-soft', 'accent-soft']],
  ['ink-soft', ['page', 'surface', 'sunken']],
  ['accent', ['page', 'surface', 'accent-soft']],
  ['on-accent', ['accent', 'accent-strong']],
  ['good', ['surface', 'good-soft']],
  // the timer in its last minutes
  ['bad', ['page', 'surface', 'bad-soft']],
  ['warn', ['surface', 'warn-soft']],
  ['on-answered', ['answered']],
  ['on-not-answered', ['not-answered']],
  ['on-marked', ['marked']],
  ['on-not-visited', ['not-visited']],
  ['marked', ['surface']],
] as const

const ENOUGH = 4.5 // WCAG 2.2, 1.4.3

describe.each(['light', 'dark'] as const)('%s', (scheme) => {
  test.each(TOGETHER.flatMap(([text, grounds]) => grounds.map((ground) => [text, ground] as const)))(
    '%s can be read on %s',
    (text, ground) => {
      expect(contrast(colour(text)[scheme], colour(ground)[scheme])).toBeGreaterThanOrEqual(ENOUGH)
    },
  )
})

test('contrast is that of WCAG', () => {
  expect(contrast('000000', 'ffffff')).toBeCloseTo(21)
  expect(contrast('777777', 'ffffff')).toBeCloseTo(4.48, 2)
})

function colour(name: string) {
  const found = TOKENS.get(name)
  if (!found) throw new Error(`no colour ${name}`)
  return found
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
