import { z } from 'zod'
import { fieldCode } from '../problems/field-problems.ts'

/** Nothing of an institute lies outside these three centuries; clocks are at most fourteen hours from UTC. */
const CREDIBLE = /^(19|20|21)\d\d-.*(Z|[+-](0\d|1[0-4]):[0-5]\d)$/

/** A moment that a caller sends, with its offset from UTC. */
export const moment = z.iso
  .datetime({ offset: true })
  .refine((text) => CREDIBLE.test(text), fieldCode('date_impossible'))

/** A day that a caller sends. */
export const day = z.iso
  .date(fieldCode('date_missing'))
  .refine((text) => /^(19|20|21)/.test(text), fieldCode('date_impossible'))
