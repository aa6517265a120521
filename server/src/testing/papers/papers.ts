import type { PaperSection, PaperSource } from '@pariksha/content/papers/paper'
import { same } from '@pariksha/content/text/localized'
import type { SchemeText } from '@pariksha/domain/marking/marking'
import { LETTERS, type Letter } from '@pariksha/domain/question'
import type { TestMode } from '@pariksha/domain/timing/release'
import { freezePaper } from '../../papers/freeze.ts'
import { storePaper } from '../../papers/store.ts'
import type { Database } from '../../platform/db/database.ts'

type SectionOptions = { name?: string; count: number; minutes?: number | null; marking?: SchemeText }

/** The right letter of a question of a test paper: a, b, c, d, a, b … */
export const rightLetter = (questionNumber: number): Letter => LETTERS[(questionNumber - 1) % 4] as Letter
export const wrongLetter = (questionNumber: number): Letter => LETTERS[questionNumber % 4] as Letter

/** A word that stands in explanations only, so that a leak of the key can be seen. */
export const KEY_MARK = 'because-the-key-says-so'

export function aPaper({
  minutes = 60,
  sections = [{ count: 10 }],
}: {
  minutes?: number
  sections?: SectionOptions[]
} = {}): PaperSource {
  let number = 0
  return {
    minutes,
    sections: sections.map(
      ({ name, count, minutes: own = null, marking = { right: '1', wrong: '0' } }, index): PaperSection => ({
        name: name ?? `Section ${index + 1}`,
        minutes: own,
        marking,
        questions: Array.from({ length: count }, () => {
          number++
          return {
            kind: 'single-choice',
            stem: { en: `Question ${number} of section ${index + 1}?` },
            options: ['one', 'two', 'three', 'four'].map((word) => same(`${word} of ${number}`)),
            answer: { kind: 'single-choice', correct: rightLetter(number) },
            explanation: { en: `${KEY_MARK} ${number}` },
          }
        }),
      }),
    ),
  }
}

type TestOptions = {
  paper?: PaperSource
  mode?: TestMode
  opensAt?: Date
  closesAt?: Date
  releasedAt?: Date
  /** The clock of everybody starts when the test opens. */
  commonStart?: boolean
  lateWindowSeconds?: number
  published?: boolean
  freeCount?: number
}

let made = 0

/** A test in a series of its own, free unless `freeCount` says otherwise. */
export async function aTest(
  db: Database,
  {
    paper = aPaper(),
    mode = 'practice',
    opensAt,
    closesAt,
    releasedAt,
    commonStart = false,
    lateWindowSeconds = 86_400,
    published = true,
    freeCount = 1,
  }: TestOptions = {},
): Promise<{ id: number; series: string }> {
  const series = `made_${++made}`
  await db
    .insertInto('series')
    .values({ slug: series, name: series, exam: series, free_count: freeCount, position: made })
    .execute()
  const paperId = published ? await storePaper(db, freezePaper(paper)) : null
  const questions = paper.sections.flatMap((section) => section.questions)
  const { id } = await db
    .insertInto('tests')
    .values({
      series_slug: series,
      stage: 'prelims',
      position: 1,
      title: `${series} TEST 1`,
      pattern: 'made for a test',
      type: 'Mock test',
      sub_type: 'Full length',
      duration_seconds: paper.minutes * 60,
      question_count: questions.length,
      total_marks: questions.length,
      languages: ['en'],
      instructions: [],
      mode,
      late_window_seconds: lateWindowSeconds,
      opens_at: opensAt ?? null,
      closes_at: closesAt ?? null,
      released_at: releasedAt ?? null,
      common_start: commonStart,
      paper_id: paperId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, series }
}

/** Releases the results of a live test; whoever began before this stays its candidate. */
export async function releaseResults(db: Database, testId: number): Promise<void> {
  await db
    .updateTable('tests')
    .set({ released_at: new Date(0) })
    .where('id', '=', testId)
    .execute()
}
