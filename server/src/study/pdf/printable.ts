export type Printable = {
  readonly title: string
  readonly summary: string
  readonly subject: string
  readonly language: string
  readonly body: string
  readonly institute: string
  /** Of the site: links within the text are made whole with it, and the footer says it. */
  readonly origin: string
  /** When it was published, so that the same text makes the same file. */
  readonly publishedOn: string
}
