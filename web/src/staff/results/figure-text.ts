import { marksText } from '@pariksha/domain/marking/marks-text'

/** In a cell that has nothing to show. */
export const NONE = '–'

export const figureText = (value: number | null): string => (value === null ? NONE : marksText(value))
