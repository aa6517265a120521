import type { Response } from './attempt.ts'

export const PALETTE_STATES = ['not-visited', 'not-answered', 'answered', 'marked', 'answered-and-marked'] as const
export type PaletteState = (typeof PALETTE_STATES)[number]

export type PaletteCounts = Readonly<Record<PaletteState, number>>

/** The state of a question in the palette; undefined: a question that was never opened. */
export function paletteState(response: Pick<Response, 'choice' | 'marked'> | undefined): PaletteState {
  if (response === undefined) return 'not-visited'
  if (response.choice !== null) return response.marked ? 'answered-and-marked' : 'answered'
  return response.marked ? 'marked' : 'not-answered'
}

export function countStates(states: Iterable<PaletteState>): PaletteCounts {
  const counts = { 'not-visited': 0, 'not-answered': 0, answered: 0, marked: 0, 'answered-and-marked': 0 }
  for (const state of states) counts[state]++
  return counts
}
