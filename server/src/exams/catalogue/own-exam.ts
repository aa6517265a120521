import type { Exam, Row } from '@pariksha/content/exams/exam'
import { type Stage, withTotals } from '@pariksha/content/exams/pattern'
import { PHRASES } from '@pariksha/content/exams/texts/phrases'
import { same } from '@pariksha/content/text/localized'
import type { Language } from '@pariksha/contract/languages'
import type { PaperPattern } from '@pariksha/contract/papers/paper-pattern'
import type { ExamColour, Family } from '@pariksha/domain/exam-families'
import { readMark } from '@pariksha/domain/marking/marking'
import type { Comparison } from '@pariksha/domain/ranking/normalisation'
import { rowInLanguage } from '../../platform/http/in-language.ts'
import { testNameIn } from './stored-names.ts'

/** A row of `exams`, as staff wrote it. */
export type OwnExamRow = {
  readonly id: number
  readonly slug: string
  readonly name: string
  readonly full_name: string
  readonly family: Family
  readonly colour: ExamColour
  readonly summary: string
  readonly conducted_by: string
  readonly frequency: string | null
  readonly eligibility: readonly { readonly label: string; readonly text: string }[]
  readonly posts: readonly string[]
  readonly salary: string | null
  readonly selection: readonly string[]
  readonly syllabus: readonly { readonly section: string; readonly topics: string }[]
  readonly answers: readonly { readonly asked: string; readonly answer: string }[]
  readonly pattern: PaperPattern
  readonly in_menu: boolean
  readonly position: number
  /** How marks of several shifts of its mocks are compared. */
  readonly normalisation: Comparison
  readonly translations: unknown
}

/** Fields of an institute's own examination that a shipped one does not have. */
export type Own = Pick<OwnExamRow, 'id' | 'colour' | 'in_menu' | 'position' | 'normalisation'>
export type ListedExam = Exam & { readonly own?: Own }

/** The record that all pages are made of, with its texts in a language: what is not written in it is in English. */
export function ownExam(row: OwnExamRow, language: Language): ListedExam {
  const { name, slug, pattern, ...texts } = rowInLanguage(language, row) as OwnExamRow
  const { id, colour, in_menu, position, normalisation } = row
  return {
    slug,
    name: same(name),
    title: same(name),
    fullName: same(texts.full_name),
    family: row.family,
    body: same(texts.conducted_by),
    day: null,
    usual: null,
    series: slug,
    page: `/exams/${slug}`,
    summary: same(texts.summary),
    hero: same(texts.summary),
    cycle: same(texts.frequency ?? ''),
    languages: same(pattern.languages.map((one) => LANGUAGE_NAMES[language][one]).join(', ')),
    eligibility: texts.eligibility.map(({ label, text }): Row => [same(label), same(text)]),
    positions: { title: PHRASES.posts, items: texts.posts.map(same) },
    salary: texts.salary === null ? null : same(texts.salary),
    selection: texts.selection.map(same),
    patterns: [
      {
        id: slug,
        label: same(name),
        years: same(''),
        current: true,
        note: null,
        stages: [stageOf(name, pattern, language)],
      },
    ],
    syllabus: texts.syllabus.map(({ section, topics }) => ({
      section: same(section),
      topics: topicsIn(topics).map(same),
    })),
    faq: texts.answers.map(({ asked, answer }) => ({ question: same(asked), answer: same(answer) })),
    own: { id, colour, in_menu, position, normalisation },
  }
}

const LANGUAGE_NAMES: Readonly<Record<Language, Readonly<Record<Language, string>>>> = {
  en: { en: 'English', te: 'Telugu', hi: 'Hindi' },
  te: { en: 'ఇంగ్లీష్', te: 'తెలుగు', hi: 'హిందీ' },
  hi: { en: 'अंग्रेज़ी', te: 'तेलुगु', hi: 'हिन्दी' },
}

const topicsIn = (line: string): string[] =>
  line
    .split(/[,;]/)
    .map((topic) => topic.trim())
    .filter((topic) => topic !== '')

function stageOf(name: string, { minutes, options, sections }: PaperPattern, language: Language): Stage {
  const worth = (text: string, count: number): number => {
    const { numerator, denominator } = readMark(text)
    return Math.round((numerator * count * 100) / denominator) / 100
  }
  return {
    id: name,
    name: same(name),
    minutes,
    options,
    note: null,
    penalty: null,
    typedPenalty: null,
    marking: same(markingIn(language, sections)),
    ...withTotals(
      sections.map((section) => ({
        name: same(testNameIn(language, section.name)),
        questions: section.count,
        marks: worth(section.marking.right, section.count),
        minutes: section.minutes,
      })),
    ),
  }
}

type Words = Readonly<Record<'right' | 'wrong' | 'blank' | 'nothing', (mark: string) => string>>
const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    right: (mark) => `${mark} for a right answer`,
    wrong: (mark) => `${mark} for a wrong answer`,
    blank: (mark) => `${mark} for a blank`,
    nothing: () => 'no negative marking',
  },
  te: {
    right: (mark) => `సరైన సమాధానానికి ${mark}`,
    wrong: (mark) => `తప్పు సమాధానానికి ${mark}`,
    blank: (mark) => `సమాధానం ఇవ్వకపోతే ${mark}`,
    nothing: () => 'నెగెటివ్ మార్కింగ్ లేదు',
  },
  hi: {
    right: (mark) => `सही उत्तर पर ${mark}`,
    wrong: (mark) => `गलत उत्तर पर ${mark}`,
    blank: (mark) => `खाली छोड़ने पर ${mark}`,
    nothing: () => 'नेगेटिव मार्किंग नहीं',
  },
}

/** "+1 for a right answer, −1/3 for a wrong answer"; by section where they differ. */
function markingIn(language: Language, sections: PaperPattern['sections']): string {
  const words = WORDS[language]
  const lines = sections.map(({ marking: { right, wrong, blank } }) =>
    [
      words.right(signed(right)),
      isNothing(wrong) ? words.nothing('') : words.wrong(signed(wrong)),
      ...(isNothing(blank) ? [] : [words.blank(signed(blank))]),
    ].join(', '),
  )
  if (new Set(lines).size === 1) return lines[0] ?? ''
  return sections.map(({ name }, index) => `${name}: ${lines[index]}`).join('; ')
}

const isNothing = (mark: string): boolean => readMark(mark).numerator === 0
const signed = (mark: string): string => (mark.startsWith('-') ? `−${mark.slice(1)}` : `+${mark.replace('+', '')}`)
