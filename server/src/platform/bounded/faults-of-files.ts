import { AppError } from '../errors.ts'
import { TaskCrashed, TaskLimitExceeded } from './bounded-process.ts'

/** What is wrong with a file that was not read, for the person who uploaded it; undefined where the fault is the server's. */
export function faultOfFile(error: unknown): string | undefined {
  if (error instanceof TaskCrashed) return 'The file could not be read: it may be damaged.'
  if (!(error instanceof TaskLimitExceeded)) return undefined
  return `The file takes too ${error.of === 'time' ? 'long' : 'much memory'} to read. Split it into smaller ones.`
}

/** A fault of the file is refused as bad input. */
export function refuseFile(error: unknown): never {
  const detail = faultOfFile(error)
  throw detail === undefined ? error : new AppError('bad_input', { detail })
}
