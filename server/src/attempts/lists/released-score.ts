import { type MarkUnits, toMarks } from '@pariksha/domain/marking/marking'

type Scored = {
  readonly released: boolean
  /** Null while there is no result. */
  readonly units: MarkUnits | null
  readonly units_per_mark: number | null
}

/** What a list may say of a result: nothing before its release. */
export const releasedScore = ({ released, units, units_per_mark }: Scored): number | null =>
  released && units !== null && units_per_mark !== null ? toMarks(units, units_per_mark) : null
