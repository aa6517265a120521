import { type Language, languagePrefix } from '@pariksha/contract/languages'
import { sql } from 'kysely'
import type { Queryable } from '../db/database.ts'
import { mailTexts } from './texts/mail-texts.ts'
import type { MailTexts } from './texts/texts.ts'

/** What a mail to a student is written with. */
export type Recipient = { readonly institute: string; readonly language: Language; readonly texts: MailTexts }

/** In the language of the account of an address, or of a sign-up that waits for its code. */
export async function recipientAt(db: Queryable, email: string): Promise<Recipient> {
  const { rows } = await sql<{ institute: string; language: Language | null }>`
    select name as institute, coalesce(
      (select language from users where email = ${email}),
      (select language from registrations where email = ${email} order by created_at desc limit 1)) as language
    from institute`.execute(db)
  const [{ institute, language } = { institute: '', language: null }] = rows
  return { institute, language: language ?? 'en', texts: mailTexts(language) }
}

/** The pages of the site in a language, for links: a path follows. */
export const siteIn = (publicUrl: string, language: Language | null): string =>
  publicUrl + languagePrefix(language ?? 'en')
