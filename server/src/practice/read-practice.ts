import { shippedTopic } from '@pariksha/content/topic-names'
import type { Language } from '@pariksha/contract/languages'
import type { Practice, PracticeTopic } from '@pariksha/contract/practice/practice'
import type { Database } from '../platform/db/database.ts'
import { importResults } from './import-results.ts'
import { type LoggedAnswer, readLog } from './log.ts'
import { askableMistakes, dueOf, mistakesIn } from './mistakes.ts'
import type { PracticeDeps } from './practice-deps.ts'
import { type Progress, progressFrom } from './progress.ts'
import { topicsInPractice } from './questions/bank-question.ts'
import { practisedExams } from './syllabus/practised-exams.ts'
import type { Syllabus } from './syllabus/syllabus.ts'
import { nameOfTopic } from './syllabus/topic-names.ts'

/** The map of an exam's syllabus for a student. */
export async function readPractice(
  deps: PracticeDeps,
  studentId: number,
  wanted: string | undefined,
  language: Language,
): Promise<Practice> {
  const { db } = deps
  const offered = await practisedExams(deps, studentId, language)
  const exam = offered.find(({ slug }) => slug === wanted) ?? offered[0]
  const syllabus = await exam?.readSyllabus()
  await importResults(deps, studentId)
  const now = new Date()
  const log = await readLog(db, studentId)
  const progress = progressFrom(log, now)
  const sections = syllabus
    ? await mapOf(syllabus, {
        progress,
        nameOf: (topic) => nameOfTopic(db, topic, language),
        isAsked: await askedTopics(db, log),
      })
    : []
  const topics = sections.flatMap((section) => section.topics)
  return {
    exam: exam?.slug ?? null,
    exams: offered.map(({ slug, name }) => ({ slug, name })),
    sections: sections.map(({ name, topics }) => ({
      name,
      topics: topics.map((topic) => ({ ...topic, share: tenths(topic.share) })),
    })),
    due: (await askableMistakes(deps, studentId, dueOf(mistakesIn(log), now.getTime()))).length,
    solid: tenths(topics.reduce((sum, { state, share }) => sum + (state === 'solid' ? share : 0), 0)),
  }
}

type Known = {
  readonly progress: Progress
  readonly nameOf: (topic: string) => Promise<string>
  /** Whether there is anything of it to practise. */
  readonly isAsked: (topic: string) => boolean
}

function mapOf({ sections }: Syllabus, { progress, nameOf, isAsked }: Known) {
  const total = sections.reduce((sum, { marks }) => sum + marks, 0)
  return Promise.all(
    sections.map(async ({ name, topics }) => ({
      name,
      topics: await Promise.all(
        topics.map(async ({ topic, marks }): Promise<PracticeTopic> => {
          const { state, answers } = progress(topic)
          const share = (100 * marks) / total
          return { topic, name: await nameOf(topic), state, answers: answers.length, share, asked: isAsked(topic) }
        }),
      ),
    })),
  )
}

/** Shipped topics always have questions; the institute's own only where practice is allowed or a test had them. */
async function askedTopics(db: Database, log: readonly LoggedAnswer[]): Promise<Known['isAsked']> {
  const allowed = await topicsInPractice({ db })
  const taken = new Set(log.flatMap(({ topic, paper }) => (topic && paper ? topic : [])))
  return (topic) => shippedTopic(topic) !== undefined || allowed.has(topic) || taken.has(topic)
}

const tenths = (number: number): number => Math.round(number * 10) / 10
