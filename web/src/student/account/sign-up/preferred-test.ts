import type { ExamItem } from '@pariksha/contract/exams/exams'
import type { TestDetails } from '@pariksha/contract/exams/tests'
import { PREFERRED_TEST_OF, type PreferredTest } from '@pariksha/contract/people/accounts/preferred-tests'
import type { Family } from '@pariksha/domain/exam-families'
import { read } from '../../../shared/lib/api/read.ts'
import { FAMILY_PATHS } from '../../../shared/paths/exam-pages.ts'

const OTHERWISE: PreferredTest = 'ICET'
const OF_FAMILY: { readonly [family in Family]?: PreferredTest } = PREFERRED_TEST_OF

/** The choice of the form that matches the page a visitor came from. */
export async function preferredTestFor(args: Parameters<typeof read>[0], page: string): Promise<PreferredTest> {
  const { pathname, searchParams } = new URL(page, 'http://localhost')
  const test = /^\/test\/(\d{1,15})(\/|$)/.exec(pathname)?.[1]
  const named = test === undefined ? namesIn(pathname, searchParams) : [await seriesOf(args, test)]
  const exams = await read(args, '/exams/')
  return preferredOf(exams, pathname, named)
}

/** `named`: slugs of examinations, series or families. */
export function preferredOf(
  exams: readonly Pick<ExamItem, 'slug' | 'series' | 'family' | 'page'>[],
  pathname: string,
  named: readonly (string | null)[],
): PreferredTest {
  const exam = exams.find(
    ({ slug, series, family, page }) =>
      page === pathname || [slug, series, family].some((name) => name !== null && named.includes(name)),
  )
  return (exam && OF_FAMILY[exam.family]) ?? OTHERWISE
}

export function namesIn(pathname: string, searchParams: URLSearchParams): readonly (string | null)[] {
  return [
    searchParams.get('exam'),
    searchParams.get('series'),
    searchParams.get('family'),
    FAMILY_PATHS[pathname.slice(1)] ?? null,
    /^\/exams\/(\w+)$/.exec(pathname)?.[1] ?? null,
  ]
}

async function seriesOf(args: Parameters<typeof read>[0], test: string): Promise<string | null> {
  const params = { seriesOrTestId: test }
  const details = read(args, '/tests/:seriesOrTestId/', { params })
  return details.then((found) => (found as TestDetails).series).catch(() => null) // no such test
}
