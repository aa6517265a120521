import type { Analysis } from '@pariksha/contract/results/analysis'
import { toMarks } from '@pariksha/domain/marking/marking'
import { marksText } from '@pariksha/domain/marking/marks-text'
import { createContext, use } from 'react'
import { signed } from '../../../shared/lib/format/marks.ts'
import { useTexts } from '../texts.ts'

type Shown = { readonly analysis: Analysis; readonly linkTo: (question: number) => string }

/** The analysis that a part of the page is about, and where its questions are read. */
export const AnalysisContext = createContext<Shown | null>(null)

/** The analysis with its figures as they are written. */
export function useFigures() {
  const shown = use(AnalysisContext)
  const { seconds } = useTexts()
  if (!shown) throw new Error('a part of the analysis outside of it')
  const { analysis } = shown
  const inMarks = (units: number) => toMarks(units, analysis.units_per_mark)
  return {
    ...shown,
    inMarks,
    marks: (units: number) => marksText(inMarks(units)),
    /** With its sign. */
    gain: (units: number) => signed(inMarks(units)),
    duration: (time: number) => seconds(Math.round(time)),
  }
}

/** In whole per cent. */
export const percent = (share: number): number => Math.round(share * 100)
