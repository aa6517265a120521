import { importResults } from './import-results.ts'
import { type LoggedAnswer, readLog } from './log.ts'
import type { PracticeDeps } from './practice-deps.ts'
import { type Progress, progressFrom } from './progress.ts'
import type { Syllabus } from './syllabus/syllabus.ts'

/** The answers and progress of a student, and in which form questions come. */
export type PracticeProfile = {
  readonly log: readonly LoggedAnswer[]
  readonly progress: Progress
  readonly form: Partial<Pick<Syllabus, 'family' | 'optionCount'>>
}

export async function readPracticeProfile(
  deps: PracticeDeps,
  studentId: number,
  form: PracticeProfile['form'],
): Promise<PracticeProfile> {
  await importResults(deps, studentId)
  const log = await readLog(deps.db, studentId)
  return { log, progress: progressFrom(log, new Date()), form }
}
