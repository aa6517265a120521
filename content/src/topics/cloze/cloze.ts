import { z } from 'zod'
import type { WrittenItem } from '../../question.ts'
import { CLOZE_EXAMS } from '../../shared/english/exams.ts'
import { paragraphs } from '../../text/localized.ts'
import type { Level } from '../../topics.ts'

const text = z.string().min(1)

/** What stands for `{1}`, `{2}` … in a text; `wrong` is in order of temptation. */
export const blanks = z.array(z.strictObject({ correct: text, wrong: z.array(text).min(4), why: text })).min(1)
type Blanks = z.infer<typeof blanks>

export const everyBlankHasAPlace = ({ text, blanks }: { text: string; blanks: Blanks }): boolean =>
  blanks.every((_, n) => text.includes(`{${n + 1}}`))

/** A passage with numbered blanks. */
export const cloze = (id: string, level: Level, text: string, blanks: Blanks): WrittenItem => ({
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
