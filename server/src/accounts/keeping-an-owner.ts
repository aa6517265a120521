import { AppError } from '../errors.ts'

/** The database refuses that the last owner goes (`an_owner_stays`): says so in words. */
export async function keepingAnOwner<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if ((error as { constraint?: string }).constraint === 'an_owner_stays') throw new AppError('last_owner')
    throw error
  }
}
