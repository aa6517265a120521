import type { Picture, QuestionSet } from '../../question-set.ts'
import { markdownToHtml } from '../../text/markdown-to-html.ts'

/** How texts look: `**a**` and `__a__` are the same; pictures by their place in the set, formats give other ids. */
export const shown = (value: unknown, pictures: readonly Picture[] = []) =>
  JSON.parse(
    JSON.stringify(value, (key, text) =>
      typeof text === 'string' && ['en', 'te', 'hi'].includes(key)
        ? markdownToHtml(text, {
            formulae: 'delimiters',
            address: (id) => `${pictures.findIndex((picture) => picture.id === id)}`,
          })
            .replace(/\s*\n\s*/g, ' ')
            .replace(/\\\(\s+|\s+\\\)/g, (sign) => sign.trim())
        : text,
    ),
  )

/** The questions of a set as they are to be the same whatever format held them. */
export const shownQuestions = ({ questions, pictures }: QuestionSet): unknown[] =>
  questions.map((question) => shown(question, pictures))
