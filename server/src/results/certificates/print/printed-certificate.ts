import type { Language } from '@pariksha/contract/languages'

/** All that the PDF of a certificate is made from: texts that are ready, in the student's language. */
export type PrintedCertificate = {
  /** Counted up when the same texts give another file. */
  readonly version: number
  readonly language: Language
  readonly institute: { readonly name: string; readonly address: string; readonly phone: string | null }
  /** The name of a picture. */
  readonly logo: string | null
  readonly heading: string
  /** The sentence, with the names of student and test on lines of their own. */
  readonly opening: string
  readonly name: string
  readonly tookPart: string
  readonly title: string
  readonly date: string
  readonly number: string
  readonly check: string
  /** Where everybody can check it; the QR code holds it, too. */
  readonly address: string
  readonly pictures: readonly { readonly name: string; readonly body: Uint8Array }[]
  /** When the test was taken: the only time in the file, so that every print is the same. */
  readonly madeAt: string
}
