import type { ShippedDrawSpec } from '@pariksha/content/papers/draw-shipped'
import type { Level } from '@pariksha/content/topics'

/** `ages/three-ages~easy~4~0123456789abcdef`: what is needed to make a draft again. */
export const tokenOf = ({ source, level, optionCount, seed }: ShippedDrawSpec): string =>
  [source, level, optionCount, seed].join('~')

/** Tokens are checked by the contract before. */
export function specOf(token: string): ShippedDrawSpec {
  const [source = '', level, optionCount, seed = ''] = token.split('~')
  return { source, level: level as Level, optionCount: optionCount === '5' ? 5 : 4, seed }
}
