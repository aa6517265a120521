import { AppError } from '../../platform/errors.ts'

/** Turns the refusal of the database to lose the last owner (`an_owner_stays`) into a problem. */
export async function refusingLastOwner<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if ((error as { constraint?: string }).constraint === 'an_owner_stays') throw new AppError('last_owner')
    throw error
  }
}
