import { marksText } from '@pariksha/domain/marking/marks-text'
import { type Normalisation, scoreText } from '@pariksha/domain/ranking/normalisation'
import { percentileText } from '@pariksha/domain/ranking/ranking'

/** In a cell that has nothing to show. */
export const NONE = '–'

export const figureText = (value: number | null): string => (value === null ? NONE : marksText(value))
export const percentileFigure = (value: number | null): string => (value === null ? NONE : percentileText(value))
export const scoreFigure = (formula: Normalisation, score: number | null): string =>
  score === null ? NONE : scoreText(formula, score)
