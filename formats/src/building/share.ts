/** Moodle knows the shares of a mark with five decimals. */
export const share = (count: number): string => String(Number((100 / count).toFixed(5)))
