import { listVideos, type Video } from '@pariksha/contract/site/videos'
import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { fileUrl } from '../../platform/files/store.ts'
import type { Router } from '../../platform/http/endpoint.ts'
import { rowsInLanguage } from '../../platform/http/in-language.ts'
import { isForBatch, isVisible } from './visible.ts'

export function videoRoutes(route: Router, { db }: { db: Database }): void {
  route(listVideos, async (asked) => {
    const rows = await db
      .selectFrom('videos')
      .select([
        'id',
        'title',
        'description',
        sql<Video['category']>`category`.as('category'),
        'duration',
        'views',
        'thumbnail',
        'link',
        sql<Video['level']>`level`.as('level'),
        'sample',
        isForBatch('videos').as('for_batch'),
        'translations',
      ])
      .where(isVisible(asked.caller, 'videos'))
      .orderBy('position')
      .orderBy('id')
      .execute()
    return rowsInLanguage(asked, rows).map(({ link, thumbnail, ...video }) => ({
      ...video,
      thumbnail: thumbnail === null ? null : fileUrl(thumbnail, 'thumbnail'),
      youtubeUrl: link,
    }))
  })
}
