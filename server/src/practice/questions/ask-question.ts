import { shippedTopic } from '@pariksha/content/topic-names'
import type { Language } from '@pariksha/contract/languages'
import type { PracticeQuestion } from '@pariksha/contract/practice/practice'
import { AppError } from '../../platform/errors.ts'
import type { PracticeDeps } from '../practice-deps.ts'
import { type PracticeProfile, readPracticeProfile } from '../practice-profile.ts'
import { practisedExams } from '../syllabus/practised-exams.ts'
import { findOwnTopic } from '../syllabus/topic-names.ts'
import { makeOfTopic } from './make-of-topic.ts'
import { isOfTopic, presentAsked, storeAsked } from './queries.ts'
import { findWaiting } from './waiting-question.ts'

type Wanted = { readonly topic: string; readonly exam?: string | undefined }

/** The question of the topic that waits for its answer, or else a new one of the level that suits the student. */
export async function askQuestion(
  deps: PracticeDeps,
  studentId: number,
  { topic, exam }: Wanted,
  language: Language,
): Promise<PracticeQuestion> {
  const { db } = deps
  if (!shippedTopic(topic) && !(await findOwnTopic(db, topic))) throw new AppError('not_found')
  const waiting = await findWaiting(deps, studentId, isOfTopic(topic))
  if (waiting) return presentAsked(db, waiting, language)
  const form = await formOf(deps, studentId, exam)
  const profile = await readPracticeProfile(deps, studentId, form)
  const made = await makeOfTopic(deps, studentId, { topic, language }, profile)
  if (!made) throw new AppError('nothing_to_practise')
  return presentAsked(db, await storeAsked(db, studentId, made, isOfTopic(topic)), language)
}

async function formOf(
  deps: PracticeDeps,
  studentId: number,
  exam: string | undefined,
): Promise<PracticeProfile['form']> {
  if (exam === undefined) return {}
  const known = await practisedExams(deps, studentId, 'en')
  return (await known.find(({ slug }) => slug === exam)?.readSyllabus()) ?? {}
}
