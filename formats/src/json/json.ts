import { questionFile } from '@pariksha/contract/question-file'
import { fault, type Making, type Problem, type QuestionSet, type Reading } from '../question-set.ts'

const MAX_PROBLEMS = 100

/** Our own JSON, the schema `questionFile` of the contract. */
export function readJson(bytes: Uint8Array): Reading {
  let value: unknown
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (error) {
    return refused([fault('not-json', `The file is not JSON in UTF-8: ${(error as Error).message}.`)])
  }
  const parsed = questionFile.safeParse(value)
  if (!parsed.success)
    return refused(
      parsed.error.issues
        .slice(0, MAX_PROBLEMS)
        .map(({ path, message }) => fault('not-a-question-file', `${path.join('.') || 'file'}: ${message}`)),
    )
  const { passages, questions, pictures } = parsed.data
  return {
    set: {
      passages,
      questions,
      pictures: pictures.map(({ id, type, data }) => ({ id, type, bytes: Buffer.from(data, 'base64') })),
    },
    problems: [],
    places: questions.map((_, index) => ({ row: index + 1 })),
  }
}

/** Never refuses: our own JSON holds everything. */
export function makeJson({ passages, questions, pictures }: QuestionSet): Making {
  const file = {
    format: 'pariksha-questions',
    version: 1,
    passages,
    questions,
    pictures: pictures.map(({ id, type, bytes }) => ({ id, type, data: Buffer.from(bytes).toString('base64') })),
  }
  return { bytes: new TextEncoder().encode(`${JSON.stringify(file, null, 2)}\n`), problems: [] }
}

const refused = (problems: readonly Problem[]): Reading => ({ set: null, problems, places: [] })
