import type { ImportQuestion } from '@pariksha/contract/questions/imports'
import type { Texts } from '@pariksha/contract/questions/question-file'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../../../shared/lib/api/api.ts'
import { Button } from '../../../../shared/ui/button.tsx'
import { ErrorNotice } from '../../../../shared/ui/status/error-notice.tsx'
import { showToast } from '../../../../shared/ui/toast/toast-store.ts'
import { notSavedText } from '../../../shared/page/failure-text.ts'
import { invalidateStaffSession } from '../../../shared/staff-calls.ts'
import { VersionDifference } from '../../history/version-difference.tsx'
import { StateMark } from '../../state-mark.tsx'
import { importTexts as texts } from '../import-texts.ts'

type Props = { readonly importId: number; readonly question: ImportQuestion; readonly passage: Texts | null }

/** What a question of a file changes of the one of the bank that it was exported from, and the choice to add it instead. */
export function QuestionChange({ importId, question, passage }: Props) {
  const { position, content, changes, there } = question
  const { choose, busy, failure } = useChoice(importId, position)
  if (changes && there !== null)
    return (
      <p>
        {texts.sameAsBank} <ToQuestion id={changes.question_id} />.
      </p>
    )
  const isConflict = changes !== null && changes.version !== changes.from_version
  return (
    <div className="flex flex-col gap-3">
      {changes === null ? (
        <p className="font-medium">{texts.isNew}</p>
      ) : (
        <>
          <p className="flex flex-wrap items-center gap-x-2">
            <span>
              {texts.changes} <ToQuestion id={changes.question_id} />
            </span>
            <StateMark state={changes.state} />
          </p>
          {isConflict && (
            <p role="note" className="rounded-md border border-warn bg-warn-soft p-3 text-sm">
              {texts.conflict(changes.from_version, changes.version)}
            </p>
          )}
          <VersionDifference
            before={changes.content}
            after={content}
            passages={{ before: changes.passage, after: passage }}
          />
        </>
      )}
      <div className="flex flex-wrap gap-2">
        {isConflict && (
          <Button variant="secondary" busy={busy} onClick={() => choose('change', texts.onTopDone)}>
            {texts.onTop(changes.version)}
          </Button>
        )}
        {changes === null ? (
          <Button variant="secondary" busy={busy} onClick={() => choose('change')}>
            {texts.changeAfterAll}
          </Button>
        ) : (
          <Button variant="secondary" busy={busy} onClick={() => choose('new')}>
            {texts.addAsNew}
          </Button>
        )}
      </div>
      {failure !== undefined && <ErrorNotice text={notSavedText(failure)} />}
    </div>
  )
}

const ToQuestion = ({ id }: { readonly id: number }) => (
  <Link to={`/staff/questions/${id}`} target="_blank" className="text-accent underline">
    {texts.toQuestion(id)}
  </Link>
)

function useChoice(importId: number, position: number) {
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const send = async (as: 'change' | 'new', done?: string) => {
    setBusy(true)
    setFailure(undefined)
    try {
      await call('POST /staff/imports/:importId/changes/', {
        params: { importId },
        body: { positions: [position], as },
      })
      await client.invalidateQueries({ queryKey: ['staff', 'import', String(importId)] })
      if (done !== undefined) showToast({ tone: 'good', text: done })
    } catch (error) {
      invalidateStaffSession(client, error)
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return { choose: (as: 'change' | 'new', done?: string) => void send(as, done), busy, failure }
}
