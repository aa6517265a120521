import { makeDocx } from './docx/make-docx.ts'
import { readDocx } from './docx/read-docx.ts'
import { OTHER_DOCUMENTS, refuseDocument } from './docx/refuse-document.ts'
import { makeJson, readJson } from './json/json.ts'
import { makeAiken } from './lms/aiken/make-aiken.ts'
import { isAiken, readAiken } from './lms/aiken/read-aiken.ts'
import { makeGift } from './lms/gift/make-gift.ts'
import { isGift, readGift } from './lms/gift/read-gift.ts'
import { makeMoodleXml } from './lms/moodle/make-moodle-xml.ts'
import { isMoodleXml, readMoodleXml } from './lms/moodle/read-moodle-xml.ts'
import { makeQti22, makeQti30 } from './lms/qti/make/make-package.ts'
import { isQtiPackage, readQtiPackage } from './lms/qti/read-package.ts'
import { isQtiXml, readQtiXml } from './lms/qti/read-qti.ts'
import { readPaperFile } from './paper-text/read-paper-file.ts'
import type { MadeFile, QuestionSet, Reading } from './question-set.ts'
import { makeCsv } from './sheets/csv/make-csv.ts'
import { readCsv } from './sheets/csv/read-csv.ts'
import { OTHER_SPREADSHEETS, refuseSpreadsheet } from './sheets/refuse-spreadsheet.ts'
import { makeXlsx } from './sheets/xlsx/make-xlsx.ts'
import { readXlsx } from './sheets/xlsx/read-xlsx.ts'
import { textMatches } from './text/decode-text.ts'

/** A format of files of questions: how it is known, read and made. */
export type Format = {
  readonly name: string
  /** File name extensions, without the dot. */
  readonly extensions: readonly string[]
  /** Where several formats share an extension: whether the content is of this one. */
  readonly matches?: (bytes: Uint8Array) => boolean
  readonly read?: (bytes: Uint8Array) => Reading | Promise<Reading>
  readonly make?: (set: QuestionSet) => MadeFile | Promise<MadeFile>
}

export const FORMATS: readonly Format[] = [
  { name: 'Word', extensions: ['docx', 'docm'], read: readDocx, make: makeDocx },
  { name: 'Pariksha JSON', extensions: ['json'], read: readJson, make: makeJson },
  { name: 'Excel', extensions: ['xlsx', 'xlsm'], read: (bytes) => readXlsx(bytes), make: makeXlsx },
  { name: 'CSV', extensions: ['csv', 'tsv'], read: (bytes) => readCsv(bytes), make: makeCsv },
  {
    name: 'GIFT',
    extensions: ['gift', 'gift.txt', 'txt'],
    matches: textMatches(isGift),
    read: readGift,
    make: makeGift,
  },
  {
    name: 'Moodle XML',
    extensions: ['moodle.xml', 'xml'],
    matches: textMatches(isMoodleXml),
    read: readMoodleXml,
    make: makeMoodleXml,
  },
  {
    name: 'Aiken',
    extensions: ['aiken', 'aiken.txt', 'txt'],
    matches: textMatches(isAiken),
    read: readAiken,
    make: makeAiken,
  },
  { name: 'Text', extensions: ['txt'], read: readPaperFile },
  { name: 'QTI', extensions: ['xml', 'dat'], matches: textMatches(isQtiXml), read: readQtiXml },
  {
    name: 'QTI 2.2',
    extensions: ['qti22.zip', 'qti.zip', 'zip', 'imscc'],
    matches: isQtiPackage,
    read: readQtiPackage,
    make: makeQti22,
  },
  { name: 'QTI 3.0', extensions: ['qti30.zip'], matches: isQtiPackage, read: readQtiPackage, make: makeQti30 },
  // listed, so that the refusal says how to convert them
  ...OTHER_SPREADSHEETS.map((extension) => ({
    name: `${extension.toUpperCase()} (not read)`,
    extensions: [extension],
    read: () => refuseSpreadsheet(extension),
  })),
  ...OTHER_DOCUMENTS.map((extension) => ({
    name: `${extension.toUpperCase()} (not read)`,
    extensions: [extension],
    read: () => refuseDocument(extension),
  })),
]

/** Those whose extension the file name has, the longest first: "a.gift.txt" is GIFT before it is any text. */
const named = (fileName: string): readonly Format[] =>
  FORMATS.map((format) => ({ format, length: longestExtension(fileName, format) }))
    .filter(({ length }) => length > 0)
    .sort((a, b) => b.length - a.length)
    .map(({ format }) => format)

const longestExtension = (fileName: string, { extensions }: Format): number =>
  Math.max(0, ...extensions.filter((one) => fileName.toLowerCase().endsWith(`.${one}`)).map(({ length }) => length))

/** The format of a file by its name and, where several share it, its content; undefined: not one of ours. */
export function formatOf(fileName: string, bytes: Uint8Array): Format | undefined {
  const candidates = named(fileName).filter(({ read }) => read)
  if (candidates.length === 1) return candidates[0]
  return candidates.find(({ matches }) => matches?.(bytes)) ?? candidates.find(({ matches }) => !matches)
}

/** The format to make for a file name. */
export const formatToMake = (fileName: string): Format | undefined => named(fileName).find(({ make }) => make)
