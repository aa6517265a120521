import type { LoaderFunctionArgs, MetaArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { TRANSLATED } from '../../shared/languages/translated.ts'
import { loadSite } from '../../shared/lib/site.ts'
import { pageMeta } from '../../shared/search-engines/page-meta.ts'
import { Article } from './article.tsx'
import * as hi from './privacy-texts.hi.ts'
import * as te from './privacy-texts.te.ts'
import * as en from './privacy-texts.ts'

/** Used by the loader only: the browser gets the text of its language. */
const TEXTS = { en, te, hi }

export async function loader(args: LoaderFunctionArgs) {
  const site = await loadSite(args)
  const { title, summary, privacy } = TEXTS[site.language]
  return { title, summary, ...privacy(site) }
}

export const meta = (args: MetaArgs<typeof loader>) =>
  args.loaderData ? pageMeta(args, args.loaderData.title, args.loaderData.summary) : []

export const handle = TRANSLATED

export default function PrivacyPage() {
  return <Article {...useLoaderData<typeof loader>()} />
}
