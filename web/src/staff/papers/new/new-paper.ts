import type { TestItem } from '@pariksha/contract/exams/tests'
import type { CataloguePattern } from '@pariksha/contract/papers/catalogue-patterns'
import type { createPaperDraft, PaperDraftItem } from '@pariksha/contract/papers/paper-draft'
import type { z } from 'zod'
import { dayText } from '../../../shared/lib/format/dates.ts'
import { BLANK_PATTERN, type PatternDraft } from '../../shared/pattern/pattern-draft.ts'
import { readPattern } from '../../shared/pattern/read-pattern.ts'
import { paperTexts } from '../paper-texts.ts'

export const SOURCES = ['catalogue', 'own', 'copy'] as const

/** What is chosen and typed; another source keeps it. */
export type NewPaper = {
  readonly source: (typeof SOURCES)[number]
  readonly patternId: string
  readonly series: string
  readonly stage: TestItem['stage']
  readonly label: string
  readonly pattern: PatternDraft
  readonly paperId: number
  readonly withQuestions: boolean
  /** Null: the suggested title. */
  readonly title: string | null
}

/** What the form of an own pattern begins with. */
const FIRST_PATTERN: PatternDraft = {
  ...BLANK_PATTERN,
  minutes: '60',
  sections: BLANK_PATTERN.sections.map((section) => ({ ...section, name: 'Section A', count: '50' })),
}

type Known = { readonly patterns: readonly CataloguePattern[]; readonly papers: readonly PaperDraftItem[] }

export const blankPaper = ({ patterns, papers }: Known, copied: number | null): NewPaper => ({
  source: copied === null ? 'catalogue' : 'copy',
  patternId: patterns[0]?.id ?? '',
  series: patterns[0]?.series ?? '',
  stage: 'prelims',
  label: paperTexts.create.labelOwn,
  pattern: FIRST_PATTERN,
  paperId: copied ?? papers[0]?.id ?? 0,
  withQuestions: true,
  title: null,
})

type Body = z.input<typeof createPaperDraft.body>

/** What is sent; null where something has to be chosen or corrected first. */
export function newPaperBody(paper: NewPaper, known: Known, now: Date): Body | null {
  const place = placeOf(paper, known)
  const from = sourceOf(paper)
  return place && from && { ...place, from, title: paper.title ?? suggestedTitle(paper, known, now) }
}

export function suggestedTitle(paper: NewPaper, { patterns, papers }: Known, now: Date): string {
  const copied = papers.find(({ id }) => id === paper.paperId)
  if (paper.source === 'copy') return copied ? paperTexts.create.copyOf(copied.title) : ''
  const series = paper.source === 'own' ? paper.series : patterns.find(({ id }) => id === paper.patternId)?.series
  const name = patterns.find((one) => one.series === series)?.series_name ?? paperTexts.title
  return paperTexts.create.titleOf(name, dayText(now.toISOString(), 'en'))
}

function placeOf({ source, patternId, paperId, series, stage }: NewPaper, { patterns, papers }: Known) {
  if (source === 'own') return series === '' ? null : { series, stage }
  const found =
    source === 'catalogue' ? patterns.find(({ id }) => id === patternId) : papers.find(({ id }) => id === paperId)
  return found ? { series: found.series, stage: found.stage } : null
}

function sourceOf(paper: NewPaper): Body['from'] | null {
  switch (paper.source) {
    case 'catalogue':
      return { kind: 'catalogue', id: paper.patternId }
    case 'copy':
      return { kind: 'copy', draft: paper.paperId, questions: paper.withQuestions }
    case 'own': {
      const { pattern } = readPattern(paper.pattern)
      return pattern && { kind: 'own', label: paper.label, pattern }
    }
  }
}
