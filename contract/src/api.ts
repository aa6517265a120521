import type { Endpoint } from './endpoint.ts'
import type { Right } from './rights.ts'

/** The files that have endpoints; types alone, so that no schema comes along. */
type Files = [
  typeof import('./accounts/export.ts'),
  typeof import('./accounts/profile.ts'),
  typeof import('./accounts/sessions.ts'),
  typeof import('./accounts/sign-in.ts'),
  typeof import('./accounts/sign-up.ts'),
  typeof import('./articles.ts'),
  typeof import('./attempts/analysis.ts'),
  typeof import('./attempts/answers.ts'),
  typeof import('./attempts/attempt.ts'),
  typeof import('./attempts/lists.ts'),
  typeof import('./attempts/receipt.ts'),
  typeof import('./attempts/results.ts'),
  typeof import('./attempts/time-added.ts'),
  typeof import('./batches.ts'),
  typeof import('./books.ts'),
  typeof import('./challenges.ts'),
  typeof import('./collections/rows.ts'),
  typeof import('./collections/settings.ts'),
  typeof import('./demo.ts'),
  typeof import('./doubts.ts'),
  typeof import('./drawn-questions.ts'),
  typeof import('./exam-dates.ts'),
  typeof import('./exams.ts'),
  typeof import('./files.ts'),
  typeof import('./imports.ts'),
  typeof import('./installation.ts'),
  typeof import('./institute.ts'),
  typeof import('./keys.ts'),
  typeof import('./library.ts'),
  typeof import('./live.ts'),
  typeof import('./notes.ts'),
  typeof import('./packages.ts'),
  typeof import('./paper-desk.ts'),
  typeof import('./paper-publication.ts'),
  typeof import('./practice.ts'),
  typeof import('./printed-papers.ts'),
  typeof import('./progress.ts'),
  typeof import('./question-bank.ts'),
  typeof import('./results-desk.ts'),
  typeof import('./samples.ts'),
  typeof import('./search.ts'),
  typeof import('./shown-exams.ts'),
  typeof import('./staff-log.ts'),
  typeof import('./staff-members.ts'),
  typeof import('./staff.ts'),
  typeof import('./students.ts'),
  typeof import('./study.ts'),
  typeof import('./tests.ts'),
  typeof import('./videos.ts'),
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
