import { type Translation, translationsOfMaterial } from './translations.ts'

/** A study material that every installation starts with. Its text is `content/materials/<slug>.md`. */
export type ShippedMaterial = {
  /** Never changed once shipped. */
  readonly slug: string
  readonly title: string
  readonly summary: string
  readonly kind: 'chapter_notes' | 'digest' | 'strategy'
  readonly subject: string
  readonly exams: readonly ShippedExam[]
  readonly translations: readonly Translation<'subject'>[]
}

const EXAMS = ['icet', 'ssc_cgl', 'bank', 'rrb_ntpc', 'afcat', 'nimcet', 'mat', 'cat'] as const
export type ShippedExam = (typeof EXAMS)[number]

/** The day these texts were first shipped. */
export const PUBLISHED_ON = '2026-11-21'

export const QUANT = 'Quantitative Aptitude'
export const REASONING = 'Reasoning'
export const ENGLISH = 'English'
export const AWARENESS = 'General Awareness'
export const STRATEGY = 'Exam strategy'

type MakeMaterial = (slug: string, title: string, summary: string, exams?: readonly ShippedExam[]) => ShippedMaterial

/** Materials of one kind and subject, for all examinations unless they say for which. */
export const materialsOn =
  (subject: string, kind: ShippedMaterial['kind']): MakeMaterial =>
  (slug, title, summary, exams = EXAMS) => ({
    slug,
    title,
    summary,
    kind,
    subject,
    exams,
    translations: translationsOfMaterial(slug),
  })
