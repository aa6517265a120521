import type { Html } from '@pariksha/contract/exams/tests'
import { LANGUAGES } from '@pariksha/contract/languages'
import type { Texts as Languages } from '@pariksha/contract/questions/question-file'
import { LETTERS } from '@pariksha/domain/question'
import { findRenderedPassage } from '../../questions/bank/find-passage.ts'
import { type QuestionDeps, storedPassage, storedQuestion } from '../../questions/bank/html/stored-html.ts'
import type { BankQuestion } from './bank-question.ts'
import type { PreparedQuestion } from './queries.ts'

/** As a student sees it, and its key. */
export async function renderBankQuestion(shown: QuestionDeps, question: BankQuestion): Promise<PreparedQuestion> {
  const { id, version, topic, level, content } = question
  if (!content.answer) throw new Error(`question ${id} is approved and has no answer`)
  const [own, passage] = await Promise.all([
    storedQuestion(shown, question),
    content.passage_id === null ? null : renderedPassage(shown, content.passage_id),
  ])
  const source = `question/${id}`
  return {
    origin: { topic, level, source, seed: null, place: 1, version, card: source, optionCount: own.options.length },
    asked: {
      question: {
        kind: content.kind,
        question: htmlOf(own.stem),
        question_image: null,
        passage: passage && htmlOf(passage),
        options: own.options.map((option, place) => ({
          choice: LETTERS[place] ?? 'a',
          value: htmlOf(option),
          image: null,
        })),
      },
      key: { answer: content.answer, explanation: own.explanation && htmlOf(own.explanation) },
    },
  }
}

async function renderedPassage(shown: QuestionDeps, id: number): Promise<Languages | null> {
  const passage = await findRenderedPassage(shown.db, id)
  return passage ? storedPassage(shown, { id, ...passage }) : null
}

/** Where English is missing, what is there stands in its place, as in papers. */
function htmlOf(texts: Languages): Html {
  const own = Object.fromEntries(LANGUAGES.flatMap((one) => (texts[one] === undefined ? [] : [[one, texts[one]]])))
  return { ...own, en: texts.en ?? texts.te ?? texts.hi ?? '' }
}
