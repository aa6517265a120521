import type { Texts } from './texts.ts'

type Step = { readonly name: string; readonly to: string }

/** The pages above every page about examinations. */
export const examTrail = (texts: Texts): readonly Step[] => [
  { to: '/', name: texts.home },
  { to: '/exams', name: texts.exams },
]

/** Breadcrumbs from the home page, for structured data. */
export const trailOf = (texts: Texts, ...below: readonly Step[]) =>
  [...examTrail(texts), ...below].map(({ name, to }) => [name, to] as const)
