type Closed = { readonly closed_at: Date | null; readonly called_off_reason: string | null }

/** When a shift was called off, and why: it is closed by that. Null where it was not. */
export const presentCalledOff = ({ closed_at, called_off_reason: reason }: Closed) =>
  closed_at === null || reason === null ? null : { at: closed_at.toISOString(), reason }
