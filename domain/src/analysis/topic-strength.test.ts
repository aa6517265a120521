import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type TopicAnswer, topicStrengths, topicsToPractise } from './topic-strength.ts'

const ask = (topic: string, right: number, wrong: number, unopened = 0): TopicAnswer<string>[] => [
  ...Array.from({ length: right }, () => ({ topic, verdict: 'right' as const, opened: true, maximum: 4 })),
  ...Array.from({ length: wrong }, () => ({ topic, verdict: 'wrong' as const, opened: true, maximum: 4 })),
  ...Array.from({ length: unopened }, () => ({ topic, verdict: 'blank' as const, opened: false, maximum: 4 })),
]

describe('strength of a topic', () => {
  test('counts what was seen; what was never opened says nothing, and a dropped question neither', () => {
    const dropped = { topic: 'ages', verdict: 'dropped' as const, opened: true, maximum: 0 }
    const [ages] = topicStrengths([...ask('ages', 3, 1, 2), dropped])
    expect(ages).toMatchObject({ topic: 'ages', asked: 6, seen: 4, right: 3, maximum: 24, strength: 'too-few' })
  })

  test('two of two, or none of two, is no verdict', () => {
    const topics = topicStrengths([...ask('rest', 20, 20), ...ask('all', 2, 0), ...ask('none', 0, 2)])
    expect(topics.map(({ topic, strength }) => [topic, strength])).toEqual([
      ['rest', 'middle'],
      ['all', 'too-few'],
      ['none', 'too-few'],
    ])
  })

  test('a verdict needs an interval wholly on one side of everything answered', () => {
    const topics = topicStrengths([
      ...ask('half', 15, 15),
      ...ask('good', 12, 0),
      ...ask('bad', 0, 12),
      ...ask('some', 3, 2),
    ])
    expect(topics.map(({ strength }) => strength)).toEqual(['middle', 'strong', 'weak', 'middle'])
  })

  test('earlier tests make a verdict of what alone was too little', () => {
    const answers = [...ask('rest', 20, 5), ...ask('ages', 0, 2)]
    const earlier = new Map([['ages', { seen: 10, right: 1 }]])
    expect(topicStrengths(answers).at(1)?.strength).toBe('too-few')
    expect(topicStrengths(answers, earlier).at(1)).toMatchObject({
      seen: 2,
      right: 0,
      earlier: { seen: 10 },
      strength: 'weak',
    })
  })
})

describe('topics to practise', () => {
  test('the three with the largest share of the paper times the gap, of which three questions were seen', () => {
    const topics = topicStrengths([
      ...ask('perfect', 20, 0),
      ...ask('two', 0, 2),
      ...ask('small', 0, 3),
      ...ask('large', 6, 6),
      ...ask('unknown', 0, 0, 9),
      ...ask('middle', 2, 4),
      ...ask('tiny', 2, 1),
    ])
    const chosen = topicsToPractise(topics)
    expect(chosen.map(({ topic }) => topic)).toEqual(['large', 'middle', 'small'])
    // 12 questions of 4 marks, half of them right: the middle of the Wilson interval is a half
    expect(chosen[0]?.gap).toBeCloseTo(24, 0)
  })
})

test('scores of topics are those of the paper, and a gap is never more than the marks of its topic', () => {
  const answer = fc.record({
    topic: fc.constantFrom('a', 'b', 'c'),
    verdict: fc.constantFrom('right' as const, 'wrong' as const, 'blank' as const, 'dropped' as const),
    opened: fc.boolean(),
    maximum: fc.nat({ max: 600 }),
  })
  fc.assert(
    fc.property(fc.array(answer, { maxLength: 100 }), (answers) => {
      const topics = topicStrengths(answers)
      const counted = answers.filter(({ verdict }) => verdict !== 'dropped')
      expect(topics.reduce((sum, { asked }) => sum + asked, 0)).toBe(counted.length)
      expect(topics.reduce((sum, { maximum }) => sum + maximum, 0)).toBe(
        counted.reduce((sum, one) => sum + one.maximum, 0),
      )
      for (const { gap, maximum, interval, strength, seen } of topics) {
        expect(gap >= 0 && gap <= maximum && interval.low <= interval.high).toBe(true)
        if (seen < 5) expect(strength).toBe('too-few')
      }
    }),
  )
})
