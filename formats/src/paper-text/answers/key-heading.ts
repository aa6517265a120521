import { keyHeading } from '../words.ts'

/** "Mathematics Key", "Key – Set B", "ANSWER KEY & SOLUTIONS": a heading only where a key stands below. */
const TITLED =
  /^(?:[\p{L}\p{M}\d&.,()–-]+\s+){0,5}(?:answers?\s*)?key(?:s|\s*sheet)?(?:\s*(?:&|and|with)\s*(?:detailed\s*)?(?:solutions?|explanations?|hints?))?(?:\s*[-–:(]\s*[\p{L}\p{M}\d .)-]{1,30})?\s*[:.–-]*$/iu
const MAX_TITLE = 80

export type KeyHeading = {
  /** Where the text behind the heading begins. */
  readonly rest: number
  /** Not surely a heading. */
  readonly doubtful: boolean
}

export function keyHeadingOf(text: string): KeyHeading | undefined {
  const known = keyHeading(text)
  if (known) return { ...known, doubtful: false }
  const line = text.trim()
  return line.length <= MAX_TITLE && TITLED.test(line) ? { rest: text.length, doubtful: true } : undefined
}
