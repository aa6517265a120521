import type { readQuestion as endpoint } from '@pariksha/contract/attempts/answers'
import type { Language } from '@pariksha/contract/languages'
import type { z } from 'zod'
import { AppError } from '../../platform/errors.ts'
import type { AttemptDeps } from '../attempt-deps.ts'
import { foldLog } from '../counted-actions.ts'
import { beginClock, changeAttempt, type LoadCurrent } from '../load-attempt.ts'
import { paletteItem } from '../present.ts'
import { readActions } from '../queries.ts'

type Answer = z.infer<(typeof endpoint.response)[200]>

/** One question with the palette, for clients that read question by question. Reading one starts the clock. */
export async function readQuestion(
  deps: AttemptDeps & { readonly loadCurrent: LoadCurrent },
  studentId: number,
  attemptId: number,
  questionNumber: number,
  language: Language,
): Promise<Answer> {
  const { attempt, paper } = await deps.loadCurrent(studentId, attemptId)
  if (attempt.status === 'paused') throw new AppError('paused')
  const content = paper.content()
  const question = content.questions[questionNumber - 1]
  if (!question) throw new AppError('not_found')
  if (attempt.startedAt > attempt.now) {
    await changeAttempt(deps, studentId, attemptId, (tx, opened) => beginClock(tx, opened.attempt))
  }
  const { responses, current } = foldLog(await readActions(deps.db, attempt))
  const passage = content.passages.find(({ id }) => id === question.passage)
  return {
    question_data: {
      question: question.question[language] ?? question.question.en,
      question_image: question.question_image,
      passage: passage ? (passage.text[language] ?? passage.text.en) : null,
      options: question.options.map(({ choice, value, image }) => ({
        choice,
        value: value[language] ?? value.en,
        image,
      })),
    },
    question_palette: content.questions.map(({ question_number }) =>
      paletteItem(question_number, responses.get(question_number)),
    ),
    current_question: current,
  }
}
