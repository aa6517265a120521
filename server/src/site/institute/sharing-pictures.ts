import { createHash } from 'node:crypto'
import { type FamilyWithPage, PAGE_OF_FAMILY } from '@pariksha/content/exams/families/pages'
import { LANGUAGES, type Language } from '@pariksha/contract/languages'
import { type ExamColour, FAMILIES, FAMILY_COLOURS, type Family } from '@pariksha/domain/exam-families'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { createSerialQueue } from '../../platform/bounded/serial-queue.ts'
import type { Database } from '../../platform/db/database.ts'
import { rowInLanguage } from '../../platform/http/in-language.ts'
import { send } from '../../platform/http/problems.ts'
import { readInstitute } from './queries.ts'
import { drawSharingPicture, type SharingText } from './sharing-picture.ts'

type Params = { readonly language: string; readonly picture: string }

/** White letters are read on each. */
const HEX: Readonly<Record<ExamColour, string>> = {
  indigo: '#2a46b8',
  teal: '#0f665c',
  rust: '#9a3412',
  violet: '#5b2fa8',
  plum: '#8a2b6a',
  crimson: '#a3264b',
  sky: '#0b5f8a',
  moss: '#3f5b1f',
  amber: '#7a4a00',
}
const GREY = '#3f4759'

/** Families without a page of their own. */
type WithoutPage = Exclude<Family, FamilyWithPage>
const TITLES: Readonly<Record<Language, Readonly<Record<WithoutPage, string>>>> = {
  en: { icet: 'ICET', state: 'State exams', other: 'Government exams' },
  te: { icet: 'ICET', state: 'రాష్ట్ర పరీక్షలు', other: 'ప్రభుత్వ పరీక్షలు' },
  hi: { icet: 'ICET', state: 'राज्य परीक्षाएँ', other: 'सरकारी परीक्षाएँ' },
}
const LINES: Readonly<Record<Language, string>> = {
  en: 'Mock tests on the real exam screen',
  te: 'నిజమైన పరీక్ష స్క్రీన్‌పై మాక్ టెస్టులు',
  hi: 'असली परीक्षा स्क्रीन पर मॉक टेस्ट',
}

const MAX_CACHED = FAMILIES.length * LANGUAGES.length

/** The picture of a family of examinations where its pages are shared. There are as many as families and languages. */
export function sharingPictures(app: FastifyInstance, { db }: { readonly db: Database }): void {
  const drawn = new LRUCache<string, Promise<Buffer>>({ max: MAX_CACHED })
  /** One after the other, and each once until the institute is called something else. */
  const queue = createSerialQueue()
  const draw = (text: SharingText): Promise<Buffer> => {
    const key = JSON.stringify(text)
    const kept = drawn.get(key)
    if (kept) return kept
    const picture = queue.run(() => drawSharingPicture(text))
    picture.catch(() => drawn.delete(key))
    drawn.set(key, picture)
    return picture
  }

  app.get<{ Params: Params }>('/share/:language/:picture', { schema: { hide: true } }, async (request, reply) => {
    const language = LANGUAGES.find((one) => one === request.params.language)
    const family = FAMILIES.find((one) => `${one}.png` === request.params.picture)
    if (!language || !family) return send(reply, 'not_found')
    const { name } = rowInLanguage(language, await readInstitute(db))
    const picture = await draw({
      language,
      institute: name,
      title: titleOf(family, language),
      line: LINES[language],
      colour: family === 'other' ? GREY : HEX[FAMILY_COLOURS[family]],
    })
    const etag = `"${createHash('sha256').update(picture).digest('base64url').slice(0, 22)}"`
    reply.header('cache-control', 'public, max-age=86400').header('etag', etag)
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.header('content-type', 'image/png').send(picture)
  })
}

const isWithPage = (family: Family): family is FamilyWithPage => family in PAGE_OF_FAMILY

function titleOf(family: Family, language: Language): string {
  return isWithPage(family) ? PAGE_OF_FAMILY[family].hero.title[language] : TITLES[language][family]
}
