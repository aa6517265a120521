import { LANGUAGES } from '@pariksha/contract/languages'
import type { MaterialItem } from '@pariksha/contract/site/study'
import { TRANSLATED } from '../../shared/languages/translated.ts'
import { read } from '../../shared/lib/api/read.ts'
import { siteOf, withTaught } from '../../shared/lib/site.ts'
import { HUB } from '../../shared/paths/hub-address.ts'
import { article } from '../../shared/search-engines/creative-works.ts'
import { fitDescription } from '../../shared/search-engines/fit-description.ts'
import { pageMeta } from '../../shared/search-engines/page-meta.ts'
import { breadcrumb } from '../../shared/search-engines/structured-data.ts'
import type { Route } from './+types/material-page.ts'
import { MaterialArticle } from './material-article.tsx'
import { useTexts } from './texts.ts'

export async function loader(args: Route.LoaderArgs) {
  const material = await read(args, '/study/materials/:material/', { params: { material: args.params.slug } })
  const { results } = await read(args, '/study/materials/', {
    query: { q: material.subject, language: material.language },
  })
  return { material, others: others(material, results) }
}

const moreOf = (title: string) =>
  `${title}: study notes for {exams} with examples. Read online or download the PDF for free.`

const OTHERS = 3

/** The next materials of the subject, starting over after the last. */
function others({ slug, subject }: MaterialItem, results: readonly MaterialItem[]): MaterialItem[] {
  const same = results.filter((one) => one.subject === subject)
  const index = same.findIndex((one) => one.slug === slug)
  return [...same.slice(index + 1), ...same.slice(0, Math.max(index, 0))].slice(0, OTHERS)
}

/** React Router calls `meta` while it renders the head, so hooks are allowed. */
function useMeta(args: Route.MetaArgs) {
  const texts = useTexts()
  const material = args.loaderData?.material
  const title = material?.title ?? texts.header
  const description = material
    ? fitDescription(material.summary, withTaught(moreOf(title), siteOf(args.matches).taught))
    : texts.description
  return [
    ...pageMeta(args, title, description, {
      path: material && `${HUB}/${material.original}`,
      available: material && languagesOf(material),
    }),
    ...(material ? [article(args, { title, description, published: material.published_on })] : []),
    breadcrumb(args, [
      [texts.header, HUB],
      [title, args.location.pathname],
    ]),
  ]
}

export { useMeta as meta }

export const handle = TRANSLATED

/** All languages of a text have the same address. */
const languagesOf = ({ language, translations }: MaterialItem) =>
  LANGUAGES.filter((one) => one === language || translations.some((other) => other.language === one))

export default function MaterialPage({ loaderData: { material, others } }: Route.ComponentProps) {
  return <MaterialArticle material={material} others={others} />
}
