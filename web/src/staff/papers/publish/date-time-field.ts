import { clockInIndia, parseInIndia } from '@pariksha/domain/timing/units'

/** What a field of day and time says, in Indian time wherever the device is; null where it is empty. */
export const momentOf = (typed: FormDataEntryValue | null): string | null =>
  typeof typed === 'string' && typed !== '' ? new Date(parseInIndia(typed)).toISOString() : null

/** A moment as such a field has it. */
export const typedMoment = (moment: string): string => clockInIndia(Date.parse(moment)).toISOString().slice(0, 16)
