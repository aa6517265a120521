import type { TodayDelivery } from '@pariksha/contract/practice/ten-a-day'
import type { Language } from '../../../shared/languages/language.ts'
import type { DaySet, StoredAnswer, StoredSet } from './daily-storage.ts'

/** One answer that the server cannot read holds up all others: clocks of devices are set to years before 1970, too. */
export const deliverable = ({ userId: _, at, seconds, ...answer }: StoredAnswer) => ({
  ...answer,
  at: Math.max(0, at),
  seconds: Math.max(0, seconds),
})

/** Names the unanswered questions that the device has in this language. */
export function asking(lang: Language, has: DaySet | undefined) {
  const kept = has?.lang === lang ? has.questions : []
  const known = kept.filter(({ answer }) => answer === null).map(({ id }) => id)
  return { lang, ...(known.length > 0 && { known: known.join(',') }) }
}

/** A reply, with the questions that were not sent again. */
export function completed(
  { day, questions }: Pick<DaySet, 'day' | 'questions'>,
  ids: readonly number[],
  has: DaySet | undefined,
) {
  const all = new Map([...(has?.questions ?? []), ...questions].map((one) => [one.id, one]))
  return { day, questions: ids.flatMap((id) => all.get(id) ?? []) }
}

/** Tomorrow's set of those on the device: not the one that has become today's, but also one that a clock ahead took for today's. */
export function nextAfter(day: string, before: StoredSet | undefined): Pick<StoredSet, 'next'> {
  const next = [before?.next, before].find((one) => one && one.day > day)
  return next ? { next: { day: next.day, questions: next.questions, ...(next.lang && { lang: next.lang }) } } : {}
}

/** What became of answers that were delivered, by the ids of their questions. */
export function outcomesOf({ answers, refused }: TodayDelivery) {
  const refusedAs = (isMeant: (code: TodayDelivery['refused'][number]['code']) => boolean) =>
    refused.filter(({ code }) => isMeant(code)).map(({ question_id }) => question_id)
  return {
    answers: new Map(answers.map(({ question_id, answer }) => [question_id, answer])),
    /** The server takes them on their day. */
    notYet: refusedAs((code) => code === 'question_not_today'),
    sealed: refusedAs((code) => code === 'question_sealed'),
    lost: refusedAs((code) => code !== 'question_not_today' && code !== 'question_sealed'),
  }
}

/** A set with the answers of a reply. What came into a test meanwhile is no question of the day any more. */
export function markedSet(set: StoredSet, reply: TodayDelivery): StoredSet {
  const { answers, sealed } = outcomesOf(reply)
  return {
    ...set,
    streak: reply.streak,
    questions: set.questions
      .filter(({ id }) => !sealed.includes(id))
      .map((one) => ({ ...one, answer: answers.get(one.id) ?? one.answer })),
  }
}
