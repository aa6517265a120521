import type { Exam } from '@pariksha/content/exams/exam'
import { type InLanguage, inLanguage } from '@pariksha/content/text/in-language'
import type { Language } from '@pariksha/contract/languages'

export type ExamDocument = {
  readonly kind: 'exam'
  readonly address: string
  readonly title: string
  readonly summary: string
  readonly also: string
}

const ENGLISH = {
  date: 'date',
  series: 'test series',
  tests: 'mock tests',
  facts: 'at a glance',
  salary: 'Salary',
  /** Also a word in the label of the eligibility row about age. */
  age: 'Age',
  eligibility: 'eligibility',
  eligibilityAndAge: 'eligibility and age limit',
  qualification: 'qualification',
  pattern: 'exam pattern',
  scheme: 'marks marking scheme duration',
  selection: 'selection process',
  syllabus: 'syllabus',
  topics: 'topics',
}
type Titles = typeof ENGLISH

const TITLES: Readonly<Record<Language, Titles>> = {
  en: ENGLISH,
  te: {
    date: 'పరీక్ష తేదీ',
    series: 'టెస్ట్ సిరీస్',
    tests: 'మాక్ టెస్టులు',
    facts: 'ముఖ్య వివరాలు',
    salary: 'జీతం',
    age: 'వయసు',
    eligibility: 'అర్హత',
    eligibilityAndAge: 'అర్హత, వయోపరిమితి',
    qualification: 'విద్యార్హత',
    pattern: 'పరీక్ష విధానం',
    scheme: 'మార్కులు వ్యవధి నెగెటివ్ మార్కింగ్',
    selection: 'ఎంపిక విధానం',
    syllabus: 'సిలబస్',
    topics: 'అంశాలు',
  },
  hi: {
    date: 'परीक्षा तिथि',
    series: 'टेस्ट सीरीज़',
    tests: 'मॉक टेस्ट',
    facts: 'मुख्य जानकारी',
    salary: 'वेतन',
    age: 'आयु',
    eligibility: 'पात्रता',
    eligibilityAndAge: 'पात्रता और आयु सीमा',
    qualification: 'योग्यता',
    pattern: 'परीक्षा पैटर्न',
    scheme: 'अंक समय नेगेटिव मार्किंग',
    selection: 'चयन प्रक्रिया',
    syllabus: 'सिलेबस पाठ्यक्रम',
    topics: 'विषय टॉपिक',
  },
}

/** The pages of an examination and the sections of its information page (web/src/site/exams/exam/exam-page.tsx). */
export function documentsOf(record: Exam, language: Language): readonly ExamDocument[] {
  const exam = inLanguage(record, language)
  const titles = TITLES[language]
  const { slug, name, fullName, title, body, summary, page, series } = exam
  const known = { kind: 'exam', title: name, summary, also: `${fullName} ${title} ${body}` } as const
  const information = { ...known, address: `/exams/${slug}`, also: `${known.also} ${titles.date}` }
  const pages =
    series === null || page.startsWith('/exams/')
      ? [information]
      : [
          { ...known, address: page, title: `${name} ${titles.series}`, also: `${known.also} ${titles.tests}` },
          information,
        ]
  return [...pages, ...sectionsOf(exam, titles)]
}

function sectionsOf(exam: InLanguage<Exam>, titles: Titles): readonly ExamDocument[] {
  const { slug, name, body, cycle, salary, eligibility, selection, patterns, syllabus, faq } = exam
  const section = (id: string, title: string, lines: readonly string[], also = ''): readonly ExamDocument[] =>
    lines.length === 0
      ? []
      : [{ kind: 'exam', address: `/exams/${slug}#${id}`, title: `${name}: ${title}`, summary: lines.join('. '), also }]
  const hasAge = eligibility.some(([label]) => label.includes(titles.age))
  return [
    ...section('facts', titles.facts, [body, cycle, ...(salary === null ? [] : [`${titles.salary}: ${salary}`])]),
    ...section(
      'eligibility',
      hasAge ? titles.eligibilityAndAge : titles.eligibility,
      eligibility.map(([label, text]) => `${label}: ${text}`),
      titles.qualification,
    ),
    ...section(
      'pattern',
      titles.pattern,
      patterns.flatMap(({ label, stages }) => [label, ...stages.map((stage) => stage.name)]),
      titles.scheme,
    ),
    ...section('selection', titles.selection, selection),
    ...section(
      'syllabus',
      titles.syllabus,
      syllabus.map((part) => part.section),
      titles.topics,
    ),
    ...faq.flatMap(({ question, answer }, index) => section(`question-${index + 1}`, question, [answer])),
  ]
}
