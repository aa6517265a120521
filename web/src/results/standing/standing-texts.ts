import { useTextsOf } from '../../languages/language-provider.tsx'

const english = {
  candidates: (count: number) => `${count === 1 ? '1 candidate has' : `${count} candidates have`} a rank in this test.`,
  few: (least: number) => `Percentile is shown from ${least} candidates on.`,
  band: (low: string, high: string) =>
    `Among many more students like these your percentile would be between ${low} and ${high} (95% range).`,
} as const

export type English = typeof english

export const useTexts = () => useTextsOf('standing', english)
