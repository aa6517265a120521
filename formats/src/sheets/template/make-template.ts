import type { Language } from '@pariksha/contract/languages'
import { headingOf } from '../columns/headings.ts'
import { widthsOf } from '../xlsx/column-widths.ts'
import { workbookPackage } from '../xlsx/workbook-package.ts'
import { worksheetXml } from '../xlsx/worksheet-xml.ts'
import { TEMPLATE_FIELDS, TEMPLATE_TEXTS } from './template-texts.ts'

/** The workbook that people fill in: headings in their language, an example row, and a sheet that explains the columns. */
export function makeTemplate(language: Language): Uint8Array {
  const { sheet, help, kinds, levels, example, about, languages } = TEMPLATE_TEXTS[language]
  const column = (field: (typeof TEMPLATE_FIELDS)[number]) => TEMPLATE_FIELDS.indexOf(field)
  const questions = worksheetXml({
    rows: [TEMPLATE_FIELDS.map((field) => headingOf(field, language)), TEMPLATE_FIELDS.map((field) => example[field])],
    widths: widthsOf(TEMPLATE_FIELDS),
    choices: [
      { column: column('kind'), values: kinds },
      { column: column('answer'), values: ['A', 'B', 'C', 'D', 'E', 'F'] },
      { column: column('level'), values: levels },
    ],
  })
  const lines = TEMPLATE_FIELDS.flatMap((field) =>
    field in about ? [[headingOf(field, language), about[field as keyof typeof about]]] : [],
  )
  const explanations = worksheetXml({ rows: [[help, ''], ...lines, ['', languages]], widths: [24, 90] })
  return workbookPackage([
    { name: sheet, xml: questions },
    { name: help, xml: explanations },
  ])
}
