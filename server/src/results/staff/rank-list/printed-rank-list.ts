/** All that the PDF of a rank list is made from. */
export type PrintedRankList = {
  readonly institute: { readonly name: string; readonly address: string; readonly phone: string | null }
  /** The name of a picture. */
  readonly logo: string | null
  readonly title: string
  /** Series, batch, figures: a line each. */
  readonly lines: readonly string[]
  /** What whoever holds the paper has to know, such as that students do not have these results yet. */
  readonly warning: string | null
  readonly madeOn: string
  readonly headings: readonly { readonly text: string; readonly wide: boolean }[]
  readonly rows: readonly (readonly string[])[]
  readonly pictures: readonly { readonly name: string; readonly body: Uint8Array }[]
  /** The date of the file, in milliseconds since 1970. */
  readonly madeAt: number
}
