import { EXAM_COLOURS, FAMILIES, STUDY_EXAMS } from '@pariksha/domain/exam-families'
import { COMPARISONS } from '@pariksha/domain/ranking/normalisation'
import { z } from 'zod'
import { whole } from '../../fields/whole-number.ts'
import { LANGUAGES } from '../../languages.ts'
import { paperPattern } from '../../papers/paper-pattern.ts'
import { day } from '../../texts/moment.ts'
import { TRANSLATED_FIELDS } from '../../texts/translated-fields.ts'
import { SLIDE_PICTURES } from '../institute.ts'
import { MATERIAL_KINDS } from '../study.ts'
import { VIDEO_CATEGORIES, VIDEO_LEVELS } from '../videos.ts'
import {
  batches,
  exam,
  line,
  link,
  ownExam,
  pdf,
  picture,
  rowId,
  shown,
  slug,
  text,
  translatable,
  web,
} from './fields.ts'

/**
 * What staff edit of each collection; the rows of a collection are a table of the database. That a row is a sample is no
 * field: it ends when staff save the row.
 */
export const COLLECTIONS = {
  slides: translatable(
    {
      title: line(100),
      text: text(300),
      link: link.nullable(),
      link_label: line(40).nullable(),
      picture: z.enum(SLIDE_PICTURES),
      image: picture.nullable(),
      ...shown,
    },
    TRANSLATED_FIELDS.slides,
  ),
  testimonials: translatable(
    { name: line(80), role: line(80), text: text(600), ...shown },
    TRANSLATED_FIELDS.testimonials,
  ),
  statistics: translatable(
    {
      exam: exam.nullable(),
      value: line(20),
      label: line(40),
      ...shown,
    },
    TRANSLATED_FIELDS.statistics,
  ),
  notices: translatable(
    {
      family: z.enum(FAMILIES).nullable(),
      title: line(200),
      on_date: day,
      link: link.nullable(),
      published: z.boolean(),
    },
    TRANSLATED_FIELDS.notices,
  ),
  success_stories: translatable(
    {
      exam,
      name: line(80),
      rank: line(40),
      institute: line(120),
      quote: text(600),
      ...shown,
    },
    TRANSLATED_FIELDS.success_stories,
  ),
  videos: translatable(
    {
      title: line(120),
      description: text(600),
      category: z.enum(VIDEO_CATEGORIES),
      duration: z.string().regex(/^\d{1,3}:[0-5]\d$/, 'Minutes and seconds, like 45:30.'),
      views: line(20).nullable(),
      thumbnail: picture.nullable(),
      link: web,
      level: z.enum(VIDEO_LEVELS).nullable(),
      batches,
      ...shown,
    },
    TRANSLATED_FIELDS.videos,
  ),
  materials: z
    .strictObject({
      title: line(150),
      slug,
      summary: text(400),
      kind: z.enum(MATERIAL_KINDS),
      subject: line(60),
      exams: z.array(z.enum(STUDY_EXAMS)),
      language: z.enum(LANGUAGES),
      translation_of: rowId.nullable(),
      body: text(200_000).nullable(),
      file: pdf.nullable(),
      published_on: day,
      batches,
      ...shown,
    })
    .refine(({ body, file }) => body !== null || file !== null, {
      path: ['body'],
      error: 'Please write the text, or upload a PDF.',
    }),
  books: translatable(
    {
      title: line(150),
      author: line(100),
      description: text(1000),
      contents: z.array(line(150)).max(60, 'At most 60 lines.'),
      exams: z.array(z.enum(STUDY_EXAMS)),
      language: z.enum(LANGUAGES),
      pages: whole(1, 10_000),
      price: whole(0, 1_000_000),
      cover: picture.nullable(),
      extract: rowId.nullable(),
      how_to_get: text(600),
      batches,
      ...shown,
    },
    TRANSLATED_FIELDS.books,
  ),
  articles: z.strictObject({
    title: line(150),
    slug,
    summary: text(400),
    topic: line(60),
    author: line(100),
    language: z.enum(LANGUAGES),
    translation_of: rowId.nullable(),
    body: text(200_000),
    published_on: day,
    batches,
    published: z.boolean(),
  }),
  exams: translatable(
    {
      name: line(40),
      slug: ownExam,
      full_name: line(120),
      family: z.enum(FAMILIES),
      colour: z.enum(EXAM_COLOURS),
      summary: line(300),
      conducted_by: line(120),
      frequency: line(200).nullable(),
      eligibility: z.array(z.strictObject({ label: line(60), text: line(300) })).max(20, 'At most 20 lines.'),
      posts: z.array(line(120)).max(40, 'At most 40 lines.'),
      salary: line(200).nullable(),
      selection: z.array(line(300)).max(20, 'At most 20 lines.'),
      syllabus: z.array(z.strictObject({ section: line(80), topics: line(1000) })).max(20, 'At most 20 lines.'),
      answers: z.array(z.strictObject({ asked: line(200), answer: line(600) })).max(20, 'At most 20 lines.'),
      pattern: paperPattern,
      normalisation: z.enum(COMPARISONS),
      free_tests: whole(0, 100),
      in_menu: z.boolean(),
      position: whole(0, 10_000),
    },
    TRANSLATED_FIELDS.exams,
  ),
  packages: translatable(
    {
      family: z.enum(FAMILIES),
      slug,
      title: line(100),
      description: text(600),
      contents: z.array(line(120)).max(12, 'At most 12 lines.'),
      price: whole(1, 1_000_000),
      was_price: whole(1, 1_000_000).nullable(),
      months: whole(1, 60),
      badge: line(30).nullable(),
      series: z.array(z.string().regex(/^[a-z0-9_]{1,40}$/)).min(1, 'Please choose at least one series.'),
      mocks: whole(0, 1000).nullable(),
      sectionals: whole(0, 1000).nullable(),
      ...shown,
    },
    TRANSLATED_FIELDS.packages,
  ).refine(({ price, was_price }) => was_price === null || was_price > price, {
    path: ['was_price'],
    error: 'This has to be more than the price.',
  }),
} as const
export type CollectionName = keyof typeof COLLECTIONS

export const COLLECTION_NAMES = Object.keys(COLLECTIONS) as [CollectionName, ...CollectionName[]]
