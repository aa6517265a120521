import { describe, expect, test } from 'vitest'
import { AttemptClock } from './clock.ts'

function makeTime() {
  const now = { monotonic: 1000, wall: 1_000_000 }
  const pass = (millis: number) => {
    now.monotonic += millis
    now.wall += millis
  }
  return { now, pass, source: { monotonic: () => now.monotonic, wall: () => now.wall } }
}

describe('the clock of an attempt', () => {
  test('goes on between replies', () => {
    const { source, pass } = makeTime()
    const clock = new AttemptClock(600_000, { remaining: 600_000, wall: 1_000_000 }, source)
    pass(90_000)
    expect(clock.remaining).toBe(510_000)
    expect(clock.elapsed).toBe(90_000)
  })

  test('goes on across a reload by the wall clock; one that was set back gives no time back', () => {
    const { source } = makeTime()
    expect(new AttemptClock(600_000, { remaining: 500_000, wall: 970_000 }, source).remaining).toBe(470_000)
    expect(new AttemptClock(600_000, { remaining: 500_000, wall: 2_000_000 }, source).remaining).toBe(500_000)
  })

  test('notices that the device slept', () => {
    const { source, now } = makeTime()
    const clock = new AttemptClock(600_000, { remaining: 600_000, wall: 1_000_000 }, source)
    now.wall += 60_000
    expect(clock.remaining).toBe(540_000)
  })

  test('says once that the wall clock leapt', () => {
    const { source, now, pass } = makeTime()
    const clock = new AttemptClock(600_000, { remaining: 600_000, wall: 1_000_000 }, source)
    expect(clock.hasLeapt()).toBe(false)
    pass(60_000)
    expect(clock.hasLeapt()).toBe(false)
    now.wall += 60_000
    expect([clock.hasLeapt(), clock.hasLeapt()]).toEqual([true, false])
    now.wall -= 60_000
    expect(clock.hasLeapt()).toBe(false)
  })

  test('is not moved by a wall clock that is set back', () => {
    const { source, now, pass } = makeTime()
    const clock = new AttemptClock(600_000, { remaining: 600_000, wall: 1_000_000 }, source)
    pass(10_000)
    now.wall -= 3_600_000
    expect(clock.remaining).toBe(590_000)
  })

  test('believes a quick reply more than a slow one', () => {
    const { source, now, pass } = makeTime()
    const clock = new AttemptClock(600_000, { remaining: 600_000, wall: 1_000_000 }, source)
    clock.update(500_000, now.monotonic - 100)
    expect(clock.remaining).toBe(499_950)
    pass(1000)
    clock.update(497_000, now.monotonic - 8000) // says 493 s give or take 4
    expect(clock.remaining).toBe(493_000)
    clock.update(498_900, now.monotonic - 100)
    expect(clock.remaining).toBe(498_850)
    clock.update(499_000, now.monotonic - 8000) // 495 s give or take 4: agrees, and is less sure
    expect(clock.remaining).toBe(498_850)
  })

  test('stands still in a pause', () => {
    const { source, now, pass } = makeTime()
    const clock = new AttemptClock(600_000, { remaining: 600_000, wall: 1_000_000 }, source)
    clock.update(300_000, now.monotonic, { running: false })
    pass(60_000)
    expect(clock.remaining).toBe(300_000)
    clock.update(300_000, now.monotonic)
    pass(1000)
    expect(clock.remaining).toBe(299_000)
  })
})
