import { EXAMS } from '@pariksha/content/exams/catalogue'
import { FAMILY_PAGES } from '@pariksha/content/exams/families/pages'
import type { Language } from '@pariksha/contract/languages'
import { PAPER_FAMILIES, type PaperFamily } from '@pariksha/domain/exam-families'
import { sql } from 'kysely'
import type { Database, Queryable } from '../../platform/db/database.ts'
import { type ListedExam, type OwnExamRow, ownExam } from './own-exam.ts'
import { siteVersion } from './site-version.ts'

/** The examinations of this institute: what ships without what it does not teach, and its own. */
export type Catalogue = {
  /** Those the site shows: shipped ones in their order, then its own in theirs. */
  readonly exams: readonly ListedExam[]
  readonly isHidden: (slug: string) => boolean
  /** Families of which something that ships and has tests is shown. */
  readonly families: readonly PaperFamily[]
}

type Stored = { readonly own: readonly OwnExamRow[]; readonly hidden: ReadonlySet<string> }
type Cached = { readonly version: string; readonly in: Map<Language, Catalogue>; readonly stored: Stored }

/** With texts in a language. */
export type CatalogueOf = (language: Language) => Promise<Catalogue>

/** Cached until staff change the site. */
export function createCatalogueOf(db: Database): CatalogueOf {
  let cached: Cached | undefined
  return async (language) => {
    const version = await siteVersion(db)
    const current = cached?.version === version ? cached : { version, in: new Map(), stored: await readStored(db) }
    cached = current
    const catalogue = current.in.get(language) ?? makeCatalogue(current.stored, language)
    current.in.set(language, catalogue)
    return catalogue
  }
}

/** The same without the cache, as a transaction sees it. */
export const readCatalogue = async (on: Queryable, language: Language): Promise<Catalogue> =>
  makeCatalogue(await readStored(on), language)

async function readStored(on: Queryable): Promise<Stored> {
  const hidden = await on.selectFrom('hidden_exams').select('exam_slug').execute()
  const own = await sql<OwnExamRow>`select * from exams order by position, id`.execute(on)
  return { own: own.rows, hidden: new Set(hidden.map(({ exam_slug }) => exam_slug)) }
}

/** An institute's own examination takes precedence over a shipped one of the same name. */
function allExams(own: readonly OwnExamRow[], language: Language): readonly ListedExam[] {
  const named = new Set(own.map(({ slug }) => slug))
  return [...EXAMS.filter(({ slug }) => !named.has(slug)), ...own.map((row) => ownExam(row, language))]
}

function makeCatalogue({ own, hidden }: Stored, language: Language): Catalogue {
  const exams = allExams(own, language).filter(({ slug }) => !hidden.has(slug))
  const isTaught = (family: PaperFamily) =>
    exams.some((exam) => exam.own === undefined && exam.family === family && exam.series !== null)
  return { exams, isHidden: (slug) => hidden.has(slug), families: PAPER_FAMILIES.filter(isTaught) }
}

/** Every examination with whether it is hidden, for the staff. */
export async function everyExam(on: Queryable): Promise<readonly (ListedExam & { readonly hidden: boolean })[]> {
  const { own, hidden } = await readStored(on)
  return allExams(own, 'en').map((exam) => ({ ...exam, hidden: hidden.has(exam.slug) }))
}

/** Whether a link leads to a page that is hidden with its examination or family. */
export function leadsToHidden({ exams, isHidden, families }: Catalogue, link: string | null): boolean {
  const path = link?.split(/[?#]/)[0]?.replace(/(.)\/$/, '$1')
  if (path === undefined) return false
  const own = /^\/exams\/([a-z0-9_]+)$/.exec(path)?.[1]
  if (own !== undefined) return isHidden(own)
  const page = FAMILY_PAGES.find((one) => one.path === path || (path === '/ssc' && one.family === 'ssc'))
  if (page) return !families.includes(page.family as PaperFamily)
  return EXAMS.some((exam) => exam.page === path && isHidden(exam.slug)) && !exams.some((exam) => exam.page === path)
}
