/** The rank list of a test, for students who took it. */
export const rankListPath = (testId: number): string => `/test/${testId}/ranks`
