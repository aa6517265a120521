import type { ImportUndo } from '@pariksha/contract/questions/import-changes'
import type { Import } from '@pariksha/contract/questions/imports'
import { LEVELS } from '@pariksha/contract/questions/question-file'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { call } from '../../../../shared/lib/api/api.ts'
import { Button, type ButtonVariant } from '../../../../shared/ui/button.tsx'
import { SelectField } from '../../../../shared/ui/forms/select-field.tsx'
import { ActDialog } from '../../../shared/page/act-dialog.tsx'
import { questionTexts } from '../../question-texts.ts'
import { useTopics } from '../../use-topics.ts'
import { importTexts as texts } from '../import-texts.ts'
import type { ActProps } from './act-props.ts'
import { KeyDialog } from './key-dialog.tsx'
import { NewPassage } from './new-passage.tsx'

type Props = { readonly found: Import; readonly selected: ReadonlySet<number>; readonly onDone: () => void }

type Act = readonly [label: string, form: (props: ActProps) => ReactNode, variant: ButtonVariant, disabled?: boolean]

/** What can be done with an import, or with the questions of it that are selected. */
export function ImportActs({ found, selected, onDone }: Props) {
  const [open, setOpen] = useState<string>()
  const [isWriting, setIsWriting] = useState(false)
  const passageButton = useRef<HTMLButtonElement>(null)
  const { state, questions, taken, there, faulty, changes, conflicts } = found
  const left = questions - taken - there
  const positions = [...selected].sort((a, b) => a - b)
  const isAtWork = (state === 'ready' || state === 'taken') && taken < questions
  const mayTake = positions.length > 0 || (left > 0 && faulty === 0 && conflicts === 0)
  const acts: readonly Act[] = isAtWork
    ? [
        [
          positions.length > 0 ? texts.takeSelected(positions.length) : texts.takeAll(left),
          TakeDialog,
          'primary',
          !mayTake,
        ],
        ...(changes > 0 ? [[texts.choose(positions.length), ChangesDialog, 'secondary'] as const] : []),
        [texts.key, KeyDialog, 'secondary'],
        [texts.labels(positions.length), LabelsDialog, 'secondary'],
      ]
    : []
  const removing: Act = state === 'taken' ? [texts.undo, UndoDialog, 'danger'] : [texts.delete, DeleteDialog, 'danger']
  const shown = ([label, Form, variant, disabled = false]: Act) => (
    <div key={Form.name}>
      <Button variant={variant} disabled={disabled} onClick={() => setOpen(Form.name)}>
        {label}
      </Button>
      <Form
        found={found}
        positions={positions}
        open={open === Form.name}
        onClose={() => setOpen(undefined)}
        onDone={onDone}
      />
    </div>
  )
  return (
    <section className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-2">
        {acts.map(shown)}
        {isAtWork && (
          <Button ref={passageButton} variant="secondary" disabled={isWriting} onClick={() => setIsWriting(true)}>
            {texts.writePassage(positions.length)}
          </Button>
        )}
        {shown(removing)}
      </div>
      {isAtWork && isWriting && (
        <NewPassage
          importId={found.id}
          positions={positions}
          onEnd={(saved) => {
            setIsWriting(false)
            if (saved) onDone()
            requestAnimationFrame(() => passageButton.current?.focus())
          }}
        />
      )}
      {state === 'taken' && taken > 0 && (
        <p className="rounded-lg bg-accent-soft p-4">
          {texts.takenNext}{' '}
          <Link to={`/staff/questions?imported=${found.id}`} className="text-accent underline">
            {texts.toTaken(taken)}
          </Link>
        </p>
      )}
      {isAtWork && !mayTake && <p className="text-ink-soft">{texts.first(found)}</p>}
    </section>
  )
}

function TakeDialog({ found, positions, onDone, ...shown }: ActProps) {
  const { id, questions, taken, there, changes } = found
  const count = positions.length || questions - taken - there
  return (
    <ActDialog
      {...shown}
      title={positions.length > 0 ? texts.takeSelected(count) : texts.takeAll(count)}
      submit={positions.length > 0 ? texts.takeSelected(count) : texts.takeAll(count)}
      work={async () => {
        const done = await call('POST /staff/imports/:importId/take/', {
          params: { importId: id },
          body: positions.length > 0 ? { positions: [...positions] } : {},
          timeoutMillis: 120_000,
        })
        onDone()
        return texts.takeDone(done)
      }}
    >
      {() => (
        <>
          {(positions.length > 0 || count > changes) && (
            <p>{texts.takeText(positions.length > 0 ? undefined : count - changes)}</p>
          )}
          {changes > 0 && <p>{texts.takeChanges(positions.length > 0 ? undefined : changes)}</p>}
        </>
      )}
    </ActDialog>
  )
}

