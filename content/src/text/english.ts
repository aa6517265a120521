/** The first letter large, whatever stands before it. */
export const capitalized = (text: string): string => text.replace(/\p{L}/u, (letter) => letter.toUpperCase())

/** Of a regular noun: boxes, cities, days. */
export const plural = (noun: string): string => {
  if (/(?:s|x|ch|sh)$/.test(noun)) return `${noun}es`
  return /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`
}

/** One person sits, two persons sit: up to four. */
export const counted = (n: number, one: string, many: string): string =>
  `${['no', 'one', 'two', 'three', 'four'][n]} ${n === 1 ? one : many}`
