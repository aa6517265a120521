import type { MaterialItem } from '@pariksha/contract/site/study'
import { readingMinutes } from '../../platform/text/reading-minutes.ts'
import type { MaterialRow } from './queries.ts'

export function presentMaterial(row: MaterialRow): MaterialItem {
  const { id, slug, original, title, summary, kind, subject, exams, categories, language, translations, body } = row
  return {
    id,
    slug,
    original,
    title,
    summary,
    type: kind,
    subject,
    exams,
    categories,
    language,
    translations,
    published_on: row.published_on,
    for_batch: row.for_batch,
    readable: body !== null,
    minutes: body === null ? null : readingMinutes(body),
    file: `/api/v1/study/materials/${slug}/file/`,
  }
}
