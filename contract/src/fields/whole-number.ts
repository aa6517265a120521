import { z } from 'zod'

const said = (number: number): string => number.toLocaleString('en')

/** A number that staff type. */
export const whole = (min: number, max: number) =>
  z
    .int(`Please enter a whole number from ${said(min)} to ${said(max)}.`)
    .min(min)
    .max(max)
