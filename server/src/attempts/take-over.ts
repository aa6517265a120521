import { AppError } from '../errors.ts'
import { insertDevice } from './devices.ts'
import { updateAttempt } from './queries.ts'
import { begun, changeAttempt, type Engine, type Opened, timesOf } from './touch.ts'

/** Opens an attempt on a device; from now on that one is in charge. Always a new epoch: the device may have lost its count. */
export function takeOver(engine: Engine, studentId: number, attemptId: number, device: string): Promise<Opened> {
  return changeAttempt(engine, studentId, attemptId, async (tx, { attempt: found, paper }) => {
    if (found.status === 'paused') throw new AppError('paused')
    if (found.status !== 'started') throw new AppError('attempt_closed')
    const attempt = begun(found)
    const epoch = attempt.epoch + 1
    await updateAttempt(tx, attempt, { ...(attempt !== found && timesOf(attempt)), epoch, device })
    await insertDevice(tx, attempt, epoch, device)
    return { attempt: { ...attempt, epoch, device }, paper }
  })
}
