import type { TestDetails } from '@pariksha/contract/exams/tests'
import type { PackageItem } from '@pariksha/contract/packages'
import type { ReadAddress } from '../../shared/lib/api/load-context.ts'
import type { QueryReplies } from '../../shared/lib/rendered/rendered.ts'

/** What everybody may know of a test, and the packages that open it. */
export type TestShown = { readonly test: TestDetails; readonly packages: readonly PackageItem[] }

/** Not the key of the details in the browser: those of a student differ. */
const KEY = 'test without scripts'
const ADDRESS = /^\/test\/(\d{1,9})\/?$/

/** What the document of the page before a test is rendered with, for browsers without JavaScript; nothing for other pages. */
export async function readTest(read: ReadAddress, path: string): Promise<QueryReplies> {
  const testId = ADDRESS.exec(path)?.[1]
  if (testId === undefined) return []
  const [details, offers] = await Promise.all([read(`/tests/${testId}/`), read('/packages/')])
  if (details.status !== 200 || offers.status !== 200) return []
  const test = details.body as TestDetails
  const packages = test.free
    ? []
    : (offers.body as readonly PackageItem[]).filter(({ series }) => series.includes(test.series))
  return [[[KEY], { test, packages } satisfies TestShown]]
}

export const testIn = (replies: QueryReplies): TestShown | undefined =>
  replies.find(([[name]]) => name === KEY)?.[1] as TestShown | undefined
