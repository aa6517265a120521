import { INSTITUTE, POPUP } from '@pariksha/content/site/institute'
import { NOTICES } from '@pariksha/content/site/notices'
import { SLIDES } from '@pariksha/content/site/slides'
import { EXAM_STATISTICS, HOME_STATISTICS } from '@pariksha/content/site/statistics'
import { SUCCESS_STORIES } from '@pariksha/content/site/success-stories'
import { TESTIMONIALS } from '@pariksha/content/site/testimonials'
import type { Transaction } from '../../../platform/db/database.ts'
import { seedOnce } from '../../../platform/db/seed-once.ts'
import { translateOnce } from './translate-once.ts'

/** Inserts sample content that the institute's staff then edit. Returns how many rows are new. */
export async function seedInstitute(tx: Transaction): Promise<number> {
  let added = 0
  const once = async (kind: string, key: string, insert: () => Promise<unknown>) => {
    if (await seedOnce(tx, kind, key, insert)) added++
  }
  const translate = async (row: Parameters<typeof translateOnce>[1]) => {
    if (await translateOnce(tx, row)) added++
  }
  await once('institute', 'institute', () => insertInstitute(tx))
  await once('institute', 'popup', () => insertPopup(tx))
  if (!(await isDemonstration(tx))) return added
  await translate({ table: 'institute', key: 'institute', english: INSTITUTE, translations: INSTITUTE.translations })
  const popup = { ...POPUP, link_label: POPUP.linkLabel }
  await translate({ table: 'popup', key: 'popup', english: popup, translations: POPUP.translations })
  for (const [position, { key, linkLabel, translations, ...slide }] of SLIDES.entries()) {
    await once('slide', key, () =>
      tx
        .insertInto('slides')
        .values({ ...slide, link_label: linkLabel, position, sample: true })
        .execute(),
    )
    await translate({ table: 'slides', key, english: { ...slide, link_label: linkLabel }, translations })
  }
  for (const [position, { key, translations, ...testimonial }] of TESTIMONIALS.entries()) {
    await once('testimonial', key, () =>
      tx
        .insertInto('testimonials')
        .values({ ...testimonial, position, sample: true })
        .execute(),
    )
    await translate({ table: 'testimonials', key, english: testimonial, translations })
  }
  for (const [exam, figures] of [[null, HOME_STATISTICS] as const, ...Object.entries(EXAM_STATISTICS)]) {
    for (const [position, [value, label]] of figures.entries()) {
      const key = `${exam ?? 'home'} ${position + 1}`
      await once('statistic', key, () =>
        tx.insertInto('statistics').values({ exam, value, label: label.en, position, sample: true }).execute(),
      )
      const translations = { te: { label: label.te }, hi: { label: label.hi } }
      await translate({ table: 'statistics', key, english: { label: label.en }, translations })
    }
  }
  for (const { key, date, translations, ...notice } of NOTICES) {
    await once('notice', key, () =>
      tx
        .insertInto('notices')
        .values({ ...notice, on_date: date, sample: true })
        .execute(),
    )
    await translate({ table: 'notices', key, english: notice, translations })
  }
  for (const [position, { key, translations, ...story }] of SUCCESS_STORIES.entries()) {
    await once('success story', key, () =>
      tx
        .insertInto('success_stories')
        .values({ ...story, position, sample: true })
        .execute(),
    )
    await translate({ table: 'success_stories', key, english: story, translations })
  }
  return added
}

/** Once it has ended no upgrade inserts samples. */
export async function isDemonstration(tx: Transaction): Promise<boolean> {
  const { demonstration } = await tx.selectFrom('institute').select('demonstration').executeTakeFirstOrThrow()
  return demonstration
}

function insertInstitute(tx: Transaction): Promise<unknown> {
  const { directionsUrl, mapEmbedUrl, address, hours, social, translations: _, ...institute } = INSTITUTE
  return tx
    .insertInto('institute')
    .values({
      ...institute,
      address: [...address],
      hours: JSON.stringify(hours),
      social: JSON.stringify(social),
      directions_url: directionsUrl,
      map_embed_url: mapEmbedUrl,
      demonstration: true,
    })
    .execute()
}

function insertPopup(tx: Transaction): Promise<unknown> {
  const { linkLabel, translations: _, ...popup } = POPUP
  return tx
    .insertInto('popup')
    .values({ ...popup, link_label: linkLabel, published: true })
    .execute()
}
