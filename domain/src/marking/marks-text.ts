/** Marks as they are shown: as many decimals as they have, or as many as asked for, and a real minus sign. */
export const marksText = (marks: number | string, decimals?: number): string =>
  (decimals === undefined ? String(marks) : Number(marks).toFixed(decimals)).replace('-', '−')
