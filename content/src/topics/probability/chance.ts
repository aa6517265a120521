import { fraction } from '../../text/format.ts'

/** Wrong chances are chances, too: empty where there is none. */
export const chance = (n: number, d: number): string => (n > 0 && n < d ? fraction(Math.round(n), Math.round(d)) : '')

/** The wrong options that are chances. */
export const possible = (list: readonly (readonly [string, string])[]) => list.filter(([text]) => text !== '')
