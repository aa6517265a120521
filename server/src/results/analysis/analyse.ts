import { type AnswerHistory, answerHistories, type Change, changesOf } from '@pariksha/domain/analysis/answer-changes'
import { lastMinutes } from '@pariksha/domain/analysis/last-minutes'
import { marksBreakdown } from '@pariksha/domain/analysis/marks-breakdown'
import { negativeBalances } from '@pariksha/domain/analysis/negative-marking'
import { nextSteps } from '@pariksha/domain/analysis/next-steps'
import { bySpeed, ownMedian, paceOf } from '@pariksha/domain/analysis/pace'
import { type PatternSection, topicMarks } from '@pariksha/domain/analysis/pattern-marks'
import { timeline } from '@pariksha/domain/analysis/timeline'
import { type Score, topicStrengths, topicsToPractise } from '@pariksha/domain/analysis/topic-strength'
import { wholeSeconds } from '@pariksha/domain/attempt/whole-seconds'
import { type MarkUnits, markQuestion, type Outcome } from '@pariksha/domain/marking/marking'
import { type MarkedBy, markedQuestions } from '../../attempts/closing/complete-attempt.ts'
import { countedActions } from '../../attempts/counted-actions.ts'
import type { LoadedPaper } from '../../papers/plan.ts'
import type { ItemFigures } from './item-figures.ts'

export type Source = MarkedBy & {
  readonly paper: Pick<LoadedPaper, 'plan'>
  readonly figures: ItemFigures
  /** Null where nothing is known of any question. */
  readonly topics: readonly (string | null)[] | null
  readonly earlier: ReadonlyMap<string, Score>
  /** Of the exam, as far as it is known. */
  readonly pattern: readonly PatternSection[]
}

/** More than half of all who took the paper were right: a blank there was easy for others. */
const EASY = 0.5

const UNANSWERED: AnswerHistory = { choices: [], lastAt: 0 }

export type Analysed = ReturnType<typeof analyse>

/** The analysis of an attempt, from its log, the current key and the figures of the paper. */
export function analyse(source: Source) {
  const { paper, log, spent, left, paused, added, figures, topics, earlier, pattern } = source
  const actions = countedActions(log)
  const { visits, idle } = timeline(actions, spent)
  const answers = answersOf(source, actions, visits)
  const medianSeconds = ownMedian(answers)
  const questions = answers.map((one) => ({ ...one, pace: paceOf(one, medianSeconds) }))

  const went = marksBreakdown(questions)
  const speeds = bySpeed(questions, medianSeconds)
  const ofTopics = questions.flatMap((one) => (one.topic === null ? [] : [{ ...one, topic: one.topic }]))
  const worth = topicMarks(sectionsOf(paper.plan, questions), pattern)
  const strengths = topicStrengths(ofTopics, earlier, worth.marks)
  const practise = topicsToPractise(strengths).map(inUnits)
  const changed = questions.reduce((sum, one) => sum + one.changed, 0)
  const endedWrong = (changes: readonly Change[]) => changes.at(-1) === 'right-to-wrong'
  const count = (verdict: Outcome) => questions.filter((one) => one.verdict === verdict).length
  return {
    went,
    negative: negativeBalances(questions, medianSeconds),
    figures,
    medianSeconds,
    spent,
    paused,
    added,
    visits,
    idle,
    questions,
    changed,
    ending: lastMinutes(questions, spent),
    speeds,
    sections: topicStrengths(questions.map((one) => ({ ...one, topic: one.section }))),
    topics: topics === null ? null : strengths.map(inUnits),
    topicShares: worth.byPattern ? ('pattern' as const) : ('paper' as const),
    practise,
    steps: nextSteps({
      lost: went.lost,
      right: count('right'),
      wrong: count('wrong'),
      medianSeconds,
      allotted: paper.plan.duration / 1000 / questions.length,
      unspent: left / 1000,
      quick: speeds.find(({ speed }) => speed === 'quick'),
      long: speeds.find(({ speed }) => speed === 'long'),
      changedToWrong: questions.filter(({ verdict, changes }) => verdict === 'wrong' && endedWrong(changes)).length,
      changed,
      topics: practise,
    }),
  }
}

/** What the student did at each question, and what it was worth. */
function answersOf(
  { paper, key, responses, marking, figures, topics }: Source,
  actions: ReturnType<typeof countedActions>,
  visits: ReturnType<typeof timeline>['visits'],
) {
  const keyed = markedQuestions(paper, key)
  const histories = answerHistories(actions)
  const opened = new Map<number, number>()
  for (const { questionNumber } of visits) opened.set(questionNumber, (opened.get(questionNumber) ?? 0) + 1)
  const times = wholeSeconds(keyed.map(({ number }) => responses.get(number)?.spent ?? 0))
  return keyed.map((question, place) => {
    const { number, section, scheme } = question
    const { verdict, marks, maximum } = marking.questions[place] as (typeof marking.questions)[number]
    const { choices, lastAt } = histories.get(number) ?? UNANSWERED
    const rightOf = (choice: string) => markQuestion(question, choice).verdict === 'right'
    const first = choices[0]
    return {
      number,
      section,
      scheme,
      verdict,
      marks,
      maximum,
      choices,
      lastAt: choices.length > 0 ? lastAt : null,
      // of a dropped question no answer is right or wrong
      changes: verdict === 'dropped' ? [] : changesOf(choices, rightOf),
      changed: choices.length > 1 && first ? marks - markQuestion(question, first).marks : 0,
      opened: responses.has(number),
      marked: responses.get(number)?.marked ?? false,
      seconds: times[place] ?? 0,
      visits: opened.get(number) ?? 0,
      easy: easyOf(figures, number),
      topic: topics?.[place] ?? null,
    }
  })
}

/** Whole units, and at least one where there is something to gain. */
const inUnits = <One extends { readonly gap: number }>(one: One): One => ({
  ...one,
  gap: one.gap > 0 ? Math.max(1, Math.round(one.gap)) : 0,
})

type Worth = {
  readonly section: number
  readonly topic: string | null
  readonly verdict: Outcome
  readonly maximum: MarkUnits
}

function sectionsOf({ sections }: LoadedPaper['plan'], questions: readonly Worth[]) {
  return sections.map(({ name }, index) => {
    const own = questions.filter(({ section }) => section === index)
    const topics = new Map<string, MarkUnits>()
    for (const { topic, verdict, maximum } of own)
      if (topic !== null && verdict !== 'dropped') topics.set(topic, (topics.get(topic) ?? 0) + maximum)
    return { name, topics, maximum: own.reduce((sum, { maximum }) => sum + maximum, 0) }
  })
}

function easyOf({ everyone }: ItemFigures, number: number): boolean | null {
  const figures = everyone.get(number)
  return figures ? figures.share > EASY : null
}
