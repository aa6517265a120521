import { pageMeta } from '../page-meta.ts'
import { Article } from './article.tsx'
import { privacy } from './privacy-texts.ts'

export function meta() {
  return pageMeta(privacy.title, privacy.description)
}

export default function PrivacyPage() {
  return <Article {...privacy} />
}
