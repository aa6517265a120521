/** What a field of day and time says, in Indian time wherever the device is; null where it is empty. */
export const momentOf = (typed: FormDataEntryValue | null): string | null =>
  typeof typed === 'string' && typed !== '' ? new Date(`${typed}+05:30`).toISOString() : null

const INDIA_MILLIS = 330 * 60_000

/** A moment as such a field has it. */
export const typedMoment = (moment: string): string =>
  new Date(Date.parse(moment) + INDIA_MILLIS).toISOString().slice(0, 16)
