import type { Language } from '@pariksha/contract/languages'
import type { Analysis } from '@pariksha/contract/results/analysis'
import type { AttemptDeps } from '../../attempts/attempt-deps.ts'
import type { AttemptWithPaper } from '../../attempts/attempt-with-paper.ts'
import { readMarkedBy } from '../../attempts/present.ts'
import { isReleasedNow } from '../../attempts/results/release.ts'
import { AppError } from '../../platform/errors.ts'
import { analyse } from './analyse.ts'
import { readEarlierScores } from './earlier-tests.ts'
import { readItemFigures } from './item-figures.ts'
import { presentAnalysis } from './present-analysis.ts'
import type { createReadPattern } from './read-pattern.ts'
import { readTopics } from './topics.ts'

export type AnalysisDeps = AttemptDeps & { readonly readPattern: ReturnType<typeof createReadPattern> }

/** The analysis of a released attempt: its log is read once, of others what was counted before. */
export async function readAnalysis(
  deps: AnalysisDeps,
  opened: AttemptWithPaper,
  language: Language,
): Promise<Analysis> {
  const { attempt, paper } = opened
  if (!isReleasedNow(attempt)) throw new AppError('not_found')
  const [markedBy, figures, topics, earlier, { exam, pattern }] = await Promise.all([
    readMarkedBy(deps, opened),
    readItemFigures(deps.db, paper.id),
    readTopics(deps.db, paper.id, language),
    readEarlierScores(deps, attempt),
    deps.readPattern({ testId: attempt.testId, sections: paper.plan.sections.map(({ name }) => name) }),
  ])
  const analysed = analyse({
    paper,
    ...markedBy,
    figures,
    topics: topics?.ofQuestions ?? null,
    earlier: earlier.scores,
    pattern,
  })
  return presentAnalysis(opened, analysed, { exam, tests: earlier.tests, nameOf: topics?.nameOf })
}
