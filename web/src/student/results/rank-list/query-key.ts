/** What the rank list of a test is kept by. */
export const rankListKey = (testId: string) => ['rank-list', testId]
