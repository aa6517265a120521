import { EXPORT_FORMATS, type ExportFormat } from '@pariksha/contract/questions/imports'
import type { Question } from '@pariksha/contract/questions/question'
import type { QuestionContent } from '@pariksha/contract/questions/question-content'
import { formatOf } from '@pariksha/formats/formats'
import type { FileQuestion, QuestionSet } from '@pariksha/formats/question-set'
import type { anImporter } from './import-room.ts'
import { aQuestion } from './questions.ts'

type Importer = Awaited<ReturnType<typeof anImporter>>
type Edit = (question: FileQuestion, place: number) => FileQuestion

const words = ['rivers', 'planets', 'ministers', 'kings', 'metals', 'poets']
let made = 0

/** Questions of the bank of nothing in common. */
export async function writeQuestions(teacher: Importer, count: number, changes: Partial<QuestionContent> = {}) {
  const ids: number[] = []
  for (let n = 0; n < count; n++) {
    made += 1
    const stem = { en: `Which of these ${words[made % 6]} is number ${made * 7919}?` }
    const options = ['one', 'two', 'three', 'four'].map((word) => ({ en: `${word} ${made}` }))
    const content = aQuestion({ stem, options, explanation: null, ...changes })
    ids.push((await teacher.send('POST', '/questions/', { content })).json<Question>().id)
  }
  return ids
}

/** The file that somebody exports, and edits with another program. */
export async function exportQuestions(teacher: Importer, ids: readonly number[], format: ExportFormat, edit?: Edit) {
  const reply = await teacher.send('POST', '/question-export/', { questions: ids, format })
  const name = `questions.${EXPORT_FORMATS[format].extension}`
  if (!edit) return { name, bytes: reply.rawPayload }
  const { read, make } = formatOf(name, reply.rawPayload) ?? {}
  const reading = await read?.(reply.rawPayload)
  if (!reading?.set) throw new Error('nothing was exported')
  const set: QuestionSet = { ...reading.set, questions: reading.set.questions.map(edit) }
  const file = await make?.(set)
  return { name, bytes: file?.bytes ?? new Uint8Array() }
}

export async function importExported(
  teacher: Importer,
  ids: readonly number[],
  edit?: Edit,
  format: ExportFormat = 'xlsx',
) {
  const { name, bytes } = await exportQuestions(teacher, ids, format, edit)
  return teacher.bring(name, bytes)
}

export const corrected: Edit = (question, place) =>
  place === 0 ? { ...question, answer: { kind: 'single-choice', correct: 'c' } } : question
export const translated: Edit = (question) => ({
  ...question,
  stem: { ...question.stem, te: 'ఏది?' },
  options: question.options.map((option, place) => ({ ...option, te: `${'అఆఇఈ'[place]}` })),
})

export const readQuestion = async (teacher: Importer, id = 0) =>
  (await teacher.send('GET', `/questions/${id}/`)).json<Question>()
export const undoImport = async (teacher: Importer, id: number) =>
  (await teacher.send('POST', `/imports/${id}/undo/`)).json()
