import { TOPIC_NAMES } from '@pariksha/content/topic-names'
import type { Topic } from '@pariksha/content/topics'
import type { Language } from '@pariksha/contract/languages'
import type { Practice, PracticeTopic } from '@pariksha/contract/study/practice'
import { catalogueOf } from '../catalogue/catalogue.ts'
import type { Database } from '../db/database.ts'
import type { PracticeDeps } from './ask-question.ts'
import { readLog } from './log.ts'
import { countDue, mistakesIn } from './mistakes.ts'
import { progressFrom } from './progress.ts'
import { type Syllabus, syllabuses } from './syllabus.ts'
import { takeResults } from './take-results.ts'

/** The map of an exam's syllabus for a student. */
export async function readPractice(
  deps: PracticeDeps,
  studentId: number,
  wanted: string | undefined,
  language: Language,
): Promise<Practice> {
  const { db } = deps
  const [exams, shipped] = await Promise.all([examsFor(db, studentId, language), syllabuses()])
  const offered = exams.filter(({ series }) => shipped.has(series))
  const exam = offered.find(({ slug }) => slug === wanted) ?? offered[0]
  const syllabus = exam && shipped.get(exam.series)
  await takeResults(deps, studentId)
  const now = new Date()
  const log = await readLog(db, studentId)
  const progress = progressFrom(log, now)
  const sections = syllabus ? mapOf(syllabus, progress, language) : []
  const topics = sections.flatMap((section) => section.topics)
  return {
    exam: exam?.slug ?? null,
    exams: offered.map(({ slug, name }) => ({ slug, name })),
    sections: sections.map(({ name, topics }) => ({
      name,
      topics: topics.map((topic) => ({ ...topic, share: tenths(topic.share) })),
    })),
    due: countDue(mistakesIn(log), now.getTime()),
    solid: tenths(topics.reduce((sum, { state, share }) => sum + (state === 'solid' ? share : 0), 0)),
  }
}

function mapOf({ sections }: Syllabus, progress: ReturnType<typeof progressFrom>, language: Language) {
  const total = sections.flatMap(({ topics }) => topics).reduce((sum, { marks }) => sum + marks, 0)
  return sections.map(({ name, topics }) => ({
    name,
    topics: topics.map(({ topic, marks }): PracticeTopic => {
      const { state, answers } = progress(topic)
      const share = (100 * marks) / total
      return { topic, name: TOPIC_NAMES[topic as Topic][language], state, answers: answers.length, share }
    }),
  }))
}

const tenths = (number: number): number => Math.round(number * 10) / 10

/** Those the institute teaches, chosen ones first. */
async function examsFor(db: Database, studentId: number, language: Language) {
  const [{ exams }, chosen] = await Promise.all([
    catalogueOf(db, language),
    db
      .selectFrom('chosen_exams')
      .select('exam_slug')
      .where('student_id', '=', studentId)
      .orderBy('chosen_at')
      .execute(),
  ])
  const slugs = chosen.map(({ exam_slug }) => exam_slug)
  const place = (slug: string) => (slugs.includes(slug) ? slugs.indexOf(slug) : slugs.length)
  return exams
    .flatMap(({ slug, name, series, own }) => (series !== null && !own ? [{ slug, name, series }] : []))
    .sort((one, other) => place(one.slug) - place(other.slug))
}
