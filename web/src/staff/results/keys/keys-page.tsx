import { call } from '../../../shared/lib/api/api.ts'
import { PageFrame } from '../../shared/page/page-frame.tsx'
import { TestList } from '../../shared/page/test-list.tsx'
import { keyTexts } from './key-texts.ts'

/** Tests with a paper, those with results first. */
export function KeysPage() {
  return (
    <PageFrame title={keyTexts.title} text={keyTexts.text}>
      <TestList
        queryKey={['staff', 'keys', 'list']}
        read={(query, signal) => call('GET /staff/keys/', { query, signal })}
        label={keyTexts.search}
        none={{ title: keyTexts.none }}
        noneFound={{ title: keyTexts.noneFound }}
        addressOf={({ paper_id }) => `/staff/keys/${paper_id}`}
      >
        {({ results, flagged, corrections, open_challenges }) =>
          [
            keyTexts.tests(results),
            flagged !== null && flagged > 0 && keyTexts.flagged(flagged),
            corrections > 0 && keyTexts.corrected(corrections),
            open_challenges > 0 && keyTexts.challenged(open_challenges),
          ]
            .filter(Boolean)
            .join(' · ')
        }
      </TestList>
    </PageFrame>
  )
}
