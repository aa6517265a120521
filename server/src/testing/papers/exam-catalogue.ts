import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import { call, testApp } from '../app.ts'
import { databaseForTest } from '../database.ts'
import { aStaffMember } from '../staff/staff.ts'

/** As an institute adds one. */
export const GROUP_II = {
  name: 'Group II',
  slug: 'group_ii',
  full_name: 'Group II Services of the state',
  family: 'state',
  colour: 'amber',
  summary: 'Posts of officers in the departments of the state.',
  conducted_by: 'The Public Service Commission',
  frequency: null,
  eligibility: [{ label: 'Education', text: 'A degree of any university' }],
  posts: ['Municipal Commissioner'],
  salary: null,
  selection: [],
  syllabus: [{ section: 'Economy', topics: 'Planning, agriculture; land reforms' }],
  answers: [{ asked: 'How often?', answer: 'When it is notified.' }],
  pattern: {
    minutes: 150,
    options: 4,
    languages: ['en', 'te'],
    sections: ['History', 'Economy'].map((name) => ({
      name,
      count: 75,
      minutes: null,
      marking: { right: '1', wrong: '-1/3', blank: '0' },
    })),
  },
  free_tests: 1,
  normalisation: 'nta',
  in_menu: true,
  position: 5,
  translations: { te: { summary: 'రాష్ట్ర శాఖల అధికారుల పోస్టులు.' } },
}

/** An installation, and what its staff do to the catalogue. */
export async function institute() {
  const { db, ...database } = await databaseForTest()
  const app = await testApp({ db, ...database })
  const { token } = await aStaffMember(app, db)
  const show = (slug: string, shown: boolean) =>
    call(app, 'PUT', `/staff/shown-exams/${slug}/`, { as: token, body: { shown } })
  const hide = async (...slugs: readonly string[]) => {
    for (const slug of slugs) expect((await show(slug, false)).statusCode).toBe(200)
  }
  const add = (change: object = {}) =>
    call(app, 'POST', '/staff/exams/', { as: token, body: { ...GROUP_II, ...change } })
  const read = async <T>(path: string, language?: string) => {
    const reply = await call(app, 'GET', path, language === undefined ? {} : { language })
    expect([path, reply.statusCode]).toEqual([path, 200])
    return reply.json<T>()
  }
  const status = async (path: string, as?: string) =>
    (await call(app, 'GET', path, as === undefined ? {} : { as })).statusCode
  return { db, app, token, show, hide, add, read, status }
}

/** Every list that names examinations. What the institute writes itself (slides, texts to read, videos) is its own affair. */
export async function listsOf(app: FastifyInstance): Promise<readonly (readonly [path: string, body: string])[]> {
  const paths = [
    ...['/exams/', '/site/', '/site/notices/', '/site/success-stories/', '/packages/', '/tests/', '/tests/free/'],
    ...['ssc', 'bank', 'railway', 'mat', 'cat', 'nimcet'].map((family) => `/exam-families/${family}/`),
    ...['mock', 'test', 'afcat', 'group'].map((q) => `/search/?q=${q}`),
  ]
  const replies = await Promise.all(
    paths.flatMap((path) =>
      ['en', 'te', 'hi'].map(async (language) => [path, await call(app, 'GET', path, { language })] as const),
    ),
  )
  return replies.map(([path, { body }]) => [path, body] as const)
}

/** A search also finds texts to read, whose authors may write of any exam. */
export const ofExams = ([path, body]: readonly [string, string]): string =>
  path.startsWith('/search/')
    ? JSON.stringify(
        (JSON.parse(body) as { results: { kind: string }[] }).results.filter(({ kind }) => /exam|test/.test(kind)),
      )
    : body
