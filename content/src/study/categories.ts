import type { StudyExam } from '@pariksha/domain/exam-families'

/** The chips of the study hub. */
export const STUDY_CATEGORIES: readonly ({ readonly category: string } & (
  | { readonly exam: StudyExam }
  | { readonly kind: 'current_affairs' }
))[] = [
  { category: 'SSC CGL', exam: 'ssc_cgl' },
  { category: 'Bank Exams', exam: 'bank' },
  { category: 'RRB NTPC', exam: 'rrb_ntpc' },
  { category: 'Daily Current Affairs', kind: 'current_affairs' },
]
