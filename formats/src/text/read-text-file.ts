import { fault, type Reading } from '../question-set.ts'
import { decodeText, EncodingError } from './decode-text.ts'

/** The reading of a file of text, with what is to be said of its encoding. */
export function readTextFile<Read extends Reading>(bytes: Uint8Array, read: (text: string) => Read): Read | Reading {
  try {
    const { text, problems } = decodeText(bytes)
    const reading = read(text)
    return { ...reading, problems: [...problems, ...reading.problems] }
  } catch (error) {
    if (!(error instanceof EncodingError)) throw error
    return { set: null, problems: [fault('wrong-encoding', error.message)], places: [] }
  }
}
