import { LEVELS } from '@pariksha/contract/questions/question-file'
import { type Moved, REFUSALS } from '@pariksha/contract/questions/selected-questions'
import { X } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../../shared/lib/api/api.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { SelectField } from '../../../shared/ui/forms/select-field.tsx'
import { TextField } from '../../../shared/ui/forms/text-field.tsx'
import { keepToastsAbove } from '../../../shared/ui/toast/keep-toasts-above.ts'
import { ActDialog, type Outcome } from '../../shared/page/act-dialog.tsx'
import { useMay } from '../../shared/use-may.ts'
import { importTexts } from '../imports/import-texts.ts'
import { questionTexts } from '../question-texts.ts'
import { useTopics } from '../use-topics.ts'
import { ActsMenu } from './acts-menu.tsx'
import { ExportDialog } from './export-dialog.tsx'

const { selection: texts } = questionTexts

type Props = { readonly selected: readonly number[]; readonly onSelect: (ids: readonly number[]) => void }
type DialogProps = {
  readonly ids: readonly number[]
  readonly open: boolean
  readonly onClose: () => void
  /** After their state was changed, with those that stayed: the list may no longer show the others. */
  readonly onMoved: (stayed: readonly number[]) => void
}

/** What can be done with the selected questions; the first act stands beside the menu of the others. */
export function SelectionBar({ selected, onSelect }: Props) {
  const may = useMay()
  const [open, setOpen] = useState<string>()
  const writes = may('questions.write')
  const approves = may('questions.approve')
  const acts = [
    ...(approves ? ([[texts.approve, ApproveDialog]] as const) : []),
    ...(writes
      ? ([
          [texts.submit, SubmitDialog],
          [texts.classify, ClassifyDialog],
          [texts.tag, TagDialog],
        ] as const)
      : []),
    ...(approves
      ? ([
          [questionTexts.practice.selected, PracticeDialog],
          [texts.retire, RetireDialog],
        ] as const)
      : []),
    [importTexts.export, ExportDialog] as const,
  ]
  const [first, ...others] = acts.map(([label]) => label)
  return (
    <section
      ref={keepToastsAbove}
      aria-label={texts.count(selected.length)}
      className="sticky bottom-2 z-10 flex flex-wrap items-center justify-between gap-x-2 gap-y-1 rounded-lg border border-accent bg-accent-soft p-2 sm:p-3"
    >
      <div className="flex items-center gap-1">
        <p className="figures px-1 font-semibold">{texts.count(selected.length)}</p>
        <Button
          variant="quiet"
          className="max-sm:px-3"
          icon={<X aria-hidden="true" className="size-5 sm:hidden" />}
          onClick={() => onSelect([])}
        >
          <span className="max-sm:sr-only">{texts.none}</span>
        </Button>
      </div>
      <div className="flex items-start gap-2">
        {first && (
          <Button className="xl:px-3" onClick={() => setOpen(first)}>
            {first}
          </Button>
        )}
        <ActsMenu labels={others} onChoose={setOpen} />
      </div>
      {acts.map(([label, Form]) => (
        <Form key={label} ids={selected} open={open === label} onClose={() => setOpen(undefined)} onMoved={onSelect} />
      ))}
    </section>
  )
}

/** What becomes of the state of approved questions. */
function Consequence() {
  const may = useMay()
  return <p className="text-ink-soft text-sm">{may('questions.approve') ? texts.stays : texts.draftAgain}</p>
}

function ClassifyDialog({ ids, onMoved: _, ...shown }: DialogProps) {
  const { choices } = useTopics()
  return (
    <ActDialog
      {...shown}
      title={texts.classify}
      submit={texts.classify}
      work={async (form) => {
        const topic = String(form.get('topic'))
        const level = LEVELS.find((one) => one === form.get('level'))
        const { changed } = await call('POST /staff/questions/selected/', {
          body: { questions: [...ids], ...(topic !== '' && { topic }), ...(level && { level }) },
        })
        return texts.changed(changed)
      }}
    >
      {() => (
        <>
          <SelectField
            label={questionTexts.form.topic}
            name="topic"
            choices={[{ value: '', label: texts.unchanged }, ...choices]}
          />
          <SelectField
            label={questionTexts.form.level}
            name="level"
            choices={[
              { value: '', label: texts.unchanged },
              ...LEVELS.map((value) => ({ value, label: questionTexts.levels[value] })),
            ]}
          />
          <Consequence />
        </>
      )}
    </ActDialog>
  )
}

