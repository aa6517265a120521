import { ArchiveError } from '../package/read-archive.ts'
import { readPaper } from '../paper-text/read-paper.ts'
import { fault, type Reading } from '../question-set.ts'
import { XmlError } from '../xml/parse-xml.ts'
import { readDocument } from './read-document.ts'
import { sourceTexts } from './source-texts.ts'

/** A paper written in Word (DOCX): the questions in it, however they are numbered and laid out. */
export async function readDocx(bytes: Uint8Array): Promise<Reading> {
  try {
    const { blocks, pictures, problems } = await readDocument(bytes)
    return { ...readPaper(blocks, pictures, problems), source: sourceTexts(blocks) }
  } catch (error) {
    if (!(error instanceof ArchiveError || error instanceof XmlError)) throw error
    return { set: null, problems: [fault('not-readable', error.message)], places: [] }
  }
}
