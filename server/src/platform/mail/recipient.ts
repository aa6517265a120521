import { type Language, languagePrefix } from '@pariksha/contract/languages'
import { sql } from 'kysely'
import type { Queryable } from '../db/database.ts'
import { mailTexts } from './texts/mail-texts.ts'
import type { MailTexts } from './texts/texts.ts'

/** What a mail to a student is written with. */
export type Recipient = {
  /** Null where the address has no account. */
  readonly userId: number | null
  readonly institute: string
  /** How the institute is reached; empty while staff have not entered it. */
  readonly contact: string
  readonly language: Language
  readonly texts: MailTexts
}

type Contact = { readonly email: string; readonly phone: string }

export const contactOf = ({ email, phone }: Contact): string => [email, phone].filter((one) => one !== '').join(', ')

/**
 * In the language of the account of an address, or of a sign-up that waits for its code; else in that of the page where the mail
 * is asked for.
 */
export async function recipientAt(db: Queryable, email: string, asked?: Language): Promise<Recipient> {
  const { rows } = await sql<Contact & { name: string; language: Language | null; user_id: number | null }>`
    select name, email, phone, (select id from users where email = ${email}) as user_id, coalesce(
      (select language from users where email = ${email}),
      (select language from registrations where email = ${email} order by created_at desc limit 1)) as language
    from institute`.execute(db)
  const [institute] = rows
  const language = institute?.language ?? asked ?? 'en'
  return {
    userId: institute?.user_id ?? null,
    institute: institute?.name ?? '',
    contact: institute ? contactOf(institute) : '',
    language,
    texts: mailTexts(language),
  }
}

/** The pages of the site in a language, for links: a path follows. */
export const siteIn = (publicUrl: string, language: Language | null): string =>
  publicUrl + languagePrefix(language ?? 'en')
