import type { COLLECTIONS, CollectionName, Row, SETTINGS, SettingName } from '@pariksha/contract/staff-collections'
import type { z } from 'zod'
import { rupees } from '../lib/rupees.ts'
import type { Choice, Field } from './fields.ts'

/** How the rows of a collection are called, shown in a list and edited. */
export type Description<Input = Record<string, unknown>> = {
  readonly title: string
  /** What one of them is. */
  readonly one: string
  readonly text: string
  /** Where on the site they are seen. */
  readonly shownAt: string
  readonly nameOf: (row: Row) => string
  readonly noteOf: (row: Row) => string
  readonly fields: { readonly [Name in keyof Input]-?: Field }
}

type InputOf<Name extends CollectionName> = z.input<(typeof COLLECTIONS)[Name]>
type Institute = z.input<(typeof SETTINGS)['institute']>

/** All there are to choose from: one that the contract has and that is missing here does not compile. */
const choices = <Value extends string>(labels: Readonly<Record<Value, string>>): readonly Choice[] =>
  Object.entries<string>(labels).map(([value, label]) => ({ value, label }))

const text = (value: unknown): string => (value === null || value === undefined ? '' : String(value))

const position: Field = { kind: 'number', label: 'Position', hint: 'Smaller numbers come first.' }
const published: Field = { kind: 'yes', label: 'Shown on the site' }
const sample: Field = {
  kind: 'yes',
  label: 'Sample',
  hint: 'Marked on the page as an example. Clear it when it is true of your institute.',
}
const slug: Field = { kind: 'line', label: 'Name in the address', hint: 'Small letters, digits and hyphens.' }
const link: Field = { kind: 'line', label: 'Link', hint: 'A page like /icet, or https://…', optional: true }
const linkLabel: Field = { kind: 'line', label: 'Text of the link', optional: true }

const FAMILIES = choices<InputOf<'packages'>['family']>({
  ssc: 'SSC',
  bank: 'Bank',
  railway: 'Railway',
  icet: 'ICET',
  mat: 'MAT',
  cat: 'CAT',
  nimcet: 'NIMCET',
  afcat: 'AFCAT',
  state: 'State examinations',
  other: 'Other',
})
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

type Descriptions = { readonly [Name in CollectionName]: Description<InputOf<Name>> }

