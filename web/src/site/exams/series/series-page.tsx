import type { TestItem } from '@pariksha/contract/exams/tests'
import { comingDay, dayInIndia } from '@pariksha/domain/timing/countdown'
import type { LoaderFunctionArgs, MetaArgs, ShouldRevalidateFunctionArgs } from 'react-router'
import { data, useLoaderData } from 'react-router'
import { TRANSLATED } from '../../../shared/languages/translated.ts'
import { read } from '../../../shared/lib/api/read.ts'
import { namedBy, SERIES_PATHS } from '../../../shared/paths/exam-pages.ts'
import { testSeries } from '../../../shared/search-engines/creative-works.ts'
import { pageMeta } from '../../../shared/search-engines/page-meta.ts'
import { breadcrumb } from '../../../shared/search-engines/structured-data.ts'
import { useTexts } from '../texts.ts'
import { trailOf } from '../trail.ts'
import { SeriesView } from './series-view.tsx'

export async function loadSeriesPage(args: LoaderFunctionArgs, slug: string) {
  const [exam, figures] = await Promise.all([
    read(args, '/exams/:slug/', { params: { slug } }),
    read(args, '/site/statistics/', { query: { exam: slug } }),
  ])
  return { exam, statistics: figures, made: dayInIndia(Date.now()) }
}

export async function loader(args: LoaderFunctionArgs) {
  const page = await loadSeriesPage(args, namedBy(SERIES_PATHS, args.url))
  const { series } = page.exam
  if (series === null) return page
  const params = { seriesOrTestId: series }
  const list = read(args, '/tests/:seriesOrTestId/', { params })
  const tests = (await list.catch((error: unknown) => {
    if (error instanceof Response) throw error
  })) as readonly TestItem[] | undefined
  // The list asks for itself then, and says when it fails. Such a document is not kept.
  return tests ? { ...page, tests } : data(page, { status: 503 })
}

/** Another tab is another look at the same page. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname

/** React Router calls `meta` while it renders the head, so hooks are allowed. */
function useMeta(args: MetaArgs<typeof loader>) {
  const texts = useTexts()
  const { loaderData } = args
  if (!loaderData) return []
  const { exam, made } = loaderData
  const year = exam.date ? comingDay(exam.date, made).year : made.year
  const headline = texts.series.headline(exam.title, year)
  const trail = trailOf(texts, { name: exam.name, to: `/exams/${exam.slug}` }, { name: headline, to: exam.page })
  const description = texts.series.description(exam.title, year)
  return [
    ...pageMeta(args, headline, description, { family: exam.family }),
    breadcrumb(args, trail),
    testSeries(args, headline, description, exam.page),
  ]
}

export { useMeta as meta }

export const handle = TRANSLATED

/** The tests of one examination. */
export default function SeriesPage() {
  return <SeriesView {...useLoaderData<typeof loader>()} />
}
