import { INSTITUTE, POPUP } from '@pariksha/content/site/institute'
import { NOTICES } from '@pariksha/content/site/notices'
import { SLIDES } from '@pariksha/content/site/slides'
import { EXAM_STATISTICS, HOME_STATISTICS } from '@pariksha/content/site/statistics'
import { SUCCESS_STORIES } from '@pariksha/content/site/success-stories'
import { TESTIMONIALS } from '@pariksha/content/site/testimonials'
import type { Transaction } from '../db/database.ts'
import { seedOnce } from './seed-once.ts'

/** What the institute's staff take over and make their own. Returns how many rows are new. */
export async function seedInstitute(tx: Transaction): Promise<number> {
  let added = 0
  const once = async (kind: string, key: string, insert: () => Promise<unknown>) => {
    if (await seedOnce(tx, kind, key, insert)) added++
  }
  await once('institute', 'institute', () => insertInstitute(tx))
  await once('institute', 'popup', () => insertPopup(tx))
  if (!(await isDemonstration(tx))) return added
  for (const [position, { key, linkLabel, ...slide }] of SLIDES.entries()) {
    await once('slide', key, () =>
      tx
        .insertInto('slides')
        .values({ ...slide, link_label: linkLabel, position, sample: true })
        .execute(),
    )
  }
  for (const [position, { key, ...testimonial }] of TESTIMONIALS.entries()) {
    await once('testimonial', key, () =>
      tx
        .insertInto('testimonials')
        .values({ ...testimonial, position, sample: true })
        .execute(),
    )
  }
  for (const [exam, figures] of [[null, HOME_STATISTICS] as const, ...Object.entries(EXAM_STATISTICS)]) {
    for (const [position, [value, label]] of figures.entries()) {
      await once('statistic', `${exam ?? 'home'} ${position + 1}`, () =>
        tx.insertInto('statistics').values({ exam, value, label, position, sample: true }).execute(),
      )
    }
  }
  for (const { key, date, ...notice } of NOTICES) {
    await once('notice', key, () =>
      tx
        .insertInto('notices')
        .values({ ...notice, on_date: date, sample: true })
        .execute(),
    )
  }
  for (const [position, { key, ...story }] of SUCCESS_STORIES.entries()) {
    await once('success story', key, () =>
      tx
        .insertInto('success_stories')
        .values({ ...story, position, sample: true })
        .execute(),
    )
  }
  return added
}

/** After its end no upgrade brings samples. */
export async function isDemonstration(tx: Transaction): Promise<boolean> {
  const { demonstration } = await tx.selectFrom('institute').select('demonstration').executeTakeFirstOrThrow()
  return demonstration
}

function insertInstitute(tx: Transaction): Promise<unknown> {
  const { directionsUrl, mapEmbedUrl, address, hours, social, ...institute } = INSTITUTE
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
  const { linkLabel, ...popup } = POPUP
  return tx
    .insertInto('popup')
    .values({ ...popup, link_label: linkLabel, published: true })
    .execute()
}
