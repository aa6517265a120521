import { data, type MetaArgs } from 'react-router'
import { TRANSLATED } from '../../shared/languages/translated.ts'
import { pageMeta } from '../../shared/search-engines/page-meta.ts'
import { useTexts } from '../../shell/texts.ts'
import { NotFound } from './not-found.tsx'

/** Only for the status of the answer. */
export function loader() {
  return data(null, { status: 404 })
}

/** React Router calls `meta` while it renders the head, so hooks are allowed. */
function useMeta(args: MetaArgs) {
  const texts = useTexts()
  return [...pageMeta(args, texts.notFound.title), { name: 'robots', content: 'noindex' }]
}

export { useMeta as meta }

export const handle = TRANSLATED

export default function NotFoundPage() {
  return <NotFound />
}
