import { z } from 'zod'
import { readList } from '../../data-files/read-list.ts'
import type { WrittenItem } from '../../question.ts'
import { CLOZE_EXAMS } from '../../shared/english/exams.ts'
import { paragraphs } from '../../text/localized.ts'
import { LEVELS } from '../../topics.ts'

const text = z.string().min(1)
const entry = z
  .strictObject({
    id: text,
    level: z.enum(LEVELS),
    /** `{1}`, `{2}` … stand for the blanks. */
    text,
    /** `wrong` is in order of temptation. */
    blanks: z.array(z.strictObject({ correct: text, wrong: z.array(text).min(4), why: text })).min(1),
  })
  .refine(
    ({ text, blanks }) => blanks.every((_, n) => text.includes(`{${n + 1}}`)),
    'a blank without a place in the text',
  )

const itemOf = ({ id, level, text, blanks }: z.infer<typeof entry>): WrittenItem => ({
  id: `cloze/${id}`,
  topic: 'cloze',
  levels: [level],
  exams: CLOZE_EXAMS,
  draft: {
    passage: { en: text.replace(/\{(\d+)\}/g, '**($1) _____**') },
    questions: blanks.map(({ correct, wrong, why }, n) => ({
      stem: { en: `Which option fits blank (${n + 1}) of the passage?` },
      correct: { en: correct },
      distractors: wrong.map((option) => ({
        text: { en: option },
        mistake: 'does not fit the sentence or the passage',
      })),
      explanation: { en: paragraphs(why, `Blank (${n + 1}) takes “${correct}”.`) },
    })),
  },
})

/** In the order in which papers draw from them. */
const FILES = ['society', 'world', 'nature', 'work', 'daily', 'places']

/** Passages with numbered blanks. */
export const ITEMS = FILES.flatMap((file) =>
  readList(new URL(`./passages/${file}.yaml`, import.meta.url), entry).map(itemOf),
)
