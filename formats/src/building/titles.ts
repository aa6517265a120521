import { note } from '../question-set.ts'
import type { SetBuilder } from './set-builder.ts'

/** The number of a question in its title, "Q12" or "Question 12"; other titles are not kept, which is said once. */
export function printedNumber(title: string, builder: SetBuilder): string | null {
  const plain = title.trim()
  const number = /^(?:Q(?:uestion|\.)?\s*)?(\d{1,6}[a-z]?)\.?$/i.exec(plain)
  if (number) return plain.length <= 20 ? plain : (number[1] ?? null)
  if (plain !== '') builder.once(note('titles-left-out', 'Titles of questions that are not numbers were left out.'))
  return null
}
