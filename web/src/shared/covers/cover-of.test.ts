import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { coverOf, TINTS } from './cover-of.ts'

const DRAWN = readFileSync(join(import.meta.dirname, 'motifs.svg'), 'utf8')
const COLOURS = readFileSync(join(import.meta.dirname, '../../styles/tokens.css'), 'utf8')

test.each([
  [['percentage', 'Quantitative Aptitude'], 'percent', 'indigo'],
  [['speed-time-and-distance', 'Quantitative Aptitude'], 'clock', 'indigo'],
  [['number-series', 'Reasoning'], 'abacus', 'violet'],
  [['syllogisms', 'Reasoning'], 'rings', 'violet'],
  [['subject-verb-agreement', 'English'], 'letters', 'teal'],
  [['indian-constitution', 'General Awareness'], 'pillars', 'amber'],
  [['rrb-ntpc-strategy', 'Exam strategy'], 'train', 'crimson'],
  [['current_affairs', '2026-11-20'], 'news', 'sky'],
  [['something new', 'Quantitative Aptitude'], 'percent', 'indigo'],
])('%s: %s, %s', (about, motif, tint) => {
  expect(coverOf(...about)).toMatchObject({ motif, tint })
})

test('what nobody thought of has a cover, the same each time, not all the same', () => {
  const words = Array.from({ length: 60 }, (_, index) => `unheard ${index}`)
  const looks = words.map((word) => JSON.stringify(coverOf(word)))
  expect(words.map((word) => JSON.stringify(coverOf(word)))).toEqual(looks)
  expect(new Set(looks).size).toBeGreaterThan(20)
})

test('every motif is drawn and every colour is there', () => {
  const motifs = [
    'percentage',
    'tense',
    'afcat',
    'icet',
    'guess',
    'job',
    'method',
    'bank',
    'coding',
    'seating',
    'x',
    'y',
    'z',
  ]
  for (const word of motifs) expect(DRAWN).toContain(`id="${coverOf(word).motif}"`)
  for (const tint of TINTS) expect(COLOURS).toContain(`[data-tint="${tint}"]`)
})
