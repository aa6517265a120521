import type { KeyRow, PaperKeys } from '@pariksha/contract/results/keys'
import { useState } from 'react'
import { useParams } from 'react-router'
import { momentText } from '../../../shared/lib/format/dates.ts'
import { Button, ButtonLink } from '../../../shared/ui/button.tsx'
import { PageFrame } from '../../shared/page/page-frame.tsx'
import { QueryResult } from '../../shared/page/query-result.tsx'
import { SegmentedControl } from '../../shared/page/segmented-control.tsx'
import { useMay } from '../../shared/use-may.ts'
import { DaysDialog } from './days-dialog.tsx'
import { KeyTable } from './key-table.tsx'
import { keyTexts } from './key-texts.ts'
import { useKey } from './use-key.ts'

const FILTERS = {
  all: { label: keyTexts.all, passes: () => true },
  flagged: { label: keyTexts.onlyFlagged, passes: ({ statistics }: KeyRow) => (statistics?.flags.length ?? 0) > 0 },
  challenged: { label: keyTexts.onlyChallenged, passes: ({ open_challenges }: KeyRow) => open_challenges > 0 },
} as const
type Filter = keyof typeof FILTERS

/** The questions of a paper with their statistics, and the corrections of its key. */
export function KeyPage() {
  const { paperId = '' } = useParams()
  const key = useKey(paperId)
  const may = useMay()
  const [filter, setFilter] = useState<Filter>('all')
  const [setting, setSetting] = useState(false)
  return (
    <QueryResult of={key} title={keyTexts.title}>
      {(found) => {
        const shown = found.questions.filter(FILTERS[filter].passes)
        const [test] = found.tests
        return (
          <PageFrame
            title={found.tests.map(({ title }) => title).join(', ')}
            text={found.made_at === null ? keyTexts.noResults : keyTexts.made(momentText(found.made_at, 'en'))}
            actions={
              <>
                {test && may('keys.correct') && (
                  <Button variant="secondary" onClick={() => setSetting(true)}>
                    {keyTexts.challenges.days}
                  </Button>
                )}
                <ButtonLink variant="secondary" to="/staff/keys">
                  {keyTexts.back}
                </ButtonLink>
              </>
            }
          >
            <SegmentedControl
              label={keyTexts.show}
              choices={(Object.keys(FILTERS) as Filter[]).map((value) => ({ value, label: FILTERS[value].label }))}
              value={filter}
              onChange={setFilter}
            />
            {shown.length === 0 ? (
              <p className="text-ink-soft">{keyTexts.nothingHere}</p>
            ) : (
              <KeyTable paperId={paperId} questions={shown} />
            )}
            <Corrections corrections={found.corrections} />
            {test && (
              <DaysDialog
                open={setting}
                onClose={() => setSetting(false)}
                testId={test.id}
                days={test.challenge_days}
              />
            )}
          </PageFrame>
        )
      }}
    </QueryResult>
  )
}

function Corrections({ corrections }: Pick<PaperKeys, 'corrections'>) {
  if (corrections.length === 0) return null
  return (
    <section className="flex flex-col gap-3">
      <h2 className="font-semibold text-xl">{keyTexts.corrections}</h2>
      <ul className="flex flex-col divide-y divide-line rounded-lg border border-line bg-surface">
        {corrections.map(({ version, question_number, kind, reason, by, changed_at }) => (
          <li key={version} className="px-4 py-3">
            <p className="font-medium">
              {keyTexts.question(question_number)}: {keyTexts.kinds[kind]}
            </p>
            <p className="[overflow-wrap:anywhere]">{reason}</p>
            <p className="figures text-ink-soft text-sm [overflow-wrap:anywhere]">
              {momentText(changed_at, 'en')} {by !== null && keyTexts.by(by)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
