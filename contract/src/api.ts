import type { Endpoint } from './endpoint.ts'
import type { Right } from './people/rights.ts'

/** The files that have endpoints; types alone, so that no schema comes along. */
type Files = [
  typeof import('./accounts/export.ts'),
  typeof import('./accounts/profile.ts'),
  typeof import('./accounts/sessions.ts'),
  typeof import('./accounts/sign-in.ts'),
  typeof import('./accounts/sign-up.ts'),
  typeof import('./site/articles.ts'),
  typeof import('./attempts/analysis.ts'),
  typeof import('./attempts/answers.ts'),
  typeof import('./attempts/attempt.ts'),
  typeof import('./attempts/lists.ts'),
  typeof import('./attempts/receipt.ts'),
  typeof import('./attempts/results.ts'),
  typeof import('./attempts/time-added.ts'),
  typeof import('./people/batches.ts'),
  typeof import('./study/books.ts'),
  typeof import('./results/certificates.ts'),
  typeof import('./results/challenges.ts'),
  typeof import('./results/cut-offs.ts'),
  typeof import('./collections/rows.ts'),
  typeof import('./collections/settings.ts'),
  typeof import('./tests/demo.ts'),
  typeof import('./study/doubts.ts'),
  typeof import('./question-bank/drawn-questions.ts'),
  typeof import('./exams/exam-dates.ts'),
  typeof import('./exams/exams.ts'),
  typeof import('./files/files.ts'),
  typeof import('./question-bank/import-changes.ts'),
  typeof import('./question-bank/import-duplicates.ts'),
  typeof import('./question-bank/import-passages.ts'),
  typeof import('./question-bank/imports.ts'),
  typeof import('./site/installation.ts'),
  typeof import('./site/institute.ts'),
  typeof import('./results/hidden-names.ts'),
  typeof import('./results/keys.ts'),
  typeof import('./results/mock-results.ts'),
  typeof import('./results/rank-list.ts'),
  typeof import('./study/library.ts'),
  typeof import('./attempts/live.ts'),
  typeof import('./tests/opening.ts'),
  typeof import('./tests/live-mocks.ts'),
  typeof import('./study/notes.ts'),
  typeof import('./site/packages.ts'),
  typeof import('./paper-desk/catalogue-patterns.ts'),
  typeof import('./paper-desk/paper-draft.ts'),
  typeof import('./paper-desk/paper-publication.ts'),
  typeof import('./paper-desk/paper-questions.ts'),
  typeof import('./study/practice-reminder.ts'),
  typeof import('./study/practice.ts'),
  typeof import('./paper-desk/printed-papers.ts'),
  typeof import('./study/progress.ts'),
  typeof import('./question-bank/question.ts'),
  typeof import('./question-bank/question-duplicates.ts'),
  typeof import('./question-bank/question-passages.ts'),
  typeof import('./question-bank/question-review.ts'),
  typeof import('./question-bank/question-search.ts'),
  typeof import('./question-bank/question-topics.ts'),
  typeof import('./question-bank/selected-questions.ts'),
  typeof import('./results/results-desk.ts'),
  typeof import('./site/samples.ts'),
  typeof import('./site/search.ts'),
  typeof import('./exams/shown-exams.ts'),
  typeof import('./people/staff-log.ts'),
  typeof import('./people/staff-members.ts'),
  typeof import('./people/staff.ts'),
  typeof import('./people/students.ts'),
  typeof import('./study/study.ts'),
  typeof import('./study/ten-a-day.ts'),
  typeof import('./tests/staff-live-mocks.ts'),
  typeof import('./tests/tests.ts'),
  typeof import('./study/videos.ts'),
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
