/** Families of examinations. The table `packages` refuses others. */
export const FAMILIES = ['ssc', 'bank', 'mat', 'railway', 'cat', 'nimcet', 'afcat', 'icet', 'state', 'other'] as const
export type Family = (typeof FAMILIES)[number]

/** What a family is called in English, in the order that texts name them. */
export const FAMILY_NAMES = {
  icet: 'ICET',
  ssc: 'SSC',
  bank: 'Bank',
  railway: 'Railway',
  afcat: 'AFCAT',
  mat: 'MAT',
  cat: 'CAT',
  nimcet: 'NIMCET',
  state: 'State examinations',
  other: 'Other examinations',
} as const satisfies Record<Family, string>

/** Families that have papers: of the last two there is information alone. */
export type PaperFamily = Exclude<Family, 'state' | 'other'>
export const PAPER_FAMILIES = FAMILIES.filter(
  (family): family is PaperFamily => family !== 'state' && family !== 'other',
)

/** Colours that an examination's card and pages can have: each is readable in light and dark (web/src/styles/tokens.css). */
export const EXAM_COLOURS = ['indigo', 'teal', 'rust', 'violet', 'plum', 'crimson', 'sky', 'moss', 'amber'] as const
export type ExamColour = (typeof EXAM_COLOURS)[number]

/** The colour of a family on its pages; its picture where they are shared has it, too. */
export const FAMILY_COLOURS: Readonly<Record<Family, ExamColour>> = {
  ssc: 'indigo',
  bank: 'teal',
  railway: 'rust',
  icet: 'violet',
  mat: 'plum',
  cat: 'crimson',
  nimcet: 'sky',
  afcat: 'moss',
  state: 'amber',
  other: 'indigo',
}

/** The groups that the links to all examinations stand in. */
export const LINK_GROUPS = ['ssc', 'bank', 'railState', 'management', 'other'] as const
export type LinkGroup = (typeof LINK_GROUPS)[number]

/** What study materials and books are written for: a family, or the one examination of it. The tables refuse others. */
export const STUDY_EXAMS = ['icet', 'ssc_cgl', 'bank', 'rrb_ntpc', 'afcat', 'nimcet', 'mat', 'cat'] as const
export type StudyExam = (typeof STUDY_EXAMS)[number]
