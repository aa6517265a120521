import { readFileSync, writeFileSync } from 'node:fs'

/** Writes a generated file, or, when checking, tells whether the one on disk is another. */
export function writeOrCompare(path: string, content: string, check: boolean): string[] {
  if (!check) {
    writeFileSync(path, content)
    return []
  }
  try {
    return readFileSync(path, 'utf8') === content ? [] : [path]
  } catch {
    return [path]
  }
}