export const DESCRIPTIONS: Descriptions = {
  slides: {
    title: 'Banner slides',
    one: 'slide',
    text: 'The banner of the home page goes through these by itself.',
    shownAt: '/',
    nameOf: (row) => text(row.title),
    noteOf: (row) => text(row.link),
    fields: {
      title: { kind: 'line', label: 'Title' },
      text: { kind: 'text', label: 'Text' },
      link,
      link_label: linkLabel,
      picture: {
        kind: 'choice',
        label: 'Drawn picture',
        choices: choices<InputOf<'slides'>['picture']>({
          hall: 'A desk in the examination hall',
          exams: 'A book among exams',
          solutions: 'A paper with solutions',
          network: 'A phone and the network',
        }),
      },
      image: { kind: 'picture', label: 'Own picture', hint: 'In place of the drawn one.', optional: true },
      position,
      published,
    },
  },
  testimonials: {
    title: 'Testimonials',
    one: 'testimonial',
    text: 'What students say, on the home page.',
    shownAt: '/',
    nameOf: (row) => text(row.name),
    noteOf: (row) => text(row.role),
    fields: {
      name: { kind: 'line', label: 'Name' },
      role: { kind: 'line', label: 'Who it is', hint: 'Like: ICET student' },
      text: { kind: 'text', label: 'What is said' },
      sample,
      position,
      published,
    },
  },
  statistics: {
    title: 'Figures',
    one: 'figure',
    text: 'What the institute says of itself in numbers, on the home page and on the pages of exams.',
    shownAt: '/#about',
    nameOf: (row) => `${text(row.value)} ${text(row.label)}`,
    noteOf: (row) => (row.exam === null ? 'Home page' : text(row.exam)),
    fields: {
      exam: { kind: 'choice', label: 'Page of', hint: 'None: the home page.', choices: 'exams', optional: true },
      value: { kind: 'line', label: 'Figure', hint: 'Like: 10,000+' },
      label: { kind: 'line', label: 'Of what', hint: 'Like: Students Trained' },
      sample,
      position,
      published,
    },
  },
  notices: {
    title: 'Notices',
    one: 'notice',
    text: 'Dated headlines on the pages of exams, newest first.',
    shownAt: '/sschome',
    nameOf: (row) => text(row.title),
    noteOf: (row) => `${text(row.on_date)} · ${row.family === null ? 'all pages' : text(row.family)}`,
    fields: {
      title: { kind: 'line', label: 'Headline' },
      on_date: { kind: 'date', label: 'Date' },
      family: { kind: 'choice', label: 'Page of', hint: 'None: all of them.', choices: FAMILIES, optional: true },
      link,
      published,
    },
  },
  success_stories: {
    title: 'Success stories',
    one: 'success story',
    text: 'Students who made it.',
    shownAt: '/nimcethome',
    nameOf: (row) => text(row.name),
    noteOf: (row) => `${text(row.exam)} · ${text(row.rank)}`,
    fields: {
      exam: { kind: 'choice', label: 'Exam', choices: 'exams' },
      name: { kind: 'line', label: 'Name' },
      rank: { kind: 'line', label: 'Rank or score' },
      institute: { kind: 'line', label: 'Where to' },
      quote: { kind: 'text', label: 'What is said' },
      sample,
      position,
      published,
    },
  },
  exam_dates: {
    title: 'Exam dates',
    one: 'exam date',
    text: 'The real day of this year’s examination. Without one, pages count down to the usual day and call it tentative.',
    shownAt: '/exams',
    nameOf: (row) => text(row.exam_slug),
    noteOf: (row) => text(row.on_date),
    fields: {
      exam_slug: { kind: 'choice', label: 'Exam', choices: 'exams' },
      on_date: { kind: 'date', label: 'Day' },
    },
  },
  packages: {
    title: 'Packages',
    one: 'package',
    text: 'What the institute sells. Orders that are there keep the terms they were made on.',
    shownAt: '/pricing',
    nameOf: (row) => text(row.title),
    noteOf: (row) => `${text(row.family)} · ${rupees(Number(row.price))} · ${text(row.months)} months`,
    fields: {
      title: { kind: 'line', label: 'Title' },
      slug,
      family: { kind: 'choice', label: 'Exams', choices: FAMILIES },
      description: { kind: 'text', label: 'Description' },
      contents: { kind: 'lines', label: 'What is in it' },
      price: { kind: 'number', label: 'Price', hint: 'Whole rupees.' },
      was_price: { kind: 'number', label: 'Price before', hint: 'Shown struck out.', optional: true },
      months: { kind: 'number', label: 'Months' },
      badge: { kind: 'line', label: 'Badge', hint: 'Like: Recommended', optional: true },
      series: { kind: 'choices', label: 'Series it opens', choices: 'series' },
      mocks: { kind: 'number', label: 'Full-length tests', hint: 'Of each series. Empty: all.', optional: true },
      sectionals: { kind: 'number', label: 'Sectional tests', hint: 'Of each series. Empty: all.', optional: true },
      position,
      published,
    },
  },
  materials: {
    title: 'Study materials',
    one: 'study material',
    text: 'Notes, digests and current affairs: a text to read, or a PDF of your own.',
    shownAt: '/current-affairs',
    nameOf: (row) => text(row.title),
    noteOf: (row) => `${text(row.published_on)} · ${text(row.subject)} · ${text(row.language)}`,
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
        kind: 'number',
        label: 'Translation of',
        hint: 'The number of the material in its first language.',
        optional: true,
      },
      body: { kind: 'markdown', label: 'Text', optional: true },
      file: { kind: 'pdf', label: 'PDF', hint: 'In place of the one made of the text.', optional: true },
      published_on: { kind: 'date', label: 'Date' },
      position,
      published,
    },
  },
  videos: {
    title: 'Videos',
    one: 'video',
    text: 'The video library: each opens its address in a new tab.',
    shownAt: '/videos',
    nameOf: (row) => text(row.title),
    noteOf: (row) => `${text(row.category)} · ${text(row.duration)}`,
    fields: {
      title: { kind: 'line', label: 'Title' },
      description: { kind: 'text', label: 'Description' },
      category: {
        kind: 'choice',
        label: 'Category',
        choices: choices<InputOf<'videos'>['category']>({
          quant: 'Quantitative',
          reasoning: 'Reasoning',
          english: 'English',
          gk: 'General Knowledge',
          banks: 'Banking',
          miscellaneous: 'Miscellaneous',
        }),
      },
      duration: { kind: 'line', label: 'Duration', hint: 'Minutes and seconds, like 45:30.' },
      views: { kind: 'line', label: 'Views', hint: 'Like: 15.2K', optional: true },
      thumbnail: { kind: 'picture', label: 'Picture', hint: 'None: one is drawn.', optional: true },
      link: { kind: 'line', label: 'Address of the video', hint: 'https://…' },
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
      sample,
      position,
      published,
    },
  },
  books: {
    title: 'Books',
    one: 'book',
    text: 'The institute’s books: what is in them, what they cost, how to get one.',
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
      price: { kind: 'number', label: 'Price', hint: 'Whole rupees.' },
      cover: { kind: 'picture', label: 'Cover', hint: 'None: one is drawn.', optional: true },
      extract: { kind: 'number', label: 'Sample', hint: 'The number of a study material.', optional: true },
      how_to_get: { kind: 'text', label: 'How to get one' },
      sample,
      position,
      published,
    },
  },
  articles: {
    title: 'Articles',
    one: 'article',
    text: 'The blog.',
    shownAt: '/blog',
    nameOf: (row) => text(row.title),
    noteOf: (row) => `${text(row.published_on)} · ${text(row.topic)}`,
    fields: {
      title: { kind: 'line', label: 'Title' },
      slug,
      summary: { kind: 'text', label: 'Summary' },
      topic: { kind: 'line', label: 'Topic' },
      author: { kind: 'line', label: 'Author' },
      body: { kind: 'markdown', label: 'Text' },
      published_on: { kind: 'date', label: 'Date' },
      published,
    },
  },
}

