import { OPEN_PAGES, PERSONAL_PAGES } from '@pariksha/contract/site/pages'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchRoutes, type RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { EXAMS } from '../../../content/src/exams/catalogue.ts'
import { examLinks } from '../../../content/src/exams/lists/exam-links.ts'
import routes from '../routes.ts'
import { FAMILY_PATHS, SERIES_PATHS } from '../shared/paths/exam-pages.ts'
import { FAMILY_PAGES } from '../shared/paths/family-pages.ts'
import * as links from './links.ts'
import { STUDY_LINKS } from './menu/study-links.ts'

const asObject = ({ path = '', index, children = [] }: RouteConfigEntry): RouteObject =>
  index ? { index } : { path, children: children.map(asObject) }

const TABLE = (routes as readonly RouteConfigEntry[]).map(asObject)
const footer = examLinks(EXAMS, 'en').flatMap((group) => group.links.map(({ to }) => to))
const ALL = { test_links: Object.values(FAMILY_PAGES).map((to) => ({ name: to, to })) }
const { labelOf: _, testLinks, ...lists } = links
const menus = [Object.values(lists).flat(), STUDY_LINKS, testLinks(ALL), testLinks(ALL, true)].flatMap((list) =>
  list.map(({ to }) => to),
)

const NAMED: readonly string[] = [...OPEN_PAGES, ...PERSONAL_PAGES]
const EXAMS_OWN = ['icet', ...Object.keys(FAMILY_PATHS), ...Object.keys(SERIES_PATHS)].map((path) => `/${path}`)
/** Steps of a way that begins on another page, and what a browser alone asks for. */
const UNNAMED = ['/login/forgot', '/google/auth', '/offline', '/ask/new', '/manifest.webmanifest', '/robots.txt']

const addresses = ({ path, index, children = [] }: RouteConfigEntry): readonly string[] => [
  ...(index ? ['/'] : path === undefined || /:\w+\b(?!\?)|[*]/.test(path) ? [] : [`/${path.replace(/\/:\w+\?$/, '')}`]),
  ...children.flatMap(addresses),
]

test('sitemap and search know every page of the table', () => {
  const table = (routes as readonly RouteConfigEntry[]).flatMap(addresses)
  expect(table.toSorted()).toEqual([...NAMED, ...EXAMS_OWN, ...UNNAMED, '/sitemap.xml'].toSorted())
})

test.each([...new Set([...menus, ...footer])])('%s is a page', (path) => {
  const page = matchRoutes(TABLE, path)?.at(-1)?.route
  expect(page?.index ?? page?.path).not.toBe('*')
})

test('names of many examinations lead to the page of their family, open at one of them', () => {
  const families = footer.filter((to) => to.includes('#')).map((to) => to.split('#'))
  expect(families.length).toBe(2)
  for (const [page, slug] of families) {
    expect(page?.slice(1)).toSatisfy((path) => path in FAMILY_PATHS)
    expect(EXAMS.map((exam) => exam.slug)).toContain(slug)
  }
})

test('the footer leads to every examination of the catalogue', () => {
  const pages = footer.filter((to) => !to.includes('#'))
  expect(pages.toSorted()).toEqual([...new Set(EXAMS.map(({ page }) => page))].toSorted())
})

test('every page of an examination that is not below /exams is in the table, and shows that examination', () => {
  const families: readonly [string, string][] = Object.entries(FAMILY_PAGES)
  const own = EXAMS.filter(({ page }) => !page.startsWith('/exams/'))
  const ofFamily = families.flatMap(([family, path]) =>
    own.filter((exam) => exam.family === family && exam.page === path),
  )
  const rest = own.filter((exam) => !ofFamily.includes(exam))
  expect(Object.fromEntries(rest.map(({ page, series }) => [page.slice(1), series]))).toEqual(SERIES_PATHS)
})
