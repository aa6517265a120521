/** What a sentence names: numbers, dates, names. */
export type Values = Readonly<Record<string, string | number>>

type NamesIn<Sentence extends string> = Sentence extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never

/** The placeholders of a sentence as the rest of an argument list: empty where it has none. */
export type ValuesOf<Sentence extends string> = [NamesIn<Sentence>] extends [never]
  ? []
  : [values: { readonly [Name in NamesIn<Sentence>]: string | number }]

/** A sentence with its placeholders like `{most}` filled in. */
export const fillIn = (sentence: string, values: Values): string =>
  sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
