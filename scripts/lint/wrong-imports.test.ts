import { expect, test } from 'vitest'
import { importsIn } from './read-imports.ts'
import { folderCycles, importCycles, wrongImports, zoneCycles } from './wrong-imports.ts'
import type { Zones } from './zones.ts'

const ZONES: Zones = {
  root: 'web/src',
  texts: true,
  shared: ['texts', 'lib'],
  base: { lib: [], 'room/engine': ['lib'] },
  areas: { home: [], room: ['room/engine'] },
}
const importing = (files: Readonly<Record<string, string>>) =>
  new Map(Object.entries(files).map(([file, text]) => [file, importsIn(file, text)]))

const ALLOWED = {
  'root.tsx': `import { Home } from './home/page.tsx'`,
  'home/page.tsx': `import { call } from '../lib/call.ts'\nimport { useTexts } from '../room/texts.ts'`,
  'room/page.tsx': `import type { Engine } from './engine/engine.ts'\nconst later = () => import('./dialogs/later.tsx')`,
  'room/dialogs/later.tsx': `import '../page.tsx'`,
  'room/engine/engine.ts': `import { call } from '../../lib/call.ts'`,
  'lib/call.test.ts': `import { anything } from '../home/page.tsx'`,
}

test('what the table allows passes: shared folders, texts, listed zones, the root and tests', () => {
  expect(wrongImports(ZONES, importing(ALLOWED))).toEqual([])
})

test.each([
  ['lib/call.ts', `import { Home } from '../home/page.tsx'`, 'lib may not import home'],
  ['room/page.tsx', `const home = () => import('../home/page.tsx')`, 'room may not import home'],
  ['home/page.tsx', `import type { Engine } from '../room/engine/engine.ts'`, 'home may not import room/engine'],
  ['room/page.tsx', `import { fake } from './testing/fake.ts'`, 'only tests may'],
  ['shop/page.tsx', '', 'its folder has no line'],
])('%s with "%s" is refused: %s', (file, text, why) => {
  expect(
    wrongImports(
      { ...ZONES, areas: { home: [], room: [] }, base: { lib: [], 'room/engine': [] } },
      importing({ [file]: text }),
    ),
  ).toEqual([expect.stringContaining(why)])
})

test('an unused line of the table is reported', () => {
  expect(wrongImports(ZONES, importing({}))).toEqual([
    'room/engine → lib: allowed, and not needed',
    'room → room/engine: allowed, and not needed',
  ])
})

test('cycles through type imports are found, those through dynamic imports are allowed', () => {
  expect(importCycles(importing(ALLOWED))).toEqual([])
  const cycle = {
    'a.ts': `import type { B } from './b.ts'`,
    'b.ts': `import { c } from './c.ts'`,
    'c.ts': `export * from './a.ts'`,
  }
  expect(importCycles(importing(cycle))).toEqual(['a.ts → b.ts → c.ts → a.ts'])
})

test('zones that import each other through a third are found, though no file is in a cycle', () => {
  const zones: Zones = {
    root: 'web/src',
    texts: true,
    shared: ['texts'],
    base: { one: [], two: [], three: [] },
    areas: {},
  }
  const files = {
    'one/a.ts': `import '../two/a.ts'`,
    'two/b.ts': `const later = () => import('../three/a.ts')`,
    'three/b.ts': `import type { C } from '../one/c.ts'`,
  }
  expect(zoneCycles(zones, importing(files))).toEqual(['one → two → three → one'])
  const freed = { ...files, 'three/b.ts': `import { useTexts } from '../one/texts.ts'` }
  expect(zoneCycles(zones, importing(freed))).toEqual([])
})

test('folders inside a zone that import each other are found; files beside them, texts and dynamic imports are free', () => {
  const files = {
    'room/palette/a.ts': `import { clock } from '../header/clock.ts'`,
    'room/header/b.ts': `import type { Mark } from '../palette/marks/mark.ts'`,
    'room/page.ts': `import '../room/palette/a.ts'\nimport '../lib/call.ts'`,
    'lib/call.ts': `import { page } from '../room/page.ts'`,
  }
  const found = 'room/palette → room/header → room/palette'
  expect(folderCycles(importing(files), ZONES)).toEqual([found])
  expect(folderCycles(importing(files))).toEqual([found, 'room → lib → room'])
  for (const freed of [
    `import { useTexts } from '../palette/texts.ts'`,
    `const later = () => import('../palette/a.ts')`,
  ])
    expect(folderCycles(importing({ ...files, 'room/header/b.ts': freed }), ZONES)).toEqual([])
})
