import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchRoutes, type RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { EXAMS } from '../../../content/src/exams/catalogue.ts'
import routes from '../routes.ts'
import { EXPLORE } from './footer-exams.ts'
import * as links from './links.ts'

const asObject = ({ path = '', index, children = [] }: RouteConfigEntry): RouteObject =>
  index ? { index } : { path, children: children.map(asObject) }

const TABLE = (routes as readonly RouteConfigEntry[]).map(asObject)
const footer = EXPLORE.flatMap((group) => group.links.map(({ to }) => to))
const { labelOf: _, ...lists } = links
const menus = Object.values(lists).flatMap((list) => list.map(({ to }) => to))

test.each([...new Set([...menus, ...footer])])('%s is a page', (path) => {
  const page = matchRoutes(TABLE, path)?.at(-1)?.route
  expect(page?.index ?? page?.path).not.toBe('*')
})

test('the footer leads to every examination of the catalogue', () => {
  expect(footer.toSorted()).toEqual([...new Set(EXAMS.map(({ page }) => page))].toSorted())
})
