import type { LoaderFunctionArgs, MetaArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { TRANSLATED } from '../../shared/languages/translated.ts'
import { loadSite } from '../../shared/lib/site.ts'
import { pageMeta } from '../../shared/search-engines/page-meta.ts'
import { Article } from './article.tsx'
import * as hi from './terms-texts.hi.ts'
import * as te from './terms-texts.te.ts'
import * as en from './terms-texts.ts'

/** Used by the loader only: the browser gets the text of its language. */
const TEXTS = { en, te, hi }

export async function loader(args: LoaderFunctionArgs) {
  const site = await loadSite(args)
  const { title, summary, terms } = TEXTS[site.language]
  return { title, summary, ...terms(site) }
}

export const meta = (args: MetaArgs<typeof loader>) =>
  args.loaderData ? pageMeta(args, args.loaderData.title, args.loaderData.summary) : []

export const handle = TRANSLATED

export default function TermsPage() {
  return <Article {...useLoaderData<typeof loader>()} />
}
