import { expect, test } from 'vitest'
import { missingPaths } from './document-paths.ts'

test('a document names whole paths, ends of paths, folders and lists of names', () => {
  const text =
    'See `domain/src/timing/timing.ts`, `timing.ts`, `server/src/attempts/`, `test-words.{te,hi}.ts`, `start-*.ts`, `npm start` ' +
    'and [why](2026-11-21-native-dialogs.md), [more](../operations.md#backup), [there](https://example.com/a.md).'
  expect(missingPaths('docs/decisions/README.md', text)).toEqual([])
})

test('missing files are reported', () => {
  const text =
    '`domain/src/nothing.ts` `server/nowhere/` `test-words.{te,xx}.ts` `nothing-*.ts` [why](nothing.md) [up](native-dialogs.md)'
  expect(missingPaths('docs/decisions/README.md', text)).toEqual([
    'nothing.md',
    'native-dialogs.md',
    'domain/src/nothing.ts',
    'server/nowhere',
    'test-words.xx.ts',
    'nothing-*.ts',
  ])
})
