/** The dates of all exams. */
export const dateTexts = {
  title: 'Exam dates',
  text: 'Set the exam dates of the year here and save them together. The website shows “tentative” beside a date until you untick Tentative.',
  exam: 'Exam',
  date: 'Date',
  dateOf: (exam: string) => `Date of ${exam}`,
  stage: 'Stage',
  stageOf: (exam: string) => `Stage of ${exam}`,
  noStage: 'Not stated',
  tentative: 'Tentative',
  tentativeOf: (exam: string) => `${exam} is tentative`,
  unset: (usual: string | null) =>
    usual === null ? 'No date set.' : `No date set. The website shows ${usual} (tentative).`,
  past: (next: string) => `This date is over. The website now counts down to ${next} (tentative).`,
  tentativeCount: (count: number, all: number) => `${count} of ${all} exam dates are tentative or not set.`,
  save: 'Save all dates',
  saved: (count: number) => (count === 1 ? '1 date saved.' : `${count} dates saved.`),
  nothing: 'There are no changes to save.',
} as const
