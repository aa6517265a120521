import { ordinal } from '@pariksha/domain/timing/countdown'
import { useTextsOf } from '../../../shared/languages/language-provider.tsx'

const english = {
  candidates: (count: number) => `${count === 1 ? '1 candidate has' : `${count} candidates have`} a rank in this test.`,
  wouldBe: (rank: number, of: number) => `You would have been ${ordinal(rank)} of ${of}.`,
  practice: 'Practice attempts are not ranked.',
  few: (candidates: number) => `Percentile is shown from ${candidates} candidates on.`,
  band: (low: string, high: string) =>
    `Among many more students like these your percentile would be between ${low} and ${high} (95% range).`,
  cutOff: {
    marks: (category: string, asked: string) => `Institute's cut-off (${category}): ${asked}`,
    normalised_score: (category: string, asked: string) =>
      `Institute's cut-off (${category}), normalised score: ${asked}`,
    own: (value: string) => `you: ${value}`,
  },
  rankList: 'Rank list',
  certificate: {
    download: 'Certificate of participation (PDF)',
    text: 'It is made out to the name on your profile. Once you have downloaded it, the name on it cannot be changed.',
    waits:
      'Many students are asking for their certificates now. Yours is downloaded as soon as it is made. It can take a few minutes.',
    failed: 'The certificate could not be downloaded. Please try again.',
  },
  shifts: {
    title: (shift: number, shifts: number) =>
      shifts === 1
        ? `Shift ${shift}, the only one that was held`
        : `All ${shifts} shifts together (you sat shift ${shift})`,
    score: 'Normalised score',
    rank: 'Rank in all shifts',
    percentile: 'Percentile in all shifts',
    base: (marks: string, shift: number) =>
      `Normalised marks: ${marks}. They are yours on the scale of shift ${shift}, the one with the highest average; the Railway Recruitment Boards check minimum qualifying marks by them. Whoever is below the lowest percentile of that shift gets its lowest marks here: we found no published rule of the boards for that, so this one is ours.`,
    reasons: {
      unreleased: (_least: number) => 'Shown when the results of all shifts are out.',
      few: (candidates: number) => `Shown when at least ${candidates} candidates of your shift have a rank.`,
      equal_marks: (_least: number) => 'The marks in a shift are too close to each other for the formula.',
      not_compared: (_least: number) =>
        'In this exam marks of different shifts are not compared: your rank and percentile are those of your shift.',
    },
    formulae: {
      rrb: 'Formula: percentile within the shift, as published by the Railway Recruitment Boards (notice of 9 Feb 2026).',
      nta: 'Formula: percentile within the shift, as published by the National Testing Agency (2019). Boards of other exams have methods of their own.',
      'nta-below-1000':
        'Formula: percentile within the shift, as published by the National Testing Agency (2019). The 2019 formula of the Staff Selection Commission rests on the best 0.1% of a shift: where a shift has fewer than 1,000 candidates with a rank, that is one person, who would decide the scores of all others.',
      'ssc-2025':
        'Formula: Staff Selection Commission, notice of 2 Jun 2025 (equipercentile method). Your score is the average of the marks that have your percentile in each shift. Where nobody in a shift has so low a percentile, we count the lowest marks of that shift: the published texts do not say what happens there, so this rule is ours.',
      'ssc-2019':
        'Formula: Staff Selection Commission, notice of 7 Feb 2019. Since 2 Jun 2025 the SSC itself uses another method.',
    },
  },
} as const

export type English = typeof english

export const useTexts = () => useTextsOf('standing', english)
