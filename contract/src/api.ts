import type { Endpoint } from './endpoint.ts'
import type { Right } from './people/rights.ts'

/** The files that have endpoints; types alone, so that no schema comes along. */
type Files = [
  typeof import('./people/accounts/export.ts'),
  typeof import('./people/accounts/profile.ts'),
  typeof import('./people/accounts/sessions.ts'),
  typeof import('./people/accounts/sign-in.ts'),
  typeof import('./people/accounts/sign-up.ts'),
  typeof import('./site/articles.ts'),
  typeof import('./results/analysis.ts'),
  typeof import('./attempts/answers.ts'),
  typeof import('./attempts/attempt.ts'),
  typeof import('./attempts/lists.ts'),
  typeof import('./attempts/receipt.ts'),
  typeof import('./attempts/results.ts'),
  typeof import('./attempts/time-added.ts'),
  typeof import('./people/batches.ts'),
  typeof import('./site/books.ts'),
  typeof import('./results/certificates.ts'),
  typeof import('./results/challenges.ts'),
  typeof import('./results/cut-offs.ts'),
  typeof import('./site/collections/rows.ts'),
  typeof import('./site/collections/settings.ts'),
  typeof import('./site/demo.ts'),
  typeof import('./student/doubts.ts'),
  typeof import('./questions/drawn-questions.ts'),
  typeof import('./exams/exam-dates.ts'),
  typeof import('./exams/exams.ts'),
  typeof import('./files/files.ts'),
  typeof import('./questions/import-changes.ts'),
  typeof import('./questions/import-duplicates.ts'),
  typeof import('./questions/import-passages.ts'),
  typeof import('./questions/imports.ts'),
  typeof import('./site/installation.ts'),
  typeof import('./site/institute.ts'),
  typeof import('./results/hidden-names.ts'),
  typeof import('./results/keys.ts'),
  typeof import('./results/mock-results.ts'),
  typeof import('./results/rank-list.ts'),
  typeof import('./student/library.ts'),
  typeof import('./live/live.ts'),
  typeof import('./attempts/opening.ts'),
  typeof import('./live/live-mocks.ts'),
  typeof import('./student/notes.ts'),
  typeof import('./packages.ts'),
  typeof import('./papers/catalogue-patterns.ts'),
  typeof import('./papers/paper-draft.ts'),
  typeof import('./papers/paper-publication.ts'),
  typeof import('./papers/paper-questions.ts'),
  typeof import('./practice/practice-reminder.ts'),
  typeof import('./practice/practice.ts'),
  typeof import('./papers/printed-papers.ts'),
  typeof import('./results/progress.ts'),
  typeof import('./questions/question.ts'),
  typeof import('./questions/question-duplicates.ts'),
  typeof import('./questions/question-passages.ts'),
  typeof import('./questions/question-review.ts'),
  typeof import('./questions/question-search.ts'),
  typeof import('./questions/question-topics.ts'),
  typeof import('./questions/selected-questions.ts'),
  typeof import('./results/staff-results.ts'),
  typeof import('./site/samples.ts'),
  typeof import('./site/search.ts'),
  typeof import('./exams/shown-exams.ts'),
  typeof import('./people/staff-log.ts'),
  typeof import('./people/staff-members.ts'),
  typeof import('./people/staff.ts'),
  typeof import('./people/students.ts'),
  typeof import('./site/study.ts'),
  typeof import('./site/text-preview.ts'),
  typeof import('./practice/ten-a-day.ts'),
  typeof import('./live/staff-live-mocks.ts'),
  typeof import('./exams/tests.ts'),
  typeof import('./site/videos.ts'),
]

type EndpointOf<File> = File extends unknown ? Extract<File[keyof File], Endpoint> : never

/** Every call of the API by its method and address: `Api['POST /tests/usertest/']`. */
export type Api = {
  [E in EndpointOf<Files[number]> as `${E['method']} ${E['url']}`]: E
}

type WithoutRight<Name extends keyof Api> = Name extends `${string} /staff/${string}`
  ? Api[Name]['access'] extends Right | 'first-step'
    ? never
    : Name
  : never
type Empty<None extends never> = None
/** A staff call that names no right does not compile here. */
export type StaffCallsWithoutRight = Empty<WithoutRight<keyof Api>>
