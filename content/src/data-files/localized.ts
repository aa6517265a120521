import { z } from 'zod'

const text = z.string().min(1)

/** A text in the three languages. */
export const localized = z.strictObject({ en: text, te: text, hi: text })
