import type { MetaArgs } from 'react-router'
import { useSite } from '../lib/site.ts'
import { pageMeta } from '../page-meta.ts'
import { Article } from './article.tsx'
import { privacy, summary, title } from './privacy-texts.ts'

export const meta = (args: MetaArgs) => pageMeta(args, title, summary)

export default function PrivacyPage() {
  return <Article title={title} {...privacy(useSite())} />
}
