import { TOPIC_NAMES } from '@pariksha/content/topic-names'
import type { Topic } from '@pariksha/content/topics'
import type { Language } from '@pariksha/contract/languages'
import type { Practice, PracticeTopic } from '@pariksha/contract/study/practice'
import type { PracticeDeps } from './ask-question.ts'
import { readLog } from './log.ts'
import { countDue, mistakesIn } from './mistakes.ts'
import { practisedExams } from './practised-exams.ts'
import { progressFrom } from './progress.ts'
import type { Syllabus } from './syllabus.ts'
import { takeResults } from './take-results.ts'

/** The map of an exam's syllabus for a student. */
export async function readPractice(
  deps: PracticeDeps,
  studentId: number,
  wanted: string | undefined,
  language: Language,
): Promise<Practice> {
  const { db } = deps
  const offered = await practisedExams(db, studentId, language)
  const exam = offered.find(({ slug }) => slug === wanted) ?? offered[0]
  await takeResults(deps, studentId)
  const now = new Date()
  const log = await readLog(db, studentId)
  const progress = progressFrom(log, now)
  const sections = exam ? mapOf(exam.syllabus, progress, language) : []
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
