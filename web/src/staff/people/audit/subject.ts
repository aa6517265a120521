import type { AuditEntry } from '@pariksha/contract/people/staff-log'
import { descriptionOf, settingDescriptionOf } from '../../collections/description-of.ts'
import { dateTexts } from '../../exams/dates/date-texts.ts'
import { examTexts } from '../../exams/exam-texts.ts'
import { sampleTexts } from '../../overview/sample-texts.ts'
import { auditTexts } from './audit-texts.ts'

type Named = Pick<AuditEntry, 'subject' | 'subject_id'>

/** What is changed on pages of its own. */
const OTHER_SUBJECTS: Readonly<Record<string, string>> = {
  exam_dates: dateTexts.title,
  samples: sampleTexts.title,
  shown_exams: examTexts.logged,
  ...auditTexts.subjects,
}

export const titleOf = (name: string): string =>
  descriptionOf(name)?.title ?? settingDescriptionOf(name)?.title ?? OTHER_SUBJECTS[name] ?? name

export function subjectOf({ subject, subject_id }: Named): string {
  const title = titleOf(subject ?? '')
  return subject_id === null || subject_id === 'true' ? title : `${title} (${subject_id})`
}

/** Where what was changed is looked at; nothing where it is gone or has no page. */
export function pathOf({ subject, subject_id: id, action }: Pick<AuditEntry, 'action'> & Named): string | undefined {
  const name = subject ?? ''
  if (action === 'deleted') return undefined
  if (settingDescriptionOf(name)) return `/staff/settings/${name}`
  if (descriptionOf(name)) return id === null ? `/staff/${name}` : `/staff/${name}/${encodeURIComponent(id)}`
  if (name === 'staff') return '/staff/members'
  if (name === 'students' && id !== null) return `/staff/students/${id}`
  if (name === 'live' && id !== null) return `/staff/live/${id}`
  if (name === 'live_mocks' && id !== null) return `/staff/live-mocks/${id}`
  if (name === 'batches' && id !== null) return `/staff/batches/${id}`
  if (name === 'results' && id !== null) return `/staff/results/${id}`
  if (name === 'questions') return id === null ? '/staff/questions' : `/staff/questions/${id}`
  if (name === 'question_imports' && id !== null) return `/staff/imports/${id}`
  if (name === 'paper_drafts' && id !== null) return `/staff/papers/${id}`
  if (name === 'keys' && id !== null) return `/staff/keys/${id}`
  if (name === 'orders') return '/staff/orders'
  if (name === 'exam_dates') return '/staff/exam-dates'
  if (name === 'shown_exams') return '/staff/exams'
  return name === 'doubts' && id !== null ? `/staff/doubts/${id}` : undefined
}
