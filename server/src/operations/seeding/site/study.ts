import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ARTICLES, type ShippedArticle } from '@pariksha/content/study/articles'
import { HOW_TO_GET, HOW_TO_GET_TRANSLATED, SAMPLE_BOOKS } from '@pariksha/content/study/books'
import { STUDY_CATEGORIES } from '@pariksha/content/study/categories'
import { FACULTY } from '@pariksha/content/study/faculty'
import { PUBLISHED_ON, type ShippedMaterial } from '@pariksha/content/study/material'
import { MATERIALS } from '@pariksha/content/study/materials'
import { SAMPLE_VIDEOS } from '@pariksha/content/study/videos'
import type { Transaction } from '../../../platform/db/database.ts'
import { seedOnce } from '../../../platform/db/seed-once.ts'
import { renderText } from '../../../platform/text/render-text.ts'
import { type Rendering, renderedAs } from '../../../platform/text/rendering.ts'
import { isDemonstration } from './institute.ts'
import { translateOnce } from './translate-once.ts'

const FOLDER = join(import.meta.dirname, '../../../../../content')
const textOf = (folder: 'materials' | 'articles', name: string): string =>
  readFileSync(join(FOLDER, folder, `${name}.md`), 'utf8')

/** A text with its HTML. It is rendered without the worker pool: seeding runs in its own process. */
function bodyOf(folder: 'materials' | 'articles', name: string): Rendering & { readonly body: string } {
  const body = textOf(folder, name)
  const rendered = renderText('page', body)
  if ('problem' in rendered) throw new Error(`${folder}/${name}: ${rendered.problem.message}`)
  return { body, ...renderedAs(rendered.html) }
}

/** Inserts the shipped articles, materials, books and videos. Returns how many were added. */
export async function seedStudy(tx: Transaction): Promise<number> {
  let added = 0
  const once: Once = async (kind, key, insert) => {
    if (await seedOnce(tx, kind, key, insert)) added++
  }
  for (const [position, category] of STUDY_CATEGORIES.entries()) {
    await once('study category', category.category, () =>
      tx
        .insertInto('study_categories')
        .values({ ...category, position })
        .onConflict((conflict) => conflict.column('category').doNothing())
        .execute(),
    )
  }
  for (const [position, material] of MATERIALS.entries()) await seedMaterial(tx, once, material, position)
  const translate: Translate = async (row) => {
    if (await translateOnce(tx, row)) added++
  }
  if (await isDemonstration(tx)) await seedSamples(tx, once, translate)
  return added
}

async function seedSamples(tx: Transaction, once: Once, translate: Translate): Promise<void> {
  for (const [position, { key, topic, translations, ...video }] of SAMPLE_VIDEOS.entries()) {
    const link = `https://www.youtube.com/results?${new URLSearchParams({ search_query: topic })}`
    await once('video', key, () =>
      tx
        .insertInto('videos')
        .values({ ...video, link, position, sample: true })
        .execute(),
    )
    await translate({ table: 'videos', key, english: video, translations })
  }
  for (const [position, { key, extract, contents, exams, translations, ...book }] of SAMPLE_BOOKS.entries()) {
    await once('book', key, () =>
      tx
        .insertInto('books')
        .values((eb) => ({
          ...book,
          contents: [...contents],
          exams: [...exams],
          extract: eb.selectFrom('materials').select('id').where('slug', '=', extract),
          how_to_get: HOW_TO_GET,
          position,
          sample: true,
        }))
        .execute(),
    )
    await translate({
      table: 'books',
      key,
      english: { ...book, contents, how_to_get: HOW_TO_GET },
      translations: {
        te: { ...translations.te, author: FACULTY.te, how_to_get: HOW_TO_GET_TRANSLATED.te },
        hi: { ...translations.hi, author: FACULTY.hi, how_to_get: HOW_TO_GET_TRANSLATED.hi },
      },
    })
  }
  for (const [position, article] of ARTICLES.entries()) await seedArticle(tx, once, article, position)
}

async function seedArticle(tx: Transaction, once: Once, article: ShippedArticle, position: number): Promise<void> {
  const { slug, translations, ...said } = article
  const shared = { published_on: PUBLISHED_ON, position, sample: true }
  await once('article', slug, () =>
    tx
      .insertInto('articles')
      .values({ ...shared, ...said, author: FACULTY.en, slug, ...bodyOf('articles', slug) })
      .onConflict((conflict) => conflict.column('slug').doNothing()) // staff already created one with this slug
      .execute(),
  )
  for (const { language, ...translated } of translations) {
    const name = `${slug}-${language}`
    await once('article', name, async () => {
      const original = await tx.selectFrom('articles').select('id').where('slug', '=', slug).executeTakeFirst()
      if (!original) return // staff deleted it
      const body = bodyOf('articles', `${slug}.${language}`)
      await tx
        .insertInto('articles')
        .values({
          ...shared,
          ...translated,
          author: FACULTY[language],
          slug: name,
          language,
          translation_of: original.id,
          ...body,
        })
        .onConflict((conflict) => conflict.column('slug').doNothing())
        .execute()
    })
  }
}

type Translate = (row: Parameters<typeof translateOnce>[1]) => Promise<void>
type Once = (kind: string, key: string, insert: () => Promise<unknown>) => Promise<void>

async function seedMaterial(tx: Transaction, once: Once, material: ShippedMaterial, position: number): Promise<void> {
  const { slug, title, summary, subject, kind, exams, translations } = material
  const shared = { kind, exams: [...exams], position, published_on: PUBLISHED_ON }
  await once('material', slug, () =>
    tx
      .insertInto('materials')
      .values({ ...shared, slug, title, summary, subject, language: 'en', ...bodyOf('materials', slug) })
      .onConflict((conflict) => conflict.column('slug').doNothing()) // staff already created one with this slug
      .execute(),
  )
  for (const { language, ...said } of translations) {
    const name = `${slug}-${language}`
    await once('material', name, async () => {
      const original = await tx.selectFrom('materials').select('id').where('slug', '=', slug).executeTakeFirst()
      if (!original) return // staff deleted it
      const body = bodyOf('materials', `${slug}.${language}`)
      await tx
        .insertInto('materials')
        .values({ ...shared, ...said, slug: name, language, translation_of: original.id, ...body })
        .onConflict((conflict) => conflict.column('slug').doNothing())
        .execute()
    })
  }
}
