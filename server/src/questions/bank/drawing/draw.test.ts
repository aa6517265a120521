import { BANK } from '@pariksha/content/bank'
import { redraw } from '@pariksha/content/papers/draw-shipped'
import { skeletonOf } from '@pariksha/content/papers/question-skeleton'
import { expect, test } from 'vitest'
import { type DrawnSet, drawSets } from './draw.ts'

const task = {
  seed: 'one',
  optionCount: 4,
  avoid: [],
  needs: [{ topic: 'percentage', level: 'easy', count: 4 }],
} as const

const skeletons = (sets: readonly DrawnSet[]): string[] =>
  sets.map(({ source, level, seed }) => {
    const drawn = redraw(BANK, { source, level, seed, optionCount: 4 })
    return drawn ? skeletonOf(source, drawn.draft.questions) : 'gone'
  })
const fingerprints = (sets: readonly DrawnSet[]): string[] => sets.map(({ fingerprint }) => fingerprint)

test('what is drawn later for the same paper differs in more than its numbers, too', () => {
  const before = drawSets(BANK, task)
  const known = new Set(skeletons(before))
  expect(known.size).toBe(4)
  for (const seed of ['two', 'three', 'four']) {
    const next = skeletons(drawSets(BANK, { ...task, seed, beside: before }))
    expect(next.filter((one) => known.has(one))).toEqual([])
  }
})

test('what other papers of the series asked is drawn again only where there is nothing else', () => {
  const before = fingerprints(drawSets(BANK, task))
  const next = fingerprints(drawSets(BANK, { ...task, shun: before }))
  expect(next).toHaveLength(4)
  expect(next.filter((one) => before.includes(one))).toEqual([])

  // written items come to an end
  const written = { ...task, needs: [{ topic: 'statement-and-argument', level: 'easy', count: 100 }] } as const
  const all = fingerprints(drawSets(BANK, written))
  expect(all.length).toBeGreaterThan(10)
  expect(fingerprints(drawSets(BANK, { ...written, shun: all })).toSorted()).toEqual(all.toSorted())
  expect(drawSets(BANK, { ...written, avoid: all })).toEqual([])
})
