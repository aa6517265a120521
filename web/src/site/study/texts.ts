import type { MaterialKind } from '@pariksha/contract/site/study'
import type { StudyExam } from '@pariksha/domain/exam-families'
import { useTextsOf } from '../../shared/languages/language-provider.tsx'

const english = {
  header: 'Exam Success Study Hub',
  tagline: 'Premium study materials for competitive exams',
  description:
    'Current affairs, chapter notes and exam strategy for {exams}. Read online or download the PDF for free.',
  all: 'All',
  heading: (category: string | undefined) => `${category ?? 'All'} Study Materials`,
  count: (count: number) => (count === 1 ? '1 material' : `${count} materials`),
  categories: 'Categories',
  /** By the name of the category, which is in English; others are proper names. */
  categoryNames: {} as Readonly<Record<string, string>>,
  search: 'Search study materials',
  placeholder: 'Search materials...',
  find: 'Search',
  filter: 'Filter',
  filtersOn: (count: number) => `Filter (${count})`,
  apply: 'Apply',
  clear: 'Clear filters',
  any: { exam: 'Any exam', type: 'Any type', month: 'Any month', language: 'The language of this page' },
  fields: { exam: 'Exam', type: 'Type', month: 'Month', language: 'Language' },
  exams: {
    icet: 'ICET',
    ssc_cgl: 'SSC CGL',
    bank: 'Bank exams',
    rrb_ntpc: 'RRB NTPC',
    afcat: 'AFCAT',
    nimcet: 'NIMCET',
    mat: 'MAT',
    cat: 'CAT',
  } satisfies Record<StudyExam, string>,
  types: {
    chapter_notes: 'Chapter notes',
    digest: 'Awareness digest',
    strategy: 'Exam strategy',
    current_affairs: 'Current affairs',
  } satisfies Record<MaterialKind, string>,
  alsoIn: 'Also in',
  minutes: (minutes: number) => `${minutes} min read`,
  fileOnly: 'PDF',
  read: 'Read',
  download: 'Download PDF',
  downloadMaterial: (title: string) => `Download PDF: ${title}`,
  downloadFailed: 'The PDF could not be downloaded. Please try again.',
  forBatch: 'For your batch',
  save: 'Save',
  saved: 'Saved',
  saveFailed: 'Your library was not changed. Please try again.',
  loading: 'Loading study materials',
  failed: 'Failed to load data. Please try again later.',
  loadingOne: 'Loading the page',
  pages: {
    label: 'Pages',
    previous: 'Previous page',
    next: 'Next page',
    page: (page: number) => `Page ${page}`,
  },
  nothing: {
    title: 'Nothing found',
    text: 'No study material matches. Try fewer words or remove a filter.',
    action: 'Show all study materials',
  },
  noNews: {
    title: 'No current affairs yet',
    text: 'Daily and monthly current affairs PDFs are shown here when the institute publishes them. Until then, read the awareness digests.',
    action: 'Read the awareness digests',
  },
  nothingYet: {
    title: 'No study materials yet',
    text: 'Study materials will be shown here when the institute publishes them.',
  },
  more: (subject: string) => `More in ${subject}`,
  back: 'Study hub',
  you: 'You are here',
  fileText: 'This material is a PDF file. It opens in your browser and can be saved for reading without a network.',
  nextTest: 'Finished reading? Take a free test now.',
  freeTests: 'See the free tests',
} as const

export type English = typeof english
export type Texts = ReturnType<typeof useTexts>

export const useTexts = () => useTextsOf('study', english)
