import { readFileSync, writeFileSync } from 'node:fs'

/** Writes a generated file, or, when checking, compares it with the one on disk. */
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