type SettingDescriptions = {
  readonly [Name in SettingName]: Pick<
    Description<z.input<(typeof SETTINGS)[Name]>>,
    'title' | 'text' | 'shownAt' | 'fields'
  >
}

export const SETTING_DESCRIPTIONS: SettingDescriptions = {
  institute: {
    title: 'Institute',
    text: 'Name, address and everything else that the site says of the institute.',
    shownAt: '/#location',
    fields: {
      name: { kind: 'line', label: 'Name' },
      tagline: { kind: 'line', label: 'In one line', hint: 'For search engines and link previews.' },
      about: { kind: 'text', label: 'About' },
      logo: { kind: 'picture', label: 'Logo', hint: 'None: a drawn mark.', optional: true },
      email: { kind: 'line', label: 'E-mail' },
      phone: { kind: 'line', label: 'Phone' },
      address: { kind: 'lines', label: 'Address' },
      hours: {
        kind: 'rows',
        label: 'Business hours',
        columns: [
          { name: 'days', label: 'Days' },
          { name: 'time', label: 'Time' },
        ],
      },
      social: {
        kind: 'rows',
        label: 'Social networks',
        hint: 'Only these are shown.',
        columns: [
          {
            name: 'network',
            label: 'Network',
            choices: choices<Institute['social'][number]['network']>({
              youtube: 'YouTube',
              instagram: 'Instagram',
              facebook: 'Facebook',
              telegram: 'Telegram',
              whatsapp: 'WhatsApp',
              x: 'X',
              linkedin: 'LinkedIn',
            }),
          },
          { name: 'url', label: 'Address' },
        ],
      },
      latitude: { kind: 'number', label: 'Latitude' },
      longitude: { kind: 'number', label: 'Longitude' },
      directions_url: { kind: 'line', label: 'Directions', hint: 'Where “Get Directions” leads: https://…' },
      map_embed_url: {
        kind: 'line',
        label: 'Map to show',
        hint: 'The address of a map made for embedding. It is loaded only when a visitor asks for it.',
        optional: true,
      },
      demonstration: {
        kind: 'yes',
        label: 'This is a demonstration',
        hint: 'The footer and the legal pages say so.',
      },
    },
  },
  popup: {
    title: 'Welcome popup',
    text: 'Greets visitors of the home page once per visit.',
    shownAt: '/',
    fields: {
      published,
      title: { kind: 'line', label: 'Title' },
      text: { kind: 'text', label: 'Text' },
      image: { kind: 'picture', label: 'Picture', hint: 'None: a drawn one.', optional: true },
      link,
      link_label: linkLabel,
    },
  },
}
