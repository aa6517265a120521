import type { Language } from '@pariksha/contract/languages'
import type { Database } from '../../../platform/db/database.ts'

/** Mails come in the language of the page where the student signed in last, or which was chosen since. */
export async function rememberLanguage(db: Database, userId: number, language: Language | undefined): Promise<void> {
  if (language === undefined) return
  await db
    .updateTable('users')
    .set({ language })
    .where('id', '=', userId)
    .where('language', 'is distinct from', language)
    .execute()
}
