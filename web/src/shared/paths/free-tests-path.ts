/** The free tests of an examination or a family of them, named as in the catalogue. */
export const freeTestsPath = (exam: string): string => `/freetest?exam=${encodeURIComponent(exam)}`
