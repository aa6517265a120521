import { type Days, firstMemory, intervalFor, type Memory, nextMemory } from '../practice/memory.ts'
import type { NotebookAnswer } from '../practice/notebook.ts'

type Forgetting = {
  /** Days until half of what a student has just learnt is gone. */
  readonly halfLife: Days
  /** The chance of a right answer by a blind guess. */
  readonly guess: number
}

const DAY = 86_400_000
const NEW_A_DAY = 2
const STUDIES = 0.7

/**
 * A student's log of `reviews` reviews, with a memory that is not the model's: exponential forgetting, a half-life that differs
 * from card to card, grows by a random factor with each recall and shrinks with each lapse, and days without study.
 */
export function simulatedLog(reviews: number, { halfLife, guess }: Forgetting, random: () => number): NotebookAnswer[] {
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  const cards: { card: string; memory: Memory; last: Days; due: Days; half: Days }[] = []
  const log: NotebookAnswer[] = []
  let reviewed = 0
  for (let day = 0; reviewed < reviews; day++) {
    if (random() > STUDIES) continue
    for (const one of cards.filter(({ due }) => due <= day)) {
      const elapsedDays = day - one.last
      const right = random() < guess + (1 - guess) * 0.5 ** (elapsedDays / one.half)
      log.push({ card: one.card, at: day * DAY, right, unsure: false })
      one.half = right ? one.half * (1.5 + 1.5 * random()) : Math.max(0.5, one.half * 0.4)
      one.memory = nextMemory(one.memory, elapsedDays, right ? 'good' : 'again')
      one.last = day
      one.due = day + intervalFor(one.memory.stability)
      reviewed++
    }
    for (let n = 0; n < NEW_A_DAY; n++) {
      const card = `card ${cards.length}`
      const memory = firstMemory('again')
      log.push({ card, at: day * DAY, right: false, unsure: false })
      cards.push({ card, memory, last: day, due: day + 1, half: halfLife * Math.exp(0.7 * normal()) })
    }
  }
  return log
}

/** A generator of random numbers with a seed, public domain (Tommy Ettinger 2017). */
export function mulberry32(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
