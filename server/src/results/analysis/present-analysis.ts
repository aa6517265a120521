import type { Analysis } from '@pariksha/contract/results/analysis'
import type { TopicStrength } from '@pariksha/domain/analysis/topic-strength'
import type { AttemptWithPaper } from '../../attempts/attempt-with-paper.ts'
import type { Analysed } from './analyse.ts'
import type { Figures } from './item-figures.ts'

type AnalysisContext = {
  readonly exam: string
  /** How many earlier ones. */
  readonly tests: number
  readonly nameOf: ((topic: string) => string) | undefined
}

/** An analysis as the API presents it: marks in units, times in seconds. */
export function presentAnalysis(
  { paper }: AttemptWithPaper,
  analysed: Analysed,
  { exam, tests, nameOf }: AnalysisContext,
): Analysis {
  const { went, negative, figures, medianSeconds, questions, ending, speeds, topics } = analysed
  return {
    exam,
    units_per_mark: paper.plan.unitsPerMark,
    max_marks: went.maximum,
    marks: went.score,
    lost: went.lost.map(({ loss, units, questions }) => ({ loss, marks: units, questions })),
    negative: negative.map(({ breakEven, uncertain, ...one }) => ({
      ...one,
      even_share: breakEven,
      doubtful: uncertain.map(({ sign, ...sum }) => ({ doubt: sign, ...sum })),
    })),
    candidates: figures.candidates,
    seconds: Math.round(analysed.spent / 1000),
    paused_seconds: Math.round(analysed.paused / 1000),
    added_seconds: Math.round(analysed.added / 1000),
    median_seconds: medianSeconds,
    visits: analysed.visits.map(({ questionNumber, from, spent }) => [questionNumber, tenths(from), tenths(spent)]),
    breaks: analysed.idle.map(({ from, until }) => ({ from: tenths(from), until: tenths(until) })),
    changes: questions.flatMap(({ number, changes }) => changes.map((change) => ({ question_number: number, change }))),
    changed_marks: analysed.changed,
    last_minutes: ending && { right: ending.right, wrong: ending.wrong, marks: ending.units },
    speeds: speeds.map(({ seconds: _, wrongSeconds: __, ...speed }) => speed),
    questions: questions.map((one) => ({
      question_number: one.number,
      section: one.section,
      topic: one.topic,
      verdict: one.verdict,
      marks: one.marks,
      max_marks: one.maximum,
      seconds: one.seconds,
      visits: one.visits,
      changes: Math.max(0, one.choices.length - 1),
      first_choice: one.choices[0] ?? null,
      last_choice: one.choices.at(-1) ?? null,
      pace: one.pace,
      everyone: presentFigures(figures.everyone.get(one.number)),
      top_tenth: presentFigures(figures.topTenth.get(one.number)),
    })),
    sections: analysed.sections.map((section) => {
      const own = questions.filter((one) => one.section === section.topic)
      const opened = analysed.visits.find(({ questionNumber }) => own.some(({ number }) => number === questionNumber))
      return {
        name: paper.plan.sections[section.topic]?.name ?? '',
        ...presentStrength(section),
        seconds: own.reduce((sum, { seconds }) => sum + seconds, 0),
        marks: own.reduce((sum, { marks }) => sum + marks, 0),
        first_opened: opened ? tenths(opened.from) : null,
      }
    }),
    topics:
      topics?.map((topic) => ({
        topic: topic.topic,
        name: nameOf?.(topic.topic) ?? topic.topic,
        ...presentStrength(topic),
        earlier: topic.earlier,
        gap: topic.gap,
      })) ?? null,
    topic_shares: analysed.topicShares,
    earlier_tests: tests,
    practise: analysed.practise.map(({ topic }) => topic),
    next_steps: analysed.steps,
  }
}

const tenths = (millis: number): number => Math.round(millis / 100) / 10

const presentStrength = ({ seen, right, asked, maximum, interval, strength }: TopicStrength<unknown>) => ({
  seen,
  right,
  asked,
  max_marks: maximum,
  low: interval.low,
  high: interval.high,
  strength,
})

const presentFigures = (figures: Figures | undefined) =>
  figures ? { right_share: figures.share, median_seconds: figures.medianSeconds } : null
