import type { KeyRow } from '@pariksha/contract/results/keys'
import { expect, test } from 'vitest'
import { BLANK_RANGE, changeOf, type Draft, draftOf } from './key-change.ts'

const single = (correct: 'a' | 'b' | 'c') => ({ kind: 'single-choice', correct }) as const
const several = (correct: string) => ({ kind: 'multiple-choice', correct }) as const
const number = (low: string, high = low) => ({ kind: 'numeric', low, high }) as const
const draft = (changes: Partial<Draft>): Draft => ({ what: 'accept', letters: [], ranges: [BLANK_RANGE], ...changes })

test.each<[accepted: KeyRow['accepted'], held: Partial<Draft>]>([
  [[single('a')], { letters: ['a'] }],
  [[single('a'), single('c')], { letters: ['a', 'c'] }],
  [[several('bd')], { letters: ['b', 'd'] }],
  [[number('12')], { ranges: [{ low: '12', high: '12' }] }],
  [[number('1', '2'), number('5')], { ranges: [{ low: '1', high: '2' }, { low: '5', high: '5' }] }], // biome-ignore format: a row
  [[], {}],
])('the key %j is in the form as %j', (accepted, held) => {
  expect(draftOf({ accepted, dropped: null })).toEqual(draft(held))
})

test('a dropped question keeps its answers in the form', () => {
  expect(draftOf({ accepted: [single('b')], dropped: 'marks-to-all' })).toEqual(
    draft({ what: 'marks-to-all', letters: ['b'] }),
  )
})

test.each<[kind: KeyRow['kind'], held: Partial<Draft>, answers: KeyRow['accepted']]>([
  ['single-choice', { letters: ['c', 'a'] }, [single('a'), single('c')]],
  ['single-choice', {}, []],
  ['multiple-choice', { letters: ['d', 'b'] }, [several('bd')]],
  ['multiple-choice', {}, []],
  ['numeric', { ranges: [{ low: ' 12 ', high: '' }] }, [number('12')]],
  ['numeric', { ranges: [{ low: '', high: '3' }] }, [number('3')]],
  ['numeric', { ranges: [{ low: '−1.5', high: '−1' }] }, [number('-1.5', '-1')]],
  ['numeric', { ranges: [{ low: '1', high: '2' }, BLANK_RANGE, { low: '5', high: '' }] }, [number('1', '2'), number('5')]], // biome-ignore format: a row
  ['numeric', {}, []],
])('a question of the kind %s with %j in the form accepts %j', (kind, held, answers) => {
  expect(changeOf({ kind }, draft(held))).toEqual({ kind: 'accept', answers })
})

test('a dropped question accepts nothing, whatever is typed', () => {
  expect(changeOf({ kind: 'single-choice' }, draft({ what: 'maximum-lowered', letters: ['a'] }))).toEqual({
    kind: 'drop',
    drop: 'maximum-lowered',
  })
})

test.each<[kind: KeyRow['kind'], accepted: KeyRow['accepted']]>([
  ['single-choice', [single('a'), single('b')]],
  ['multiple-choice', [several('ac')]],
  ['numeric', [number('-2', '2'), number('7')]],
])('an unchanged form of the kind %s changes nothing', (kind, accepted) => {
  expect(changeOf({ kind }, draftOf({ accepted, dropped: null }))).toEqual({ kind: 'accept', answers: accepted })
})
