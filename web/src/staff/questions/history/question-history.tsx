import type { Question } from '@pariksha/contract/questions/question'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../shared/lib/api/api.ts'
import { momentText } from '../../../shared/lib/format/dates.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { SelectField } from '../../../shared/ui/forms/select-field.tsx'
import { ActDialog } from '../../shared/page/act-dialog.tsx'
import { QueryResult } from '../../shared/page/query-result.tsx'
import { useMay } from '../../shared/use-may.ts'
import { questionTexts } from '../question-texts.ts'
import { correctedTo } from './key-corrections.tsx'
import { VersionDifference } from './version-difference.tsx'

const { history: texts, states } = questionTexts

/** Who wrote and who decided what, newest first, and what its versions say differently. */
export function QuestionHistory({ question }: { readonly question: Question }) {
  const entries = [
    ...question.versions.map(({ version, made_at, made_by, note }) => ({
      at: made_at,
      who: made_by,
      what: `${texts.version(version)}${version === question.version ? ` (${texts.current})` : ''}`,
      remark: note,
    })),
    ...question.events.map(({ at, who, from, to, remark }) => ({
      at,
      who,
      what: texts.moved(states[from], states[to]),
      remark,
    })),
    ...question.key_corrections.map(({ title, question_number, at, who, reason, ...correction }) => ({
      at,
      who,
      what: questionTexts.corrections.entry(
        questionTexts.statistics.place(title, question_number),
        correctedTo(correction),
      ),
      remark: reason,
    })),
  ].toSorted((one, other) => other.at.localeCompare(one.at))
  return (
    <section className="flex flex-col gap-4">
      <h2 className="font-semibold text-lg">{texts.title}</h2>
      <ol className="flex flex-col divide-y divide-line rounded-lg border border-line bg-surface">
        {entries.map(({ at, who, what, remark }) => (
          <li key={`${at}-${what}`} className="px-4 py-3">
            <p className="font-medium">{what}</p>
            <p className="figures text-ink-soft text-sm [overflow-wrap:anywhere]">
              {momentText(at, 'en')} · {texts.by(who)}
            </p>
            {remark && <p className="pt-1">{remark}</p>}
          </li>
        ))}
      </ol>
      {question.versions.length > 1 && <CompareVersions key={question.version} question={question} />}
    </section>
  )
}

const useVersion = (questionId: number, version: number) =>
  useQuery({
    queryKey: ['staff', 'question', String(questionId), 'version', version],
    queryFn: () => call('GET /staff/questions/:questionId/versions/:version/', { params: { questionId, version } }),
    staleTime: Number.POSITIVE_INFINITY, // a version never changes
  })

function CompareVersions({ question }: { readonly question: Question }) {
  const may = useMay()
  const [older, setOlder] = useState(question.version - 1)
  const [newer, setNewer] = useState(question.version)
  const [restoring, setRestoring] = useState(false)
  const before = useVersion(question.id, older)
  const after = useVersion(question.id, newer)
  const choices = question.versions.map(({ version }) => ({ value: String(version), label: texts.version(version) }))
  return (
    <div className="flex flex-col gap-4">
      <h3 className="font-semibold">{texts.compare}</h3>
      <div className="grid max-w-md grid-cols-2 gap-3">
        <SelectField
          label={texts.older}
          choices={choices}
          value={older}
          onChange={(event) => setOlder(Number(event.target.value))}
        />
        <SelectField
          label={texts.newer}
          choices={choices}
          value={newer}
          onChange={(event) => setNewer(Number(event.target.value))}
        />
      </div>
      <QueryResult of={before}>
        {(from) => (
          <QueryResult of={after}>{(to) => <VersionDifference before={from.content} after={to.content} />}</QueryResult>
        )}
      </QueryResult>
      {may('questions.write') && older !== question.version && (
        <>
          <Button variant="secondary" className="self-start" onClick={() => setRestoring(true)}>
            {texts.restore(older)}
          </Button>
          <ActDialog
            open={restoring}
            onClose={() => setRestoring(false)}
            title={texts.restore(older)}
            submit={texts.restore(older)}
            done={texts.restored(older)}
            work={async () => {
              const { content } = await call('GET /staff/questions/:questionId/versions/:version/', {
                params: { questionId: question.id, version: older },
              })
              await call('PUT /staff/questions/:questionId/', {
                params: { questionId: question.id },
                body: { content, version: question.version, note: texts.note(older) },
              })
            }}
          >
            {() => <p>{texts.restoreText(older)}</p>}
          </ActDialog>
        </>
      )}
    </div>
  )
}
