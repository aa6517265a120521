import type { MockStanding } from '@pariksha/contract/attempts/results'
import { expect, test } from 'vitest'
import { compareCutOffs } from './cut-offs.ts'

const about = { shift: 1, shifts: 2, normalisation: 'rrb' } as const
const withScore = (score: number): MockStanding => ({
  ...about,
  across: { score, rank: 2, of: 60, percentile: score, band: null, base: null },
  reason: null,
})
const without = (reason: MockStanding['reason']): MockStanding => ({ ...about, across: null, reason })

test.each<[name: string, mockId: number | null, marks: number | null, mock: MockStanding | null, own: number | null]>([
  ['a test of its own', null, 61.5, null, 61.5],
  ['marks below zero', null, -2.25, null, -2.25],
  ['a mock of one shift', null, 61.5, null, 61.5],
  ['a shift, with few marks of a hard paper and a high score', 7, 31, withScore(98.12345), 98.12345],
  ['a shift, with many marks of an easy paper and a low score', 7, 92, withScore(40.5), 40.5],
  ['a score of zero', 7, 92, withScore(0), 0],
  ['a shift while another is not released', 7, 92, without('unreleased'), null],
  ['a shift with few candidates', 7, 92, without('few'), null],
  ['a shift of equal marks', 7, 92, without('equal_marks'), null],
  ['a shift, not ranked', 7, 92, null, null],
])('%s: what a cut-off is compared with', (_, mockId, marks, mock, own) => {
  const compared_with = mockId === null ? 'marks' : 'normalised_score'
  expect(compareCutOffs({ mockId, cutOffs: [{ category: 'UR', asked: 82 }] }, { marks, mock })).toEqual([
    { category: 'UR', asked: 82, compared_with, own },
  ])
})
