import type { Analysis } from '@pariksha/contract/attempts/analysis'
import { toMarks } from '@pariksha/domain/marking'
import { createContext, use } from 'react'
import { signed } from '../../lib/format/marks.ts'
import { marksText } from '../summary/marks-text.ts'
import { useTexts } from '../texts.ts'

/** The analysis that a part of the page is about. */
export const AnalysisContext = createContext<Analysis | null>(null)

/** The analysis with its figures as they are written. */
export function useFigures() {
  const analysis = use(AnalysisContext)
  const { seconds } = useTexts()
  if (!analysis) throw new Error('a part of the analysis outside of it')
  const inMarks = (units: number) => toMarks(units, analysis.units_per_mark)
  return {
    analysis,
    inMarks,
    marks: (units: number) => marksText(inMarks(units)),
    /** With its sign. */
    gain: (units: number) => signed(inMarks(units)),
    duration: (time: number) => seconds(Math.round(time)),
  }
}

/** In whole per cent. */
export const percent = (share: number): number => Math.round(share * 100)

const MOST_LISTED = 12

/** Numbers of questions, the first ones where there are many. */
export function listed(numbers: readonly number[], more: (numbers: string, count: number) => string): string {
  const shown = numbers.slice(0, MOST_LISTED).join(', ')
  return numbers.length > MOST_LISTED ? more(shown, numbers.length - MOST_LISTED) : shown
}
