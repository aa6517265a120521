import { itemAt } from '../checked-access.ts'
/** The one option that fits; that there is exactly one is what makes a question fair. */
export function only(options: readonly string[], fits: (option: string) => boolean): string {
  const found = options.filter(fits)
  if (found.length !== 1) throw new Error(`${found.length} of these fit: ${options.join('; ')}`)
  return itemAt(found, 0)
}
