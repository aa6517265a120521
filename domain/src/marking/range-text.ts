/** A number, or from which to which numbers an answer is right, as it is shown in every language: "12", "12 – 12.5". */
export const rangeText = ({ low, high }: { readonly low: string; readonly high: string }): string =>
  low === high ? low : `${low} – ${high}`
