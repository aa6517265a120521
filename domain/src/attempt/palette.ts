export const PALETTE_STATES = ['not-visited', 'not-answered', 'answered', 'marked', 'answered-and-marked'] as const
export type PaletteState = (typeof PALETTE_STATES)[number]

export type PaletteCounts = Readonly<Record<PaletteState, number>>

type Visit = { readonly choice: string | null; readonly marked: boolean }

/** The state of a question in the palette; undefined: a question that was never opened. */
export function paletteState(visit: Visit | undefined): PaletteState {
  if (visit === undefined) return 'not-visited'
  if (visit.choice !== null) return visit.marked ? 'answered-and-marked' : 'answered'
  return visit.marked ? 'marked' : 'not-answered'
}

export function countStates(states: Iterable<PaletteState>): PaletteCounts {
  const counts = { 'not-visited': 0, 'not-answered': 0, answered: 0, marked: 0, 'answered-and-marked': 0 }
  for (const state of states) counts[state]++
  return counts
}
