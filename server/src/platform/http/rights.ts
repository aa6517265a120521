import { RIGHTS, type Right, rightsOf } from '@pariksha/contract/people/rights'
import { AppError } from '../errors.ts'
import type { Caller } from './authenticate.ts'

type Person = Pick<Caller, 'roles'>

/** Whether one of the person's roles includes the right: `may(caller, 'orders.decide')`. */
export const may = ({ roles }: Person, right: Right): boolean => rightsOf(roles).has(right)

export function assertMay(person: Person, right: Right): void {
  if (may(person, right)) return
  throw new AppError('not_permitted', { detail: `Your role does not let you ${RIGHTS[right]}. Ask an owner.` })
}
