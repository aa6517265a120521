import { STUDY_EXAMS, type StudyExam } from '@pariksha/domain/exam-families'
import { type Translation, translationsOfMaterial } from './translations.ts'

/** A study material that every installation starts with. Its text is `content/materials/<slug>.md`. */
export type ShippedMaterial = {
  /** Never changed once shipped. */
  readonly slug: string
  readonly title: string
  readonly summary: string
  readonly kind: 'chapter_notes' | 'digest' | 'strategy'
  readonly subject: string
  readonly exams: readonly StudyExam[]
  readonly translations: readonly Translation<'subject'>[]
}

/** The day these texts were first shipped. */
export const PUBLISHED_ON = '2026-11-21'

export const QUANT = 'Quantitative Aptitude'
export const REASONING = 'Reasoning'
export const ENGLISH = 'English'
export const AWARENESS = 'General Awareness'
export const STRATEGY = 'Exam strategy'

type MakeMaterial = (slug: string, title: string, summary: string, exams?: readonly StudyExam[]) => ShippedMaterial

/** Materials of one kind and subject, for all examinations unless they say for which. */
export const materialsOn =
  (subject: string, kind: ShippedMaterial['kind']): MakeMaterial =>
  (slug, title, summary, exams = STUDY_EXAMS) => ({
    slug,
    title,
    summary,
    kind,
    subject,
    exams,
    translations: translationsOfMaterial(slug),
  })
