import { makeJson, readJson } from './json/json.ts'
import type { Making, QuestionSet, Reading } from './question-set.ts'

/** A format of files of questions: how it is known, read and made. */
export type Format = {
  readonly name: string
  /** Of file names, without the dot. */
  readonly extensions: readonly string[]
  /** Where several formats share an extension: whether the content is of this one. */
  readonly matches?: (bytes: Uint8Array) => boolean
  readonly read?: (bytes: Uint8Array) => Reading | Promise<Reading>
  readonly make?: (set: QuestionSet) => Making | Promise<Making>
}

export const FORMATS: readonly Format[] = [
  { name: 'Pariksha JSON', extensions: ['json'], read: readJson, make: makeJson },
]

const extensionOf = (fileName: string): string => /\.([^./\\]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? ''

const named = (fileName: string): readonly Format[] =>
  FORMATS.filter(({ extensions }) => extensions.includes(extensionOf(fileName)))

/** The format of a file by its name and, where several share it, its content; undefined: not one of ours. */
export function formatOf(fileName: string, bytes: Uint8Array): Format | undefined {
  const candidates = named(fileName).filter(({ read }) => read)
  return candidates.find(({ matches }) => matches?.(bytes)) ?? candidates.find(({ matches }) => !matches)
}

/** The format to make for a file name. */
export const formatToMake = (fileName: string): Format | undefined => named(fileName).find(({ make }) => make)
