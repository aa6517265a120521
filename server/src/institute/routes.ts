import * as contract from '@pariksha/contract/institute'
import type { Database } from '../db/database.ts'
import type { Router } from '../http/endpoint.ts'
import {
  listNotices,
  listSlides,
  listStatistics,
  listSuccessStories,
  listTestimonials,
  readInstitute,
  readPopup,
} from './queries.ts'

/** What every visitor may know of the institute. */
export function instituteRoutes(route: Router, { db }: { readonly db: Database }): void {
  route(contract.site, async () => {
    const { latitude, longitude, directions_url, map_embed_url, ...institute } = await readInstitute(db)
    const popup = await readPopup(db)
    return {
      ...institute,
      map: { latitude, longitude, directions_url, embed_url: map_embed_url },
      popup: popup ?? null,
    }
  })

  route(contract.slides, () => listSlides(db))
  route(contract.testimonials, () => listTestimonials(db))
  route(contract.statistics, ({ query }) => listStatistics(db, query.exam === undefined ? null : slugOf(query.exam)))
  route(contract.notices, ({ query }) => listNotices(db, query.family))
  route(contract.successStories, ({ query }) =>
    listSuccessStories(db, query.exam === undefined ? undefined : slugOf(query.exam)),
  )
}

/** In addresses exams are also written with hyphens. */
const slugOf = (exam: string): string => exam.replaceAll('-', '_').toLowerCase()
