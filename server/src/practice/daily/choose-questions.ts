import { TOPICS_BY_SUBJECT } from '@pariksha/content/topics'
import type { Language } from '@pariksha/contract/languages'
import { DAILY_COUNT, dailyTopics } from '@pariksha/domain/practice/daily-set'
import { parseInIndia } from '@pariksha/domain/timing/units'
import { askableMistakes, dueOf, mistakesIn } from '../mistakes.ts'
import type { PracticeDeps } from '../practice-deps.ts'
import { type PracticeProfile, readPracticeProfile } from '../practice-profile.ts'
import { siblingOf } from '../questions/ask-card.ts'
import { makeOfTopic } from '../questions/make-of-topic.ts'
import { packAsked } from '../questions/pack-question.ts'
import type { PreparedQuestion } from '../questions/queries.ts'
import { practisedExams } from '../syllabus/practised-exams.ts'
import type { Syllabus } from '../syllabus/syllabus.ts'

/** Compressed, with the solutions that come after the answers; what all the rest of a reply takes fits beside it. */
const MAX_BYTES = 26_000
/** Of the mistakes that are due and can be asked: one may have a picture, or not fit. */
const MAX_TRIED = 300

/** A question of the day that stays. */
type Kept = { readonly card: string; readonly topic: string | null; readonly source: string; readonly body: Buffer }

export type WantedDay = {
  readonly day: string
  readonly language: Language
  /** Cards that still wait in the ten of the day before: no mistake is asked in both. */
  readonly waiting?: ReadonlySet<string>
}

/**
 * The questions of a day: mistakes that are due on it, those due longest first; then topics of the exam (`dailyTopics`). Beside those
 * that are `kept`, what comes next in that order.
 */
export async function chooseQuestions(
  deps: PracticeDeps,
  studentId: number,
  { day, language, waiting = new Set() }: WantedDay,
  kept: readonly Kept[] = [],
): Promise<readonly PreparedQuestion[]> {
  const syllabus = await firstSyllabus(await practisedExams(deps, studentId, 'en'))
  const profile = await readPracticeProfile(deps, studentId, syllabus ?? {})
  const set = createSet(kept)
  // tomorrow's set is made today, and what is due is due from the start of its day on
  const now = Math.max(Date.now(), parseInIndia(`${day}T00:00`))
  const mistakes = dueOf(mistakesIn(profile.log), now).filter(({ card }) => !waiting.has(card.last.card))
  const due = await askableMistakes(deps, studentId, mistakes)
  for (const { card } of due.slice(0, MAX_TRIED)) {
    if (set.isFull()) break
    set.add(await siblingOf(deps, studentId, card.mistake))
  }
  const isKept = (topic: string) => kept.some((one) => one.topic === topic)
  const inOrder = topicsFor(syllabus, profile)
  const topics = [...inOrder.filter((topic) => !isKept(topic)), ...inOrder.filter(isKept)]
  // a second question of a topic only where there are fewer topics than questions
  for (let before = -1; before < set.made.length && !set.isFull(); ) {
    before = set.made.length
    for (const topic of topics) {
      if (set.isFull()) break
      set.add(await makeOfTopic(deps, studentId, { topic, language, lately: [...waiting, ...set.sources()] }, profile))
    }
  }
  return set.made
}

/** The syllabus of the first exam whose topics are known. */
async function firstSyllabus(exams: Awaited<ReturnType<typeof practisedExams>>): Promise<Syllabus | undefined> {
  for (const { readSyllabus } of exams) {
    const syllabus = await readSyllabus()
    if (syllabus.sections.some(({ topics }) => topics.length > 0)) return syllabus
  }
  return undefined
}

/** No card twice, and not more than a day's worth of bytes. */
function createSet(kept: readonly Kept[]) {
  const made: PreparedQuestion[] = []
  let bytes = kept.reduce((sum, { body }) => sum + body.length, 0)
  return {
    made,
    isFull: () => kept.length + made.length === DAILY_COUNT,
    sources: () => [...kept.map(({ source }) => source), ...made.map(({ origin }) => origin.source)],
    add(one: PreparedQuestion | undefined) {
      if (!one || !isWhole(one)) return
      const { card } = one.origin
      if (kept.some((other) => other.card === card) || made.some(({ origin }) => origin.card === card)) return
      const size = packAsked(one.asked).length
      if (bytes + size > MAX_BYTES) return
      bytes += size
      made.push(one)
    },
  }
}

/** Without the network there is no file of a picture; those that are drawn come inside of the question. */
function isWhole({ asked: { question, key } }: PreparedQuestion): boolean {
  const pictures = [question.question_image, ...question.options.map(({ image }) => image)]
  const html = JSON.stringify([question.question, question.passage, question.options, key.explanation])
  return !html.includes('<img') && pictures.every((picture) => picture === null || picture.startsWith('data:'))
}

function topicsFor(syllabus: Syllabus | undefined, { progress }: PracticeProfile): readonly string[] {
  const marks = new Map<string, number>()
  for (const { topic, marks: worth } of syllabus?.sections.flatMap(({ topics }) => topics) ?? ANY)
    marks.set(topic, (marks.get(topic) ?? 0) + worth)
  const daily = [...marks].map(([topic, share]) => {
    const { state, ability } = progress(topic)
    return { topic, state, ability: ability.mean, share }
  })
  return dailyTopics(daily)
}

/** Where the institute shows no exam with a syllabus. */
const ANY = Object.values(TOPICS_BY_SUBJECT).flatMap((topics) => topics.map((topic) => ({ topic, marks: 1 })))
