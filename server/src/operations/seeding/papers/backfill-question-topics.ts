import { brotliDecompressSync } from 'node:zlib'
import { aboutQuestions, type QuestionAbout } from '@pariksha/content/papers/about'
import type { Paper } from '@pariksha/contract/exams/tests'
import { LETTERS } from '@pariksha/domain/question'
import type { PaperKey } from '../../../papers/plan.ts'
import { renderText } from '../../../papers/render.ts'
import type { Transaction } from '../../../platform/db/database.ts'

/**
 * Stores the topics of questions in papers that were opened before topics were stored: those of written items are found by
 * their texts, those from templates are not. Unopened papers are regenerated anyway. Returns how many papers were examined.
 */
export async function backfillQuestionTopics(tx: Transaction): Promise<number> {
  const papers = await tx
    .selectFrom('papers')
    .innerJoin('keys', (join) => join.onRef('keys.paper_id', '=', 'papers.id').on('keys.version', '=', 1))
    .select(['papers.id', 'papers.body', 'keys.body as key'])
    .where('about', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('attempts').select('attempts.id').whereRef('attempts.paper_id', '=', 'papers.id')),
    )
    .execute()
  if (papers.length === 0) return 0
  const written = await writtenQuestions()
  for (const { id, body, key } of papers) {
    const { questions, passages } = read<Paper>(body)
    const answers = read<PaperKey>(key)
    const about = questions.map(({ question, passage, options }, index) => {
      const answer = answers[index]?.answer
      const correct = answer?.kind === 'single-choice' ? options[LETTERS.indexOf(answer.correct)]?.value.en : undefined
      return written.get(textOf(question.en, correct, passages.find((one) => one.id === passage)?.text.en)) ?? null
    })
    await tx
      .updateTable('papers')
      .set({ about: JSON.stringify(about) })
      .where('id', '=', id)
      .execute()
  }
  return papers.length
}

const read = <T>(body: Buffer): T => JSON.parse(brotliDecompressSync(body).toString('utf8')) as T

const textOf = (question: string, correct = '', passage = ''): string => [passage, question, correct].join('|')

/** Each question of a written item by its visible text. Texts that occur twice are left out. */
async function writtenQuestions(): Promise<ReadonlyMap<string, QuestionAbout | null>> {
  const { BANK } = await import('@pariksha/content/bank')
  const known = new Map<string, QuestionAbout | null>()
  for (const { id, topic, levels, draft } of BANK.items) {
    const about = aboutQuestions({ topic, level: levels[0] ?? 'medium', source: id, draft })
    for (const [place, { stem, correct }] of draft.questions.entries()) {
      const text = textOf(renderText(stem).en, renderText(correct).en, draft.passage && renderText(draft.passage).en)
      known.set(text, known.has(text) ? null : (about[place] ?? null))
    }
  }
  return known
}
