import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

type Import = { readonly path: string; readonly lazy: boolean }

/** Each file of a workspace by its path below the root, with the files of the workspace that it imports, types included. */
export type Imports = ReadonlyMap<string, readonly Import[]>

/** `from '…'`, `import '…'` and `import('…')` of a relative path; Biome keeps the quotes. */
const RELATIVE = /\b(?:from|import)\s*(\(?)\s*'(\.{1,2}\/[^'?]+)/g

/** What the text of a file imports below the same root. `+types` are generated. */
export const importsIn = (file: string, text: string): readonly Import[] =>
  [...text.matchAll(RELATIVE)]
    .map(([, bracket, path]) => ({ path: normalize(join(dirname(file), path ?? '')), lazy: bracket === '(' }))
    .filter(({ path }) => !path.startsWith('..') && !path.includes('+types/'))

export function readImports(root: string): Imports {
  const files = globSync('**/*.{ts,tsx}', { cwd: root })
  return new Map(files.map((file) => [file, importsIn(file, readFileSync(join(root, file), 'utf8'))]))
}
