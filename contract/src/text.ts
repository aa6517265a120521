import { z } from 'zod'

/** One line as people type it, without control characters and halves of characters, of which PostgreSQL refuses some. */
export const line = (most: number) =>
  z
    .string()
    .trim()
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'Please use plain text.')
    .max(most, `At most ${most} characters.`)

/** Lines of Markdown: breaks and tabs are let in, other control characters are not. */
export const markdown = (most: number) =>
  z
    .string()
    .regex(/^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u, 'Please use plain text.')
    .max(most, `At most ${most} characters.`)
