import { rupees } from '@pariksha/domain/rupees'
import { dayText } from '../../lib/format/dates.ts'
import {
  choices,
  type DescriptionsOf,
  day,
  type InputOf,
  labelIn,
  position,
  published,
  slug,
  text,
} from './description.ts'

const STUDY_EXAMS = choices<InputOf<'books'>['exams'][number]>({
  icet: 'ICET',
  ssc_cgl: 'SSC CGL',
  bank: 'Bank',
  rrb_ntpc: 'RRB NTPC',
  afcat: 'AFCAT',
  nimcet: 'NIMCET',
  mat: 'MAT',
  cat: 'CAT',
})
const LANGUAGES = choices<InputOf<'books'>['language']>({ en: 'English', te: 'Telugu', hi: 'Hindi' })
const VIDEO_CATEGORIES = choices<InputOf<'videos'>['category']>({
  quant: 'Quantitative',
  reasoning: 'Reasoning',
  english: 'English',
  gk: 'General Knowledge',
  banks: 'Banking',
  miscellaneous: 'Miscellaneous',
})

/** What students read and watch. */
export const STUDY: DescriptionsOf<'materials' | 'videos' | 'books' | 'articles'> = {
  materials: {
    title: 'Study materials',
    one: 'study material',
    text: 'Notes, digests and current affairs: a text to read on the website, or your own PDF.',
    shownAt: '/current-affairs',
    nameOf: (row) => text(row.title),
    noteOf: (row) =>
      `${dayText(text(row.published_on), 'en')} · ${text(row.subject)} · ${labelIn(LANGUAGES, row.language)}`,
    fields: {
      title: { kind: 'line', label: 'Title' },
      slug,
      summary: { kind: 'text', label: 'Summary' },
      kind: {
        kind: 'choice',
        label: 'Kind',
        choices: choices<InputOf<'materials'>['kind']>({
          current_affairs: 'Current affairs',
          chapter_notes: 'Chapter notes',
          digest: 'Digest',
          strategy: 'Exam strategy',
        }),
      },
      subject: { kind: 'line', label: 'Subject' },
      exams: { kind: 'choices', label: 'Exams', choices: STUDY_EXAMS, optional: true },
      language: { kind: 'choice', label: 'Language', choices: LANGUAGES },
      translation_of: {
        kind: 'material',
        label: 'Translation of',
        hint: 'Only for a translation: choose the original.',
        optional: true,
      },
      body: { kind: 'markdown', label: 'Text', optional: true },
      file: {
        kind: 'pdf',
        label: 'PDF',
        hint: 'Students download this instead of the PDF made from the text.',
        optional: true,
      },
      published_on: day,
      position,
      published,
    },
  },
  videos: {
    title: 'Videos',
    one: 'video',
    text: 'The video library. Each video opens in a new tab.',
    shownAt: '/videos',
    nameOf: (row) => text(row.title),
    noteOf: (row) => `${labelIn(VIDEO_CATEGORIES, row.category)} · ${text(row.duration)}`,
    fields: {
      title: { kind: 'line', label: 'Title' },
      description: { kind: 'text', label: 'Description' },
      category: {
        kind: 'choice',
        label: 'Category',
        choices: VIDEO_CATEGORIES,
      },
      duration: { kind: 'line', label: 'Duration', hint: 'Minutes and seconds, for example 45:30.' },
      views: { kind: 'line', label: 'Views', hint: 'For example: 15.2K', optional: true },
      thumbnail: {
        kind: 'picture',
        label: 'Picture',
        hint: 'If you choose none, one is made automatically.',
        optional: true,
      },
      link: { kind: 'line', label: 'Video link', hint: 'https://…' },
      level: {
        kind: 'choice',
        label: 'Level',
        choices: choices<NonNullable<InputOf<'videos'>['level']>>({
          Beginner: 'Beginner',
          Intermediate: 'Intermediate',
          Advanced: 'Advanced',
        }),
        optional: true,
      },
      position,
      published,
    },
  },
  books: {
    title: 'Books',
    one: 'book',
    text: 'The institute’s books: contents, price and how to buy.',
    shownAt: '/books',
    nameOf: (row) => text(row.title),
    noteOf: (row) => `${text(row.author)} · ${rupees(Number(row.price))}`,
    fields: {
      title: { kind: 'line', label: 'Title' },
      author: { kind: 'line', label: 'Author' },
      description: { kind: 'text', label: 'Description' },
      contents: { kind: 'lines', label: 'Chapters' },
      exams: { kind: 'choices', label: 'Exams', choices: STUDY_EXAMS, optional: true },
      language: { kind: 'choice', label: 'Language', choices: LANGUAGES },
      pages: { kind: 'number', label: 'Pages' },
      price: { kind: 'number', label: 'Price', hint: 'In whole rupees.' },
      cover: {
        kind: 'picture',
        label: 'Cover',
        hint: 'If you choose none, one is made automatically.',
        optional: true,
      },
      extract: {
        kind: 'material',
        label: 'Sample chapter',
        hint: 'A study material that visitors can read before buying.',
        optional: true,
      },
      how_to_get: { kind: 'text', label: 'How to buy' },
      position,
      published,
    },
  },
  articles: {
    title: 'Articles',
    one: 'article',
    text: 'The articles on the Blog page.',
    shownAt: '/blog',
    nameOf: (row) => text(row.title),
    noteOf: (row) =>
      `${dayText(text(row.published_on), 'en')} · ${text(row.topic)} · ${labelIn(LANGUAGES, row.language)}`,
    fields: {
      title: { kind: 'line', label: 'Title' },
      slug,
      summary: { kind: 'text', label: 'Summary' },
      topic: { kind: 'line', label: 'Topic' },
      author: { kind: 'line', label: 'Author' },
      language: { kind: 'choice', label: 'Language', choices: LANGUAGES },
      translation_of: {
        kind: 'article',
        label: 'Translation of',
        hint: 'Only for a translation: choose the original.',
        optional: true,
      },
      body: { kind: 'markdown', label: 'Text' },
      published_on: day,
      published,
    },
  },
}
