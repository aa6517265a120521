import { sql } from 'kysely'

/** Names a version of a question in a file, such as "Q12-3-00ff12ab9c". */
export type BankId = { readonly id: number; readonly version: number; readonly digest: string }

const FORM = /^Q(\d{1,9})-(\d{1,4})-([0-9a-f]{10})$/i

export const writeBankId = ({ id, version, digest }: BankId): string => `Q${id}-${version}-${digest}`

/** Undefined: not written as one. Programs turn hyphens into dashes. */
export function readBankId(text: string): BankId | undefined {
  const [, id, version, digest] = FORM.exec(text.trim().replace(/[\u2010-\u2015]/g, '-')) ?? []
  return digest === undefined ? undefined : { id: Number(id), version: Number(version), digest: digest.toLowerCase() }
}

/** Of what a version says: an ID of another installation, or a mistyped one, names no version of this bank. For queries of versions `v`. */
export const VERSION_DIGEST = sql<string>`left(encode(sha256(convert_to(v.content::text, 'UTF8')), 'hex'), 10)`
