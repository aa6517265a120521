import { z } from 'zod'

/** One line as people type it, without control characters (PostgreSQL's text refuses some of them). */
export const line = (most: number) =>
  z
    .string()
    .trim()
    .regex(/^\P{Cc}*$/u, 'Please use plain text.')
    .max(most, `At most ${most} characters.`)

/** Lines of Markdown: breaks and tabs are let in, other control characters are not. */
export const markdown = (most: number) =>
  z
    .string()
    .regex(/^(?:\P{Cc}|[\n\r\t])*$/u, 'Please use plain text.')
    .max(most, `At most ${most} characters.`)
