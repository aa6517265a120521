/** Marks as shown: as many decimals as they have, a real minus sign. */
export const marksText = (marks: number): string => String(marks).replace('-', '−')
