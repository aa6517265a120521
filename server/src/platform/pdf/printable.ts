export type Printable = {
  readonly title: string
  readonly summary: string
  readonly subject: string
  readonly language: string
  readonly body: string
  readonly institute: string
  /** Base URL of the site, for relative links in the text and for the footer. */
  readonly origin: string
  /** Date of publication; the current date would make another file from the same text. */
  readonly publishedOn: string
}
