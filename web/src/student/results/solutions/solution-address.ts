import { FILTERS, type Filter } from './reviewed.ts'

const TABS = ['summary', 'solutions'] as const
export type Tab = (typeof TABS)[number]

/** What is shown of a result. */
export type SolutionAddress = {
  readonly tab: Tab
  readonly filter: Filter
  readonly section: number | null
  readonly topic: string | null
  readonly question: number | null
}

export function readAddress(params: URLSearchParams): SolutionAddress {
  const filter = params.get('show')
  return {
    tab: TABS.find((name) => name === params.get('tab')) ?? 'summary',
    filter: FILTERS.find((name) => name === filter) ?? 'all',
    section: wholeNumber(params.get('section')),
    topic: /^[\w-]{1,80}$/.exec(params.get('topic') ?? '')?.[0] ?? null,
    question: wholeNumber(params.get('question')),
  }
}

const wholeNumber = (text: string | null): number | null => (text && /^\d{1,4}$/.test(text) ? Number(text) : null)

/** The address's end for the solutions: `?tab=solutions&show=wrong&question=7`. */
export function solutionsAt({ filter, section, topic, question }: Omit<SolutionAddress, 'tab'>): string {
  const params = new URLSearchParams({ tab: 'solutions' })
  if (filter !== 'all') params.set('show', filter)
  if (section !== null) params.set('section', String(section))
  if (topic !== null) params.set('topic', topic)
  if (question !== null) params.set('question', String(question))
  return `?${params}`
}
