import { data, type MetaArgs } from 'react-router'
import { pageMeta } from '../page-meta.ts'
import { NotFound } from './not-found.tsx'
import { texts } from './texts.ts'

/** Only for the status of the answer. */
export function loader() {
  return data(null, { status: 404 })
}

export function meta(args: MetaArgs) {
  return [...pageMeta(args, texts.notFound.title), { name: 'robots', content: 'noindex' }]
}

export default function NotFoundPage() {
  return <NotFound />
}
