/** Of the rank list of a test, for those who took it. */
export const rankListPath = (testId: number): string => `/test/${testId}/ranks`
