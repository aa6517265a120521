import { EXAM_COLOURS, FAMILIES, LINK_GROUPS, PAPER_FAMILIES } from '@pariksha/domain/exam-families'
import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { languageQuery } from '../exams/tests.ts'

/** Networks whose mark the product can draw. */
export const NETWORKS = ['youtube', 'instagram', 'facebook', 'telegram', 'whatsapp', 'x', 'linkedin'] as const

/** The pictures drawn for the banner. */
export const SLIDE_PICTURES = ['hall', 'exams', 'solutions', 'network'] as const

const hours = z.strictObject({ days: z.string(), time: z.string() })
const social = z.strictObject({ network: z.enum(NETWORKS), url: z.string() })

export const site = {
  method: 'GET',
  url: '/site/',
  summary: 'The institute: name, address, contact and welcome popup, with the links to its exams',
  access: 'anyone',
  querystring: languageQuery,
  response: {
    200: z.strictObject({
      name: z.string(),
      tagline: z.string(),
      about: z.string(),
      logo: z.string().nullable(),
      email: z.string(),
      phone: z.string(),
      address: z.array(z.string()),
      hours: z.array(hours),
      social: z.array(social),
      /** Null until the address is set. */
      map: z
        .strictObject({
          latitude: z.number(),
          longitude: z.number(),
          directions_url: z.string(),
          embed_url: z.string().nullable(),
        })
        .nullable(),
      demonstration: z.boolean(),
      /** Every exam and where its page is, in the groups and the order of the footer. */
      exam_links: z.array(
        z.strictObject({
          group: z.enum(LINK_GROUPS),
          links: z.array(z.strictObject({ name: z.string(), to: z.string() }).readonly()).readonly(),
        }),
      ),
      /** What the menu of tests leads to, in its order. */
      test_links: z.array(z.strictObject({ name: z.string(), to: z.string() })),
      /** Families that the institute teaches. `exams`: the names of those it teaches, where they are not all that ship. */
      families: z.array(
        z.strictObject({ family: z.enum(PAPER_FAMILIES), exams: z.array(z.string()).readonly().nullable() }),
      ),
      /** Examinations of its own that stand on the home page. Families are at 10, 20, 30 … there. */
      own_exams: z.array(
        z.strictObject({
          name: z.string(),
          full_name: z.string(),
          to: z.string(),
          family: z.enum(FAMILIES),
          colour: z.enum(EXAM_COLOURS),
          position: z.int(),
        }),
      ),
      /** What it teaches, in a line. */
      taught: z.string(),
      popup: z
        .strictObject({
          title: z.string(),
          text: z.string(),
          image: z.string().nullable(),
          link: z.string().nullable(),
          link_label: z.string().nullable(),
        })
        .nullable(),
    }),
  },
} as const satisfies Endpoint
export type Site = z.infer<(typeof site.response)[200]>

const slide = z.strictObject({
  id: z.int(),
  title: z.string(),
  text: z.string(),
  link: z.string().nullable(),
  link_label: z.string().nullable(),
  picture: z.enum(SLIDE_PICTURES),
  image: z.string().nullable(),
})
export type Slide = z.infer<typeof slide>

export const slides = {
  method: 'GET',
  url: '/site/slides/',
  summary: 'The banner of the home page',
  access: 'anyone',
  querystring: languageQuery,
  response: { 200: z.array(slide) },
} as const satisfies Endpoint

const testimonial = z.strictObject({
  id: z.int(),
  name: z.string(),
  role: z.string(),
  text: z.string(),
  sample: z.boolean(),
})
export type Testimonial = z.infer<typeof testimonial>

export const testimonials = {
  method: 'GET',
  url: '/site/testimonials/',
  summary: 'Testimonials of students',
  access: 'anyone',
  querystring: languageQuery,
  response: { 200: z.array(testimonial) },
} as const satisfies Endpoint

const exam = z.string().min(1).max(40)

const statistic = z.strictObject({ id: z.int(), value: z.string(), label: z.string(), sample: z.boolean() })
export type Statistic = z.infer<typeof statistic>

export const statistics = {
  method: 'GET',
  url: '/site/statistics/',
  summary: "Statistics of the institute: for an exam's page or the home page",
  access: 'anyone',
  querystring: languageQuery.extend({ exam: exam.optional() }),
  response: { 200: z.array(statistic) },
} as const satisfies Endpoint

const notice = z.strictObject({ id: z.int(), title: z.string(), date: z.string(), link: z.string().nullable() })
export type Notice = z.infer<typeof notice>

export const notices = {
  method: 'GET',
  url: '/site/notices/',
  summary: 'Dated headlines, newest first: all, or those of a family of exams with those for everyone',
  access: 'anyone',
  querystring: languageQuery.extend({ family: z.enum(FAMILIES).optional() }),
  response: { 200: z.array(notice) },
} as const satisfies Endpoint

const successStory = z.strictObject({
  id: z.int(),
  name: z.string(),
  rank: z.string(),
  institute: z.string(),
  quote: z.string(),
  sample: z.boolean(),
})
export type SuccessStory = z.infer<typeof successStory>

export const successStories = {
  method: 'GET',
  url: '/site/success-stories/',
  summary: 'Success stories: all, or those of an exam',
  access: 'anyone',
  querystring: languageQuery.extend({ exam: exam.optional() }),
  response: { 200: z.array(successStory) },
} as const satisfies Endpoint

/** Public content written by staff; `samples` are removed together. */
export const SITE_COLLECTIONS = [
  'institute',
  'popup',
  'slides',
  'testimonials',
  'statistics',
  'videos',
  'books',
  'packages',
  'materials',
  'articles',
  'samples',
] as const

export const siteChanges = {
  method: 'GET',
  url: '/site/changes/',
  summary:
    'The day on which staff last changed each collection of what stands on the site; without those never changed',
  access: 'anyone',
  response: { 200: z.array(z.strictObject({ collection: z.enum(SITE_COLLECTIONS), on: z.string() })) },
} as const satisfies Endpoint
