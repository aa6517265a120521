import { fault, type Reading } from '../question-set.ts'

const ADVICE: Readonly<Record<string, string>> = {
  xls: 'This is an old Excel workbook (.xls). Open it in Excel, choose Save As and the type Excel Workbook (.xlsx), and take that file.',
  xlsb: 'This is a binary Excel workbook (.xlsb). Open it in Excel, choose Save As and the type Excel Workbook (.xlsx), and take that file.',
  ods: 'This is an OpenDocument spreadsheet (.ods). Open it in LibreOffice, choose Save As and the type Excel 2007–365 (.xlsx), and take that file.',
}

export const OTHER_SPREADSHEETS = Object.keys(ADVICE)

/** No questions, and a sentence that says how to save the file as a workbook that can be read. */
export const refuseSpreadsheet = (extension: string): Reading => ({
  set: null,
  problems: [fault('other-spreadsheet', ADVICE[extension] ?? 'Save the file as an Excel workbook (.xlsx).')],
  places: [],
})
