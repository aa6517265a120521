import type { ListedName } from '@pariksha/contract/results/hidden-names'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../shared/lib/api/api.ts'
import { momentText } from '../../shared/lib/format/dates.ts'
import { Button } from '../../shared/ui/button.tsx'
import { studentTexts } from '../people/students/student-texts.ts'
import { ActDialog } from '../shared/page/act-dialog.tsx'
import { QueryResult } from '../shared/page/query-result.tsx'
import { ReasonField, textIn } from '../shared/page/reason-field.tsx'
import { resultsTexts } from './results-texts.ts'

const texts = resultsTexts.names

/** The rank list of a test as students see it, and the names that are hidden from it; asked for once it is opened. */
export function NamesStudentsSee({ testId }: { readonly testId: string }) {
  const [open, setOpen] = useState(false)
  const [chosen, setChosen] = useState<ListedName>()
  const names = useQuery({
    queryKey: ['staff', 'results', 'names', testId],
    queryFn: () => call('GET /staff/results/:testId/names/', { params: { testId } }),
    enabled: open,
    staleTime: 0,
  })
  return (
    <details
      className="rounded-lg border border-line bg-surface p-5"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="min-h-11 content-center font-semibold">{texts.title}</summary>
      {open && (
        <QueryResult of={names}>
          {(found) => (
            <>
              <p className="text-ink-soft">{found.length === 0 ? texts.none : texts.text}</p>
              <ul aria-label={texts.title} className="pt-3">
                {found.map((one) => (
                  <Name key={one.student_id} of={one} onAct={() => setChosen(one)} />
                ))}
              </ul>
            </>
          )}
        </QueryResult>
      )}
      <ActOnName testId={testId} chosen={chosen} onClose={() => setChosen(undefined)} />
    </details>
  )
}

function Name({ of, onAct }: { readonly of: ListedName; readonly onAct: () => void }) {
  const { rank, shown_name, student, hidden } = of
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-t py-2">
      <div className="wrap-anywhere">
        <p>
          {rank !== null && <span className="figures text-ink-soft">{texts.rank(rank)} · </span>}
          <span className="font-medium">{shown_name ?? texts.noConsent}</span>
        </p>
        <p className="text-ink-soft text-sm">{texts.account(student)}</p>
        {hidden && <p className="text-sm text-warn">{texts.hiddenAt(momentText(hidden.at, 'en'), hidden.reason)}</p>}
      </div>
      <Button
        variant="secondary"
        onClick={onAct}
        aria-label={texts[hidden ? 'showOf' : 'hideOf'](shown_name ?? student)}
      >
        {hidden ? texts.show : texts.hide}
      </Button>
    </li>
  )
}

type ActProps = { readonly testId: string; readonly chosen: ListedName | undefined; readonly onClose: () => void }

function ActOnName({ testId, chosen, onClose }: ActProps) {
  if (!chosen) return null
  const params = { testId, studentId: chosen.student_id }
  const { hidden } = chosen
  const name = chosen.shown_name ?? chosen.student
  return (
    <ActDialog
      open
      onClose={onClose}
      title={hidden ? texts.showOf(name) : texts.hideOf(name)}
      submit={hidden ? texts.show : texts.hide}
      done={hidden ? texts.shown : texts.hidden}
      work={(form) =>
        hidden
          ? call('DELETE /staff/results/:testId/names/:studentId/hidden/', { params })
          : call('PUT /staff/results/:testId/names/:studentId/hidden/', {
              params,
              body: { reason: textIn(form, 'reason') },
            })
      }
    >
      {(errorOf) => (
        <>
          <p>{hidden ? texts.showText : texts.hideText}</p>
          {!hidden && <ReasonField hint={studentTexts.reasonHint} error={errorOf('reason')} />}
        </>
      )}
    </ActDialog>
  )
}
