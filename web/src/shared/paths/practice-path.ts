/** The topics of an exam, or of the student's first one. */
export const practicePath = (exam?: string): string =>
  exam === undefined ? '/practice' : `/practice?exam=${encodeURIComponent(exam)}`

/** Questions of a topic; with an exam, in the form they have there. */
export const topicPath = (topic: string, exam?: string): string =>
  `/practice/${encodeURIComponent(topic)}${exam === undefined ? '' : `?exam=${encodeURIComponent(exam)}`}`

/** The notebook of mistakes; the slug of a topic never begins so. */
export const MISTAKES = '-mistakes'
export const MISTAKES_PATH = `/practice/${MISTAKES}`

/** The ten questions of today. */
export const TODAY = '-today'
export const TODAY_PATH = `/practice/${TODAY}`

/** A question of a test again, named by the attempt and its number. */
export const AGAIN = '-again'
export const againPath = (attemptId: number, number: number, exam?: string): string =>
  `/practice/${AGAIN}?attempt=${attemptId}&question=${number}${exam === undefined ? '' : `&exam=${encodeURIComponent(exam)}`}`
