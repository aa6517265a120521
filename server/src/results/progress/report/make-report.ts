import type { Language } from '@pariksha/contract/languages'
import type { Progress } from '@pariksha/contract/results/progress'
import { marksText } from '@pariksha/domain/marking/marks-text'
import { percentileText } from '@pariksha/domain/ranking/ranking'
import { testNameIn } from '../../../exams/catalogue/stored-names.ts'
import { dayText } from '../../../platform/moments.ts'
import type { PrintedReport } from './printed-report.ts'
import { REPORT_TEXTS } from './report-texts.ts'

const VERSION = 3
const MAX_TOPICS = 40

type Given = {
  readonly progress: Progress
  readonly name: string
  readonly institute: string
  readonly language: Language
}

/** The texts of a report; the same results make the same report, whenever it is asked for. */
export function makeReport({ progress: { tests, topics }, name, institute, language }: Given): PrintedReport {
  const texts = REPORT_TEXTS[language]
  const dayOf = (moment: string) => dayText(new Date(moment), language)
  const topicTests = testsOfTopics(topics)
  const madeAt = tests.at(-1)?.completed_at ?? new Date(0).toISOString()
  return {
    version: VERSION,
    language,
    institute,
    title: texts.title,
    name,
    date: tests.length === 0 ? '' : dayOf(madeAt),
    testsTitle: texts.tests,
    heads: texts.heads,
    tests: tests.toReversed().map((test) => ({
      title: testNameIn(language, test.title),
      date: dayOf(test.completed_at),
      marks: `${marksText(test.marks)} / ${test.max_marks}`,
      percent: test.percent,
      percentText: `${marksText(test.percent)}%`,
      rank: test.rank === null ? texts.notRanked : `${test.rank} / ${test.of}`,
      percentile: test.percentile === null ? texts.notRanked : percentileText(test.percentile),
      time: texts.minutes(Math.max(1, Math.round(test.seconds / 60))),
    })),
    none: texts.none,
    rankNote: texts.rankNote,
    topicsTitle: texts.topics,
    topicHeads: texts.topicHeads,
    topics: topics.slice(0, MAX_TOPICS).map(({ name: topic, right, seen, low, high, strength, tests: own }) => ({
      name: topic,
      score: `${right} / ${seen}`,
      band: `${Math.round(100 * low)}–${Math.round(100 * high)}%`,
      strength: texts.strengths[strength],
      tests: topicTests.map((id) => {
        const score = own.find(({ attempt_id }) => attempt_id === id)
        return score ? { seen: score.seen, right: score.right } : null
      }),
    })),
    topicNote: texts.topicNote,
    madeAt,
  }
}

/** The attempts in which any of the topics was seen, oldest first. */
function testsOfTopics(topics: Progress['topics']): number[] {
  const at = new Map(topics.flatMap(({ tests }) => tests.map((one) => [one.attempt_id, Date.parse(one.completed_at)])))
  return [...at].sort(([a, atA], [b, atB]) => atA - atB || a - b).map(([id]) => id)
}
