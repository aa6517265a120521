import { data, type MetaArgs } from 'react-router'
import { TRANSLATED } from '../languages/translated.ts'
import { pageMeta } from '../page-meta.ts'
import { NotFound } from './not-found.tsx'
import { useTexts } from './texts.ts'

/** Only for the status of the answer. */
export function loader() {
  return data(null, { status: 404 })
}

/** The router calls it while it renders the head. */
function useMeta(args: MetaArgs) {
  const texts = useTexts()
  return [...pageMeta(args, texts.notFound.title), { name: 'robots', content: 'noindex' }]
}

export { useMeta as meta }

export const handle = TRANSLATED

export default function NotFoundPage() {
  return <NotFound />
}
