import type { TestDetails, TestItem } from '@pariksha/contract/exams/tests'
import * as contract from '@pariksha/contract/exams/tests'
import type { Language } from '@pariksha/contract/languages'
import { keyChanges } from '../../papers/key-changes.ts'
import { presentSections } from '../../papers/present-sections.ts'
import type { Papers } from '../../papers/store.ts'
import type { Database } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { Router } from '../../platform/http/endpoint.ts'
import { responseLanguage } from '../../platform/http/language.ts'
import { seriesNameIn } from '../catalogue/stored-names.ts'
import { instructionsIn } from './instructions.ts'
import { readProgress } from './progress.ts'
import {
  type FoundTest,
  findTest,
  listFreeTests,
  listSeries,
  listTests,
  seriesExists,
  type TestRow,
} from './queries.ts'

type Deps = { readonly db: Database; readonly papers: Papers }

export function seriesRoutes(route: Router, deps: Deps): void {
  const { db } = deps
  route(contract.listSeries, async (asked) => {
    const language = responseLanguage(asked)
    return (await listSeries(db)).map((series) => ({
      ...series,
      name: seriesNameIn(language, series.slug, series.name),
      exam: seriesNameIn(language, series.slug, series.exam),
    }))
  })

  route(contract.freeTests, async (asked) => {
    const language = responseLanguage(asked)
    return (await listFreeTests(db, asked.caller?.userId)).map((test) => ({
      ...item(test),
      series: test.series_slug,
      series_name: seriesNameIn(language, test.series_slug, test.series_name),
      for_batch: test.for_batch,
    }))
  })

  route(contract.readProgress, ({ caller }) => readProgress(db, caller.userId))

  route(contract.seriesOrTest, async (asked) => {
    const { params, caller } = asked
    const { seriesOrTestId } = params
    if (typeof seriesOrTestId === 'number')
      return details(deps, responseLanguage(asked), await findTest(db, seriesOrTestId, caller?.userId))
    if (!(await seriesExists(db, seriesOrTestId, caller?.userId))) throw new AppError('not_found')
    return (await listTests(db, seriesOrTestId, caller?.userId)).map(item)
  })

  route(contract.testOfSeries, async (asked) => {
    const { params, caller } = asked
    const { series, testId } = params
    const test = await findTest(db, testId, caller?.userId)
    return details(deps, responseLanguage(asked), test?.series_slug === series ? test : undefined)
  })
}

const item = (test: TestRow): TestItem => ({
  id: test.id,
  title: test.title,
  stage: test.stage,
  pattern: test.pattern,
  duration: test.duration_seconds / 60,
  question_count: test.question_count,
  total_marks: test.total_marks,
  free: test.free,
  state: stateOf(test),
  languages: test.languages,
  practised: test.practised,
})

function stateOf({ paper_id, free, owned }: TestRow): TestItem['state'] {
  if (paper_id === null) return 'announced'
  if (free) return 'open'
  return owned ? 'owned' : 'locked'
}

async function details({ db, papers }: Deps, language: Language, test: FoundTest | undefined): Promise<TestDetails> {
  if (!test) throw new AppError('not_found')
  return {
    ...item(test),
    series: test.series_slug,
    type: test.type,
    sub_type: test.sub_type,
    date: test.day,
    mode: test.mode,
    common_start: test.common_start,
    live_mock: test.live_mock,
    opens_at: test.opens_at?.toISOString() ?? null,
    ended: test.ended,
    ...(test.paper_id === null
      ? { sections: [], marking: null }
      : presentSections((await papers.load(test.paper_id)).plan)),
    rank_list: test.rank_list,
    instructions: test.instructions_in[language] ?? (await instructionsIn(language, test.instructions)),
    key_changes: test.paper_id === null || !test.released ? [] : await keyChanges(db, test.paper_id),
  }
}
