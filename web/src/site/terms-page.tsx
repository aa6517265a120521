import type { MetaArgs } from 'react-router'
import { useSite } from '../lib/site.ts'
import { pageMeta } from '../page-meta.ts'
import { Article } from './article.tsx'
import { summary, terms, title } from './terms-texts.ts'

export const meta = (args: MetaArgs) => pageMeta(args, title, summary)

export default function TermsPage() {
  return <Article title={title} {...terms(useSite())} />
}
