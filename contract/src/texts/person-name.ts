import { z } from 'zod'
import { fieldCode } from '../problems/field-problems.ts'

/** Without a shape of their own: some turn the direction of the line around them. Joiners belong to Telugu and Hindi. */
const INVISIBLE = /(?![\u200c\u200d])\p{Default_Ignorable_Code_Point}/gu

export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '')

/** A name that others read, in lists and on certificates: something of it is to be seen, and it leaves their text as it is. */
export const personName = (max: number) =>
  z
    .string()
    .overwrite(withoutInvisible)
    .trim()
    .regex(/^\P{Cc}*$/u, fieldCode('plain_text'))
    .regex(/^$|[\p{L}\p{N}]/u, fieldCode('plain_text'))
    .max(max)
