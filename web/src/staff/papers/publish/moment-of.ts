/** What a field of day and time says, in Indian time wherever the device is; null where it is empty. */
export const momentOf = (typed: FormDataEntryValue | null): string | null =>
  typeof typed === 'string' && typed !== '' ? new Date(`${typed}+05:30`).toISOString() : null
