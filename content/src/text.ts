/** Languages a question can be read in. English is always there; the others stand beside it. */
export const LANGUAGES = ['en', 'te', 'hi'] as const
export type Language = (typeof LANGUAGES)[number]

/** Markdown with TeX between dollar signs, the languages side by side. */
export type Text = { readonly en: string } & { readonly [language in Exclude<Language, 'en'>]?: string }

/** A text that reads the same in every language: a number, a letter group, a formula. */
export const same = (text: string): Text => ({ en: text, te: text, hi: text })
