import type { QuestionLines } from '../../question-lines.ts'
import { plain, plainOf } from '../../rich/rich-text.ts'
import { demote } from '../add-line.ts'

/** "He (a)/ do not know (b)/ the answer. (c)/ No error (d)": letters behind the parts of a sentence are the options. */
export function withPartsOfSentence(question: QuestionLines): QuestionLines {
  const { list } = question
  const last = list?.items.at(-1)
  if (!list || list.items.length < 3 || !last) return question
  const isSentence =
    question.stem.length > 0 &&
    list.items.every(({ isInline, lines }) => isInline && lines.length === 1) &&
    list.items.every((item) => (plainOf(item.lines[0] ?? []).trim() === '') === (item === last))
  if (!isSentence) return question
  const whole = { ...question, stem: [...question.stem] }
  demote(whole, [list])
  const items = list.items.map((item) => ({ ...item, lines: [plain(plainOf(item.labelRich).trim())] }))
  return { ...whole, list: { ...list, items } }
}
