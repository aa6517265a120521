import { texts } from './texts.ts'

type Step = { readonly name: string; readonly to: string }

/** The pages above every page about examinations. */
export const ABOVE = [
  { to: '/', name: texts.home },
  { to: '/exams', name: texts.exams },
] as const

/** From the first page of the site down to a page, as search engines are told. */
export const trailOf = (...below: readonly Step[]) => [...ABOVE, ...below].map(({ name, to }) => [name, to] as const)
