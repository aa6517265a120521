import type { ShippedLook } from '@pariksha/content/papers/draw-shipped'
import type { Level } from '@pariksha/content/topics'

/** `ages/three-ages~easy~4~0123456789abcdef`: what a look needs to be repeated. */
export const tokenOf = ({ source, level, optionCount, seed }: ShippedLook): string =>
  [source, level, optionCount, seed].join('~')

/** Tokens are checked by the contract before. */
export function lookOf(token: string): ShippedLook {
  const [source = '', level, optionCount, seed = ''] = token.split('~')
  return { source, level: level as Level, optionCount: optionCount === '5' ? 5 : 4, seed }
}
