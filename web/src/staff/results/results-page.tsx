import { call } from '../../shared/lib/api/api.ts'
import { momentText } from '../../shared/lib/format/dates.ts'
import { PageFrame } from '../shared/page/page-frame.tsx'
import { TestList } from '../shared/page/test-list.tsx'
import { resultsTexts } from './results-texts.ts'

/** Tests with attempts, the one begun last first. */
export function ResultsPage() {
  return (
    <PageFrame title={resultsTexts.title} text={resultsTexts.text}>
      <TestList
        queryKey={['staff', 'results', 'tests']}
        read={(query, signal) => call('GET /staff/results/', { query, signal })}
        label={resultsTexts.search}
        none={{ title: resultsTexts.none, text: resultsTexts.noneText }}
        noneFound={{ title: resultsTexts.noneFound, text: resultsTexts.noneFoundText }}
        addressOf={({ test_id }) => `/staff/results/${test_id}`}
      >
        {({ completed, running, last_started_at, released }) => (
          <>
            {[
              resultsTexts.sat(completed + running),
              resultsTexts.completed(completed),
              ...(running > 0 ? [resultsTexts.running(running)] : []),
            ].join(' · ')}
            <span className="block">
              {[
                resultsTexts.last(momentText(last_started_at, 'en')),
                ...(released ? [] : [resultsTexts.unreleased]),
              ].join(' · ')}
            </span>
          </>
        )}
      </TestList>
    </PageFrame>
  )
}