function TagDialog({ ids, onMoved: _, ...shown }: DialogProps) {
  return (
    <ActDialog
      {...shown}
      title={texts.tag}
      submit={texts.tag}
      work={async (form) => {
        const add = String(form.get('add_tag')).trim()
        const remove = String(form.get('remove_tag')).trim()
        const { changed } = await call('POST /staff/questions/selected/', {
          body: {
            questions: [...ids],
            ...(add !== '' && { add_tag: add }),
            ...(remove !== '' && { remove_tag: remove }),
          },
        })
        return texts.changed(changed)
      }}
    >
      {(errorOf) => (
        <>
          <TextField label={texts.addTag} name="add_tag" maxLength={60} autoComplete="off" error={errorOf('add_tag')} />
          <TextField
            label={texts.removeTag}
            name="remove_tag"
            maxLength={60}
            autoComplete="off"
            error={errorOf('remove_tag')}
          />
          <Consequence />
        </>
      )}
    </ActDialog>
  )
}

function SubmitDialog({ ids, onMoved, ...shown }: DialogProps) {
  return (
    <ActDialog
      {...shown}
      title={texts.submit}
      submit={texts.submit}
      work={async () => {
        const done = await call('POST /staff/questions/selected/submit/', { body: { questions: [...ids] } })
        onMoved(done.refused.map(({ id }) => id))
        return outcomeOf(done)
      }}
    >
      {() => <p>{texts.submitText(ids.length)}</p>}
    </ActDialog>
  )
}

function outcomeOf({ changed, refused }: Moved): Outcome {
  if (refused.length === 0) return texts.changed(changed)
  const reasons = REFUSALS.flatMap((one) => {
    const count = refused.filter(({ why }) => why.includes(one)).length
    return count === 0 ? [] : [`${count} ${texts.reasons[one]}`]
  })
  return { tone: changed === 0 ? 'bad' : 'good', text: texts.refused(changed, refused.length, reasons.join(', ')) }
}

const ApproveDialog = (props: DialogProps) => (
  <ReviewDialog {...props} state="approved" label={texts.approve} text={texts.approveText} />
)
const RetireDialog = (props: DialogProps) => (
  <ReviewDialog {...props} state="retired" label={texts.retire} text={texts.retireText} />
)

function PracticeDialog({ ids, onMoved: _, ...shown }: DialogProps) {
  const { selected, selectedText, filter, choices } = questionTexts.practice
  return (
    <ActDialog
      {...shown}
      title={selected}
      submit={questionTexts.form.save}
      work={async (form) => {
        const { changed } = await call('POST /staff/questions/selected/practice/', {
          body: { questions: [...ids], allowed: form.get('practice') === 'yes' },
        })
        return texts.changed(changed)
      }}
    >
      {() => (
        <>
          <p>{selectedText(ids.length)}</p>
          <SelectField
            label={filter}
            name="practice"
            choices={(['yes', 'no'] as const).map((value) => ({ value, label: choices[value] }))}
          />
        </>
      )}
    </ActDialog>
  )
}

type ReviewProps = DialogProps & {
  readonly state: 'approved' | 'retired'
  readonly label: string
  readonly text: (count: number) => string
}

function ReviewDialog({ ids, onMoved, state, label, text, ...shown }: ReviewProps) {
  return (
    <ActDialog
      {...shown}
      title={label}
      submit={label}
      work={async () => {
        const done = await call('POST /staff/questions/selected/review/', { body: { questions: [...ids], state } })
        onMoved(done.refused.map(({ id }) => id))
        return outcomeOf(done)
      }}
    >
      {() => <p>{text(ids.length)}</p>}
    </ActDialog>
  )
}
