import { FIELD_PROBLEMS } from '@pariksha/contract/problems/field-problems'
import { PROBLEMS, problem } from '@pariksha/contract/problems/problem'
import { fillIn } from '@pariksha/contract/problems/sentences'

type Reply = { readonly headers: Readonly<Record<string, unknown>>; json(): unknown }

/** English that no code stands for would be English in a Telugu page, too. */
export function assertCoded(method: string, path: string, reply: Reply): void {
  if (!String(reply.headers['content-type']).startsWith('application/problem+json')) return
  const { code, detail, values = {}, errors = [] } = problem.parse(reply.json())
  const said = fillIn(PROBLEMS[code].detail, values)
  if (said.includes('{') || detail !== said) throw new Error(`${method} ${path}: "${detail}" is not what ${code} says`)
  for (const { path: field, message, code: fieldCode, values: named = {} } of errors) {
    if (fieldCode === undefined) throw new Error(`${method} ${path}: "${message}" of ${field} has no code`)
    if (fieldCode === 'not_valid') continue
    if (message !== fillIn(FIELD_PROBLEMS[fieldCode], named))
      throw new Error(`${method} ${path}: "${message}" is not what ${fieldCode} says`)
  }
}
