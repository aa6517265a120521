/** Each of `count` right answers' share of the mark in percent, five decimals as Moodle writes it: 33.33333. */
export const percentShare = (count: number): string => String(Number((100 / count).toFixed(5)))
