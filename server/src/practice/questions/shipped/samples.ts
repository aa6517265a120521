import { LRUCache } from 'lru-cache'
import { AppError } from '../../../platform/errors.ts'
import type { Candidate, SourcePlace } from './candidates.ts'

type Draw = (places: readonly SourcePlace[]) => Promise<readonly (readonly Candidate[])[]>

/** Undefined where it is not known now. */
export type Samples = (places: readonly SourcePlace[]) => Promise<readonly (readonly Candidate[] | undefined)[]>

const MAX_KNOWN = 10_000

/** What sources give at a place, drawn once: it stays the same while the program runs. */
export function createSamples(draw: Draw): Samples {
  const known = new LRUCache<string, readonly Candidate[]>({ max: MAX_KNOWN })
  return async (places) => {
    const drawn = new Map(places.map((place) => [nameOf(place), known.get(nameOf(place))]))
    const unknown = places.filter((place) => drawn.get(nameOf(place)) === undefined)
    try {
      const samples = unknown.length === 0 ? [] : await draw(unknown)
      for (const [index, place] of unknown.entries()) {
        const sample = samples[index] ?? []
        known.set(nameOf(place), sample)
        drawn.set(nameOf(place), sample)
      }
    } catch (error) {
      // a count is shown also while the thread is overloaded
      if (!(error instanceof AppError)) throw error
    }
    return places.map((place) => drawn.get(nameOf(place)))
  }
}

const nameOf = ({ source, place, optionCount }: SourcePlace): string => `${source}~${place}~${optionCount}`
