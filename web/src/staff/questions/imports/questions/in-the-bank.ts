import type { ImportDuplicate } from '@pariksha/contract/questions/import-duplicates'
import type { ImportQuestion } from '@pariksha/contract/questions/imports'

type Found = ReadonlyMap<number, { readonly duplicates: readonly ImportDuplicate[] }>
type Listed = Pick<ImportQuestion, 'position' | 'there' | 'question_id'>

const isSameInBank = ({ where, likeness }: ImportDuplicate): boolean => where === 'bank' && likeness === 'same'

/** Questions that were not imported yet: those of which importing would make a copy, and those that the bank does not have. */
export function inTheBank(questions: readonly Listed[], found: Found) {
  const left = questions.filter(({ there, question_id }) => there === null && question_id === null)
  const copies = left.filter(({ position }) => found.get(position)?.duplicates.some(isSameInBank))
  return { copies: copies.length, others: left.filter((one) => !copies.includes(one)).map(({ position }) => position) }
}
