import { z } from 'zod'
import { readList } from '../../data-files/read-list.ts'
import type { WrittenItem } from '../../question.ts'
import { LEVELS } from '../../topics.ts'
import { arrange, ask, fill, improve, itemsOf, meaning, type Row, rewrite, spot } from './forms.ts'

const text = z.string().min(1)
const texts = z.array(text).min(1)
const head = { id: text, level: z.enum(LEVELS) }
const answered = { correct: text, wrong: texts, why: text }

/** How a changed sentence is asked for. */
const TASKS = {
  passive: 'Change the sentence into the passive voice.',
  active: 'Change the sentence into the active voice.',
  'indirect speech': 'Change the sentence into indirect speech.',
  'direct speech': 'Change the sentence into direct speech.',
} as const
const TASK_NAMES = ['passive', 'active', 'indirect speech', 'direct speech'] as const satisfies (keyof typeof TASKS)[]

/** A written question; `wrong` is in order of temptation. */
const entry = z.discriminatedUnion('form', [
  z.strictObject({ ...head, form: z.literal('ask'), question: text, ...answered }),
  z.strictObject({ ...head, form: z.literal('one-word'), phrase: text, ...answered }),
  z.strictObject({ ...head, form: z.literal('spelling'), meaning: text, ...answered }),
  z.strictObject({ ...head, form: z.literal('misspelt'), ...answered }),
  // `___` stands for what is filled in; several gaps are separated by “ … ” in the options
  z.strictObject({ ...head, form: z.literal('fill'), sentence: text, ...answered }),
  z.strictObject({ ...head, form: z.literal('meaning'), sentence: text, ...answered }),
  z.strictObject({ ...head, form: z.literal('rewrite'), task: z.enum(TASK_NAMES), sentence: text, ...answered }),
  z.strictObject({
    ...head,
    form: z.literal('spot'),
    parts: texts,
    /** The part with the error. */
    answer: z.enum(['A', 'B', 'C', 'D', 'none']),
    repaired: text.optional(),
    why: text,
  }),
  z.strictObject({
    ...head,
    form: z.literal('improve'),
    /** The part that may be improved is bold. */
    sentence: text,
    others: texts,
    /** Which of the others; the letter after the last one is “No improvement”. */
    answer: z.enum(['A', 'B', 'C', 'D', 'E']),
    why: text,
  }),
  // the sentences as they are printed, and their letters in the right order
  z.strictObject({ ...head, form: z.literal('arrange'), sentences: texts, order: text, wrong: texts, why: text }),
])
type Entry = z.infer<typeof entry>

function rowOf(entry: Entry): Row {
  const { id, level, why } = entry
  switch (entry.form) {
    case 'ask':
      return ask(id, level, entry.question, entry.correct, entry.wrong, why)
    case 'one-word':
      return ask(id, level, `Choose the one word for: **${entry.phrase}**.`, entry.correct, entry.wrong, why)
    case 'spelling': {
      const question = `Which is the correct spelling of the word that means “${entry.meaning}”?`
      return ask(id, level, question, entry.correct, entry.wrong, why)
    }
    case 'misspelt':
      return ask(id, level, 'Which of these words is **misspelt**?', entry.correct, entry.wrong, why)
    case 'fill':
      return fill(id, level, entry.sentence, entry.correct, entry.wrong, why)
    case 'meaning':
      return meaning(id, level, entry.sentence, entry.correct, entry.wrong, why)
    case 'rewrite':
      return rewrite(TASKS[entry.task])(id, level, entry.sentence, entry.correct, entry.wrong, why)
    case 'spot': {
      const answer = entry.answer === 'none' ? 'No error' : `(${entry.answer})`
      return spot(id, level, entry.parts, answer, entry.repaired ?? '', why)
    }
    case 'improve':
      return improve(id, level, entry.sentence, entry.others, entry.answer, why)
    case 'arrange':
      return arrange(id, level, entry.sentences, entry.order, entry.wrong, why)
  }
}

/** The written questions of an English topic. */
export const readItems = (
  file: URL,
  { topic, ...about }: { readonly topic: WrittenItem['topic'] } & Parameters<typeof itemsOf>[1],
): readonly WrittenItem[] => itemsOf(topic, about, readList(file, entry).map(rowOf))
