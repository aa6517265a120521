import articlesHi from './translations/articles.hi.json' with { type: 'json' }
import articlesTe from './translations/articles.te.json' with { type: 'json' }
import materialsHi from './translations/materials.hi.json' with { type: 'json' }
import materialsTe from './translations/materials.te.json' with { type: 'json' }

type Said<Heading extends string> = Readonly<Record<'title' | 'summary' | Heading, string>>
type BySlug<Heading extends string> = Readonly<Record<string, Said<Heading>>>

/** The same text in another language: `content/<materials or articles>/<slug>.<language>.md`. */
export type Translation<Heading extends string> = Said<Heading> & { readonly language: 'te' | 'hi' }

const MATERIALS: Readonly<Record<'te' | 'hi', BySlug<'subject'>>> = { te: materialsTe, hi: materialsHi }
const ARTICLES: Readonly<Record<'te' | 'hi', BySlug<'topic'>>> = { te: articlesTe, hi: articlesHi }

/** The languages a shipped material is there in beside English. */
export const translationsOfMaterial = (slug: string) => translationsOf(MATERIALS, slug)

/** The languages a shipped article is there in beside English. */
export const translationsOfArticle = (slug: string) => translationsOf(ARTICLES, slug)

const translationsOf = <Heading extends string>(
  headings: Readonly<Record<'te' | 'hi', BySlug<Heading>>>,
  slug: string,
): readonly Translation<Heading>[] =>
  (['te', 'hi'] as const).flatMap((language) => {
    const said = headings[language][slug]
    return said ? [{ language, ...said }] : []
  })
