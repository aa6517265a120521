import type { Exam } from '@pariksha/content/exams/exam'

export type ExamDocument = {
  readonly kind: 'exam'
  readonly address: string
  readonly title: string
  readonly summary: string
  readonly also: string
}

/** The pages of an examination, and what is told in the sections of its information (web/src/exams/exam-page.tsx). */
export function documentsOf(exam: Exam): readonly ExamDocument[] {
  const { slug, name, fullName, title, body, summary, page, series } = exam
  const known = { kind: 'exam', title: name, summary, also: `${fullName} ${title} ${body}` } as const
  const information = { ...known, address: `/exams/${slug}`, also: `${known.also} date` }
  const pages =
    series === null || page.startsWith('/exams/')
      ? [information]
      : [{ ...known, address: page, title: `${name} test series`, also: `${known.also} mock tests` }, information]
  return [...pages, ...sectionsOf(exam)]
}

function sectionsOf(exam: Exam): readonly ExamDocument[] {
  const { slug, name, body, cycle, salary, eligibility, selection, patterns, syllabus, faq } = exam
  const section = (id: string, title: string, lines: readonly string[], also = ''): readonly ExamDocument[] =>
    lines.length === 0
      ? []
      : [{ kind: 'exam', address: `/exams/${slug}#${id}`, title: `${name}: ${title}`, summary: lines.join('. '), also }]
  const hasAge = eligibility.some(([label]) => label.includes('Age'))
  return [
    ...section('facts', 'at a glance', [body, cycle, ...(salary === null ? [] : [`Salary: ${salary}`])]),
    ...section(
      'eligibility',
      hasAge ? 'eligibility and age limit' : 'eligibility',
      eligibility.map(([label, text]) => `${label}: ${text}`),
      'qualification',
    ),
    ...section(
      'pattern',
      'exam pattern',
      patterns.flatMap(({ label, stages }) => [label, ...stages.map((stage) => stage.name)]),
      'marks marking scheme duration',
    ),
    ...section('selection', 'selection process', selection),
    ...section(
      'syllabus',
      'syllabus',
      syllabus.map((part) => part.section),
      'topics',
    ),
    ...faq.flatMap(({ question, answer }, index) => section(`question-${index + 1}`, question, [answer])),
  ]
}
