import { z } from 'zod'
import { fieldCode } from '../problems/field-problems.ts'

/** One line as people type it, without control characters (PostgreSQL's text refuses some of them). */
export const line = (max: number) =>
  z
    .string()
    .trim()
    .regex(/^\P{Cc}*$/u, fieldCode('plain_text'))
    .max(max)

/** Lines of Markdown: breaks and tabs are let in, other control characters are not. */
export const markdown = (max: number) =>
  z
    .string()
    .regex(/^(?:\P{Cc}|[\n\r\t])*$/u, fieldCode('plain_text'))
    .max(max)
