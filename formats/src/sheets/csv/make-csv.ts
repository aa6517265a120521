import { fault, type MadeFile, type QuestionSet } from '../../question-set.ts'
import { questionsToRows } from '../questions-to-rows.ts'
import { withGuard } from './guard.ts'

/** CSV with a row for each question, as Excel opens it: with a byte order mark. It has no place for pictures. */
export function makeCsv(set: QuestionSet): MadeFile {
  if (set.pictures.length > 0)
    return {
      bytes: null,
      problems: [fault('pictures', 'CSV holds no pictures, and the questions have some. Make a workbook (.xlsx).')],
    }
  const { columns, rows, problems } = questionsToRows(set)
  const lines = [columns.map(({ heading }) => heading), ...rows].map((row) => row.map(quoted).join(','))
  return { bytes: new TextEncoder().encode(`\ufeff${lines.join('\r\n')}\r\n`), problems }
}

const quoted = (text: string): string => {
  const guarded = withGuard(text)
  return /[",;\r\n\t]|^\s|\s$/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded
}
