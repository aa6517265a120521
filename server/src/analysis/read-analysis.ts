import type { Analysis } from '@pariksha/contract/attempts/analysis'
import type { Language } from '@pariksha/contract/languages'
import type { AttemptDeps, Opened } from '../attempts/attempt-deps.ts'
import { readMarkedBy } from '../attempts/present.ts'
import { isReleasedNow } from '../attempts/results/release.ts'
import { AppError } from '../errors.ts'
import { analyse } from './analyse.ts'
import { readEarlierScores } from './earlier-tests.ts'
import { readItemFigures } from './item-figures.ts'
import { presentAnalysis } from './present-analysis.ts'
import { readTopics } from './topics.ts'

/** The analysis of a released attempt: its log is read once, of others what was counted before. */
export async function readAnalysis(deps: AttemptDeps, opened: Opened, language: Language): Promise<Analysis> {
  const { attempt, paper } = opened
  if (!isReleasedNow(attempt)) throw new AppError('not_found')
  const [markedBy, figures, topics, earlier, exam] = await Promise.all([
    readMarkedBy(deps, opened),
    readItemFigures(deps.db, paper.id),
    readTopics(deps.db, paper.id, language),
    readEarlierScores(deps, attempt),
    examOf(deps, attempt.testId),
  ])
  const analysed = analyse({
    paper,
    ...markedBy,
    figures,
    topics: topics?.ofQuestions ?? null,
    earlier: earlier.scores,
  })
  return presentAnalysis(opened, analysed, { exam, tests: earlier.tests, nameOf: topics?.nameOf })
}

/** An exam and the series of its tests have the same slug. */
async function examOf({ db }: AttemptDeps, testId: number): Promise<string> {
  const { series_slug } = await db
    .selectFrom('tests')
    .select('series_slug')
    .where('id', '=', testId)
    .executeTakeFirstOrThrow()
  return series_slug
}
