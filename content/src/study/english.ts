import { ENGLISH, materialsOn, type ShippedMaterial } from './material.ts'

const notes = materialsOn(ENGLISH, 'chapter_notes')

export const ENGLISH_NOTES: readonly ShippedMaterial[] = [
  notes(
    'subject-verb-agreement',
    'Subject and Verb',
    'How to find the real subject, and the dozen rules behind most error-spotting questions.',
  ),
  notes(
    'tenses',
    'Tenses',
    'Which form a sentence needs, told by the small words of time; conditions; ten errors to find.',
  ),
  notes(
    'articles-and-prepositions',
    'Articles and Prepositions',
    'A, an, the or nothing; at, on or in; and which preposition goes with which word.',
  ),
]
