/** Languages a question can be read in. English is always there; the others stand beside it. */
export const LANGUAGES = ['en', 'te', 'hi'] as const
export type Language = (typeof LANGUAGES)[number]

/** Markdown with TeX between dollar signs, the languages side by side. */
export type Text = { readonly en: string } & { readonly [language in Exclude<Language, 'en'>]?: string }

/** A text in all three languages. */
export type LocalizedText = Readonly<Record<Language, string>>
