import { clockInIndia, parseInIndia } from '@pariksha/domain/timing/units'

/** The moment in a `datetime-local` field, which is in Indian time wherever the device is; null where it is empty. */
export const fromDateTimeField = (typed: FormDataEntryValue | null): string | null =>
  typeof typed === 'string' && typed !== '' ? new Date(parseInIndia(typed)).toISOString() : null

/** The value of such a field for a moment; empty where there is none. */
export const toDateTimeField = (moment: string | null | undefined): string =>
  moment ? clockInIndia(Date.parse(moment)).toISOString().slice(0, 16) : ''
