import { pageMeta } from '../page-meta.ts'
import { Article } from './article.tsx'
import { terms } from './terms-texts.ts'

export function meta() {
  return pageMeta(terms.title, terms.description)
}

export default function TermsPage() {
  return <Article {...terms} />
}
