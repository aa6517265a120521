/** The type of a translation: missing or additional texts do not compile. */
export type Translated<English> = English extends string
  ? string
  : English extends (...args: infer Args) => string
    ? (...args: Args) => string
    : { readonly [Key in keyof English]: Translated<English[Key]> }
