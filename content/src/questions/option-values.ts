import type { Text } from '../text.ts'

/** A number as papers print it: 42, −7, 1,25,000, 3.5, and in TeX 1{,}250. */
export const NUMBER = /[-−]?\d+(?:(?:,|\{,\})\d+)*(?:\.\d+)?/g
const FRACTION = /^(-?)\$?(-?)\\frac\{(\d+)\}\{(\d+)\}\$$/

export type OptionValue = { readonly value: number; readonly frame: string }

/** The one number that an option consists of, with the words around it; undefined where it is something else. */
export function readNumber({ en }: Text): OptionValue | undefined {
  const [, outer = '', inner = '', over, under] = FRACTION.exec(en) ?? []
  if (over && under) return { value: (Number(over) / Number(under)) * (outer || inner ? -1 : 1), frame: '#' }
  if (/\\/.test(en)) return undefined
  const found = en.match(NUMBER) ?? []
  const [text = ''] = found
  if (found.length !== 1) return undefined
  const frame = en
    .replace(text, '#')
    .replaceAll('$', '')
    .replace(/(?<=[a-z])s$/, '')
  if (/[A-Za-z]#|#[A-Za-z]/.test(frame)) return undefined
  return { value: Number(text.replaceAll(/[{},]/g, '').replace('−', '-')), frame }
}

/** The numbers of options that are one number each, in the same words; undefined where they are not. */
export function readNumbers(options: readonly Text[]): readonly number[] | undefined {
  const read = options.map(readNumber)
  const frames = new Set(read.map((one) => one?.frame))
  const values = read.flatMap((one) => (one ? [one.value] : []))
  return frames.size === 1 && values.length === options.length && new Set(values).size === values.length
    ? values
    : undefined
}

/** Signs of an option by place, where options are codes or lists: letters of a code, parts of a list. */
export function signsOf({ en }: Text): readonly string[] | undefined {
  const plain = en.replaceAll(/[$*_]/g, '')
  if (/^[A-Z]{2,12}$|^[a-e]{3,8}$/.test(plain)) return [...plain]
  const parts = plain.split(/[\s,;:→–|-]+/).filter(Boolean)
  return parts.length > 1 && parts.every((part) => /^[A-Z0-9@#&%+×÷−=<>≤≥/]{1,6}$/.test(part)) ? parts : undefined
}

/** How many signs each option has in common with the others, place by place; undefined where options are something else. */
export const agreements = (options: readonly Text[]): readonly number[] | undefined =>
  agreementsOf(options.map(signsOf))

/** The same where the signs were read already. */
export function agreementsOf(signs: readonly (readonly string[] | undefined)[]): readonly number[] | undefined {
  const rows = signs.flatMap((row) => (row ? [row] : []))
  if (rows.length < signs.length || new Set(rows.map(({ length }) => length)).size !== 1) return undefined
  return rows.map((row, n) =>
    rows.reduce((sum, other, m) => sum + (n === m ? 0 : row.filter((sign, place) => sign === other[place]).length), 0),
  )
}

/** How likely the key is found by taking the option with the most (or least) points, ties shared. */
export function shareOfBest(points: readonly number[], key: number, best: 'most' | 'least'): number {
  const wanted = best === 'most' ? Math.max(...points) : Math.min(...points)
  return points[key] === wanted ? 1 / points.filter((one) => one === wanted).length : 0
}
