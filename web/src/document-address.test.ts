import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DOCUMENT_PARAMETERS, documentAddress, TAB_PARAMETERS } from './document-address.ts'

test.each([
  ['/', '/'],
  ['/?random=1', '/'],
  ['/\\evil.example', '//evil.example'],
  ['/icet/?b=2&a=1&tab=mains', '/icet/?tab=mains'],
  ['/current-affairs?page=2&x=1&q=banks&q=again', '/current-affairs?q=banks&page=2'],
  ['/current-affairs.data?page=2&_routes=a&x=1', '/current-affairs.data?page=2&_routes=a'],
  ['/login?next=%2Fprofile%3Fa%3Db&utm_source=mail', '/login?next=%2Fprofile%3Fa%3Db'],
] as const)('%s is the document of %s', (address, document) => {
  expect(documentAddress(address)).toBe(document)
})

test('every parameter that a page reads is part of the key of its document', () => {
  const read = globSync('**/*.{ts,tsx}', { cwd: import.meta.dirname })
    // the pages of the staff, and results, are drawn in the browser alone
    .filter((file) => !file.includes('.test.') && !/^(staff|student\/results)\//.test(file))
    .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
    .flatMap((source) =>
      [...source.matchAll(/\b(?:search|searchParams|params)\.get\('(\w+)'\)/g)].map(([, name]) => name),
    )
  expect(read.length).toBeGreaterThan(10)
  const known = new Set([...TAB_PARAMETERS, ...Object.values(DOCUMENT_PARAMETERS).flat()])
  expect([...new Set(read)].filter((name) => name && !known.has(name))).toEqual([])
})
