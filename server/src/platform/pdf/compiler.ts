import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'

/** Holds what the templates of study materials and of papers have in common. */
export const TEXT_TEMPLATES = join(import.meta.dirname, 'template')

/** Typst with the letters of three languages; it may read the files of one folder alone. */
export async function createCompiler(workspace: string): Promise<NodeCompiler> {
  const { NodeCompiler } = await import('@myriaddreamin/typst-ts-node-compiler')
  return NodeCompiler.create({ fontArgs: [{ fontPaths: FONTS }], workspace })
}

const require = createRequire(import.meta.url)
const FONTS = [
  require.resolve('@expo-google-fonts/noto-sans-telugu/package.json'),
  require.resolve('@expo-google-fonts/noto-sans-devanagari/package.json'),
].flatMap((found) => ['400Regular', '700Bold'].map((weight) => join(dirname(found), weight)))