function LabelsDialog({ found: { id }, positions, onDone: _, ...shown }: ActProps) {
  const { choices } = useTopics()
  return (
    <ActDialog
      {...shown}
      title={texts.labels(positions.length)}
      submit={questionTexts.form.save}
      work={async (form) => {
        const topic = String(form.get('topic'))
        const level = LEVELS.find((one) => one === form.get('level'))
        const { changed } = await call('POST /staff/imports/:importId/labels/', {
          params: { importId: id },
          body: {
            ...(positions.length > 0 && { positions: [...positions] }),
            ...(topic !== '' && { topic }),
            ...(level && { level }),
          },
        })
        return texts.labelled(changed)
      }}
    >
      {(errorOf) => (
        <>
          <SelectField
            label={questionTexts.form.topic}
            name="topic"
            choices={[{ value: '', label: texts.unchanged }, ...choices]}
            error={errorOf('topic')}
          />
          <SelectField
            label={questionTexts.form.level}
            name="level"
            choices={[
              { value: '', label: texts.unchanged },
              ...LEVELS.map((value) => ({ value, label: questionTexts.levels[value] })),
            ]}
          />
        </>
      )}
    </ActDialog>
  )
}

function ChangesDialog({ found: { id }, positions, onDone, ...shown }: ActProps) {
  return (
    <ActDialog
      {...shown}
      title={texts.choose(positions.length)}
      submit={questionTexts.form.save}
      work={async (form) => {
        const { chosen } = await call('POST /staff/imports/:importId/changes/', {
          params: { importId: id },
          body: {
            ...(positions.length > 0 && { positions: [...positions] }),
            as: form.get('as') === 'new' ? 'new' : 'change',
          },
        })
        onDone()
        return texts.chosen(chosen)
      }}
    >
      {() => (
        <>
          <p>{texts.chooseText}</p>
          <SelectField
            label={texts.chooseLabel}
            name="as"
            choices={[
              { value: 'change', label: texts.asChange },
              { value: 'new', label: texts.asNew },
            ]}
          />
        </>
      )}
    </ActDialog>
  )
}

function UndoDialog({ found: { id, state, taken }, positions: _, onDone: __, ...shown }: ActProps) {
  const preview = useQuery({
    queryKey: ['staff', 'import', String(id), 'undo'],
    queryFn: () => call('GET /staff/imports/:importId/undo/', { params: { importId: id } }),
    enabled: shown.open && state === 'taken' && taken > 0,
    staleTime: 0,
  })
  return (
    <ActDialog
      {...shown}
      danger
      title={texts.undoTitle}
      submit={texts.undo}
      work={async () => {
        const undone = await call('POST /staff/imports/:importId/undo/', {
          params: { importId: id },
          timeoutMillis: 120_000,
        })
        return texts.undone(undone)
      }}
    >
      {() => (
        <>
          <p>{preview.data ? texts.undoPreview(preview.data) : texts.undoText}</p>
          {preview.data && preview.data.kept.length > 0 && <Kept kept={preview.data.kept} />}
        </>
      )}
    </ActDialog>
  )
}

const MAX_SHOWN = 20

/** The questions that stay when an import is undone, and why. */
function Kept({ kept }: Pick<ImportUndo, 'kept'>) {
  return (
    <ul className="flex flex-col gap-1">
      {kept.slice(0, MAX_SHOWN).map(({ position, number, question_id, why }) => (
        <li key={position}>
          <Link to={`/staff/questions/${question_id}`} target="_blank" className="text-accent underline">
            {texts.question(number ?? String(position + 1))}
          </Link>
          : {texts.keptBecause[why]}
        </li>
      ))}
      {kept.length > MAX_SHOWN && <li>{texts.moreKept(kept.length - MAX_SHOWN)}</li>}
    </ul>
  )
}

function DeleteDialog({ found: { id }, positions: _, onDone: __, ...shown }: ActProps) {
  const navigate = useNavigate()
  return (
    <ActDialog
      {...shown}
      danger
      title={texts.deleteTitle}
      submit={texts.delete}
      done={texts.deleted}
      work={async () => {
        await call('DELETE /staff/imports/:importId/', { params: { importId: id } })
        void navigate('/staff/imports')
      }}
    >
      {() => <p>{texts.deleteText}</p>}
    </ActDialog>
  )
}
