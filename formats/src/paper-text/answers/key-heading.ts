import { keyHeading } from '../words.ts'
import { keyPairs } from './key-pairs.ts'

/** "Mathematics Key", "Key – Set B", "ANSWER KEY & SOLUTIONS": a heading only where a key stands below. */
const TITLED =
  /^(?:[\p{L}\p{M}\d&.,()–-]+\s+){0,5}(?:answers?\s*)?key(?:s|\s*sheet)?(?:\s*(?:&|and|with)\s*(?:detailed\s*)?(?:solutions?|explanations?|hints?))?(?:\s*[-–:(]\s*[\p{L}\p{M}\d .)-]{1,30})?\s*[:.–-]*$/iu
const MAX_TITLE = 80

/** "SECTION-I: 1-b 2-c", "Reasoning – 1) b": where the answers begin behind the name of a section; 0: no name. */
const NAMED = /^\s*\p{L}[\p{L}\p{M}\d\s&.'’-]{0,60}?\s*[:–—-]+\s*(?=[(Q\d])/u

export function afterSectionName(text: string): number {
  const name = NAMED.exec(text)?.[0]
  return name !== undefined && !keyPairs(text) && keyPairs(text.slice(name.length)) ? name.length : 0
}

export type KeyHeading = {
  /** Where the text behind the heading begins. */
  readonly rest: number
  /** Not surely a heading. */
  readonly doubtful: boolean
  readonly ofSolutions: boolean
}

const OF_SOLUTIONS = /\bsol|explanation|hint|समाधान/i

export function keyHeadingOf(text: string): KeyHeading | undefined {
  const known = keyHeading(text)
  const ofSolutions = OF_SOLUTIONS.test(text)
  if (known) return { ...known, doubtful: false, ofSolutions }
  const line = text.trim()
  return line.length <= MAX_TITLE && TITLED.test(line) ? { rest: text.length, doubtful: true, ofSolutions } : undefined
}
