import * as contract from '@pariksha/contract/site/institute'
import { type CatalogueOf, leadsToHidden } from '../../exams/catalogue/catalogue.ts'
import { examsOfSite } from '../../exams/catalogue/for-site.ts'
import type { Database } from '../../platform/db/database.ts'
import { fileUrl } from '../../platform/files/store.ts'
import type { Router } from '../../platform/http/endpoint.ts'
import { rowInLanguage, rowsInLanguage } from '../../platform/http/in-language.ts'
import { responseLanguage } from '../../platform/http/language.ts'
import {
  lastChanges,
  listNotices,
  listSlides,
  listStatistics,
  listSuccessStories,
  listTestimonials,
  readInstitute,
  readPopup,
} from './queries.ts'

type Deps = { readonly db: Database; readonly catalogueOf: CatalogueOf }

/** What every visitor may know of the institute. */
export function instituteRoutes(route: Router, { db, catalogueOf }: Deps): void {
  /** Without those that lead to an examination that is hidden. */
  const reachable = async <Row extends { readonly link: string | null; readonly translations: unknown }>(
    asked: Parameters<typeof rowsInLanguage>[0],
    rows: readonly Row[],
  ) => {
    const catalogue = await catalogueOf(responseLanguage(asked))
    return rowsInLanguage(
      asked,
      rows.filter(({ link }) => !leadsToHidden(catalogue, link)),
    )
  }

  route(contract.site, async (asked) => {
    const language = responseLanguage(asked)
    const { latitude, longitude, directions_url, map_embed_url, logo, ...institute } = rowInLanguage(
      language,
      await readInstitute(db),
    )
    const catalogue = await catalogueOf(language)
    const stored = await readPopup(db)
    const popup = stored && !leadsToHidden(catalogue, stored.link) ? stored : undefined
    return {
      ...institute,
      logo: addressOf(logo, 'logo'),
      map:
        latitude === null || longitude === null
          ? null
          : {
              latitude,
              longitude,
              directions_url: directions_url ?? directionsTo(latitude, longitude),
              embed_url: map_embed_url,
            },
      ...examsOfSite(catalogue, language),
      popup: popup ? { ...rowInLanguage(language, popup), image: addressOf(popup.image, 'welcome') } : null,
    }
  })

  route(contract.slides, async (asked) =>
    (await reachable(asked, await listSlides(db))).map((slide) => ({
      ...slide,
      image: addressOf(slide.image, 'slide'),
    })),
  )
  route(contract.testimonials, async (asked) => rowsInLanguage(asked, await listTestimonials(db)))
  route(contract.statistics, async (asked) => {
    const { exam } = asked.query
    return rowsInLanguage(asked, await listStatistics(db, exam === undefined ? null : slugOf(exam)))
  })
  route(contract.siteChanges, () => lastChanges(db))
  route(contract.notices, async (asked) => reachable(asked, await listNotices(db, asked.query.family)))
  route(contract.successStories, async (asked) => {
    const { exam } = asked.query
    return rowsInLanguage(asked, await listSuccessStories(db, exam === undefined ? undefined : slugOf(exam)))
  })
}

const directionsTo = (latitude: number, longitude: number): string =>
  `https://www.openstreetmap.org/directions?${new URLSearchParams({ to: `${latitude},${longitude}` })}`

const addressOf = (sha256: string | null, name: string): string | null =>
  sha256 === null ? null : fileUrl(sha256, name)

/** In addresses exams are also written with hyphens. */
const slugOf = (exam: string): string => exam.replaceAll('-', '_').toLowerCase()
