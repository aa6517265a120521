import { fault, type Reading } from '../question-set.ts'

/** How to convert each refused document type to .docx. */
const ADVICE: Readonly<Record<string, string>> = {
  doc: 'This is an old Word document (.doc). Open it in Word, choose Save As and the type Word Document (.docx), and take that file.',
  odt: 'This is an OpenDocument text (.odt). Open it in LibreOffice, choose Save As and the type Word 2010–365 Document (.docx), and take that file.',
  rtf: 'This is an RTF document. Open it in Word or LibreOffice, save it as a Word document (.docx), and take that file.',
  pdf: 'A PDF holds places of letters, not questions. Take the Word document that it was made from; without it, open the PDF in Word or Google Docs, save it as .docx, and look closely at what was read.',
}

export const OTHER_DOCUMENTS = Object.keys(ADVICE)

/** A plain sentence instead of questions. */
export const refuseDocument = (extension: string): Reading => ({
  set: null,
  problems: [fault('other-document', ADVICE[extension] ?? 'Save the file as a Word document (.docx).')],
  places: [],
})
