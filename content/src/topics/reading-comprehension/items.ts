import { z } from 'zod'
import { readList } from '../../data-files/read-list.ts'
import type { WrittenItem } from '../../question.ts'
import { PASSAGE_EXAMS } from '../../shared/english/exams.ts'
import { paragraphs } from '../../text/localized.ts'
import { LEVELS } from '../../topics.ts'

const text = z.string().min(1)
const entry = z.strictObject({
  id: text,
  level: z.enum(LEVELS),
  text,
  questions: z
    .array(
      z.strictObject({
        question: text,
        correct: text,
        /** In order of temptation. */
        wrong: z.array(text).min(4),
        /** Where the passage decides it. */
        why: text,
      }),
    )
    .min(1),
})

const itemOf = ({ id, level, text, questions }: z.infer<typeof entry>): WrittenItem => ({
  id: `reading-comprehension/${id}`,
  topic: 'reading-comprehension',
  levels: [level],
  exams: PASSAGE_EXAMS,
  draft: {
    passage: { en: text },
    questions: questions.map(({ question, correct, wrong, why }) => ({
      stem: { en: question },
      correct: { en: correct },
      distractors: wrong.map((option) => ({ text: { en: option }, mistake: 'not what the passage says' })),
      explanation: { en: paragraphs(why, `The answer is: ${correct}${/[.?!]$/.test(correct) ? '' : '.'}`) },
    })),
  },
})

/** In the order in which papers draw from them. */
const FILES = [
  'trade',
  'land',
  'science',
  'life',
  'economy',
  'work',
  'past',
  'nature',
  'discovery',
  'society',
  'ideas',
  'customs',
  'works',
  'thoughts',
  'places',
  'crafts',
]

/** Reading passages with the questions that they alone decide. */
export const ITEMS = FILES.flatMap((file) =>
  readList(new URL(`./passages/${file}.yaml`, import.meta.url), entry).map(itemOf),
)
