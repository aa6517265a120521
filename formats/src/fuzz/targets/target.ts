import { ArchiveError } from '../../package/read-archive.ts'
import type { Reading } from '../../question-set.ts'
import { XmlError } from '../../xml/parse-xml.ts'
import type { Form } from '../mutations.ts'

/** A parser, files that it reads, and what a file of its kind is likely to hold. */
export type Target = {
  readonly name: string
  readonly form: Form
  readonly seeds: readonly Uint8Array[]
  readonly tokens: readonly string[]
  /** Throws where a rule is broken. Gives the reading, where the parser makes one. */
  readonly run: (bytes: Uint8Array) => Promise<Reading | undefined>
}

/** The files of a folder of `fixtures/` that end so. */
export type Fixtures = (folder: string, ending: string) => readonly Uint8Array[]

export const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)
export const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)

/** Runs a parser that may refuse a file by these errors. */
export const allowRefusal = async (read: () => unknown): Promise<undefined> => {
  try {
    await read()
  } catch (error) {
    if (!(error instanceof XmlError || error instanceof ArchiveError)) throw error
  }
}
