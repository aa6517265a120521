import type { LiveMock, Shift } from '@pariksha/contract/live/live-mocks'

/** The shift that was called off and that a card shows: the student's own, or else the first where none is left. */
export function calledOffShift({ shifts, freed_from }: LiveMock): Shift | undefined {
  const own = shifts.find(({ test_id }) => test_id === freed_from)
  return own ?? (takingPlace(shifts).length === 0 ? shifts[0] : undefined)
}

export const takingPlace = (shifts: readonly Shift[]): readonly Shift[] =>
  shifts.filter(({ called_off }) => called_off === null)
