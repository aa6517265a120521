import type { Random } from '../../random.ts'
import { leading } from '../../shared/arithmetic/formulae.ts'

export type Vector = readonly [number, number, number]

const UNITS = ['i', 'j', 'k'] as const

/** ` + 2\hat{i} - \hat{j}`: parts that follow another one. */
export const addedParts = (v: Vector): string =>
  v
    .map((c, n) => (c === 0 ? '' : `${c < 0 ? ' - ' : ' + '}${Math.abs(c) === 1 ? '' : Math.abs(c)}\\hat{${UNITS[n]}}`))
    .join('')

/** `2\hat{i} - \hat{j} + 3\hat{k}`. */
export const written = (v: Vector): string => leading(addedParts(v)) || '\\vec{0}'

export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
export const square = (v: Vector): number => dot(v, v)

/** Each part from -most to most. */
export const draw = (random: Random, most: number): Vector => [
  random.int(-most, most),
  random.int(-most, most),
  random.int(-most, most),
]

/** Not along one of the axes. */
export const busy = (v: Vector): boolean => v.filter((c) => c !== 0).length >= 2

export const given = (a: Vector, b: Vector) => `$\\vec{a} = ${written(a)}$, $\\vec{b} = ${written(b)}$`
