import type { Database } from '../../platform/db/database.ts'
import { readInstitute } from './queries.ts'

export type Letterhead = {
  readonly institute: { readonly name: string; readonly address: string; readonly phone: string | null }
  /** Named by its digest, so that another one makes another file. */
  readonly logo: { readonly name: string; readonly body: Uint8Array } | undefined
}

const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/svg+xml': 'svg',
}

export const pictureExtension = (mediaType: string): string => EXTENSIONS[mediaType] ?? 'png'

/** What stands at the head of printed pages. */
export async function readLetterhead(db: Database): Promise<Letterhead> {
  const { name, address, phone, logo } = await readInstitute(db)
  const row = logo
    ? await db.selectFrom('files').select(['media_type', 'body']).where('sha256', '=', logo).executeTakeFirst()
    : undefined
  return {
    institute: { name, address: address.join(', '), phone },
    logo: row && { name: `${logo}.${pictureExtension(row.media_type)}`, body: row.body },
  }
}
