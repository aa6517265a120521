import { patternMarking } from '@pariksha/contract/papers/paper-pattern'
import type { PaperSlot } from '@pariksha/contract/papers/paper-slot'
import { checkInput } from '@pariksha/contract/problems/check-input'
import { type RefObject, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../../shared/lib/api/api.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { SelectField } from '../../../shared/ui/forms/select-field.tsx'
import { showToast } from '../../../shared/ui/toast/toast-store.ts'
import { formatMark, parseMark } from '../../shared/pattern/pattern-draft.ts'
import { MarkFields } from '../../shared/pattern/pattern-editor.tsx'
import { useBuilder } from '../draft/builder-context.ts'
import { slotsOf } from '../draft/moves.ts'
import { paperTexts } from '../paper-texts.ts'

const texts = paperTexts.panel

type Props = {
  readonly slot: PaperSlot
  /** Says whether marks were typed and not set. */
  readonly typed: RefObject<boolean>
}

/** What can be done with one question. */
export function QuestionActs({ slot, typed }: Props) {
  const { draft, act, busy, open } = useBuilder()
  const { id, locked, question } = slot
  const [section, setSection] = useState(slot.section)
  const withToast = async (work: Promise<boolean>, text: string) => {
    if (await work) showToast({ tone: 'good', text })
  }
  const change = (body: { locked: boolean }) =>
    act((now) =>
      call('POST /staff/papers/:draftId/questions/change/', {
        params: { draftId: now.id },
        body: { version: now.version, slots: [id], ...body },
      }),
    )
  const replace = async () => {
    const known = new Set(draft.slots.map((one) => one.id))
    let made: number | undefined
    const done = await act(async (now) => {
      const after = await call('POST /staff/papers/:draftId/questions/replace/', {
        params: { draftId: now.id },
        body: { version: now.version, slot: id },
        timeoutMillis: 60_000,
      })
      made = after.slots.find((one) => !known.has(one.id))?.id
      return after
    })
    if (!done) return
    open(made ?? null)
    showToast({ tone: 'good', text: texts.replaced })
  }
  const remove = async () => {
    const place = draft.slots.findIndex((one) => one.id === id)
    const after = draft.slots[place + 1] ?? draft.slots[place - 1]
    const done = await act((now) =>
      call('POST /staff/papers/:draftId/questions/remove/', {
        params: { draftId: now.id },
        body: { version: now.version, slots: [id] },
      }),
    )
    if (!done) return
    open(after?.id ?? null)
    showToast({ tone: 'good', text: texts.removed })
  }
  const update = () =>
    act((now) =>
      call('POST /staff/papers/:draftId/questions/update/', {
        params: { draftId: now.id },
        body: { version: now.version, slots: [id] },
      }),
    )
  const move = () =>
    act((now) =>
      call('POST /staff/papers/:draftId/questions/move/', {
        params: { draftId: now.id },
        body: { version: now.version, slots: [id], section, before: null },
      }),
    )
  return (
    <footer className="flex flex-col gap-4 border-line border-t bg-surface p-4">
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" busy={busy} onClick={() => void change({ locked: !locked })}>
          {locked ? texts.unlock : texts.lock}
        </Button>
        <Button variant="secondary" busy={busy} onClick={() => void replace()}>
          {texts.replace}
        </Button>
        {question && question.update !== null && (
          <Button variant="secondary" busy={busy} onClick={() => void withToast(update(), texts.updated)}>
            {texts.update}
          </Button>
        )}
        <Button variant="danger" busy={busy} onClick={() => void remove()}>
          {texts.remove}
        </Button>
      </div>
      <p className="text-ink-soft text-sm">{texts.replaceText}</p>
      {draft.pattern.sections.length > 1 && (
        <div className="flex flex-wrap items-end gap-2">
          <SelectField
            className="min-w-0 flex-1 basis-48"
            label={texts.moveTo}
            value={section}
            choices={draft.pattern.sections.map(({ name, count }, index) => ({
              value: String(index),
              label: `${name} (${paperTexts.filled(slotsOf(draft, index).length, count)})`,
            }))}
            onChange={(event) => setSection(Number(event.target.value))}
          />
          <Button variant="secondary" disabled={section === slot.section} busy={busy} onClick={() => void move()}>
            {texts.move}
          </Button>
        </div>
      )}
      <OwnMarks slot={slot} typed={typed} />
      {question && (
        <Link to={`/staff/questions/${question.id}`} className="self-start text-accent underline">
          {texts.editInBank}
        </Link>
      )}
    </footer>
  )
}

/** Marks that differ from those of the section. */
function OwnMarks({ slot: { id, section, marking }, typed }: Props) {
  const { draft, act, busy } = useBuilder()
  const ofSection = draft.pattern.sections[section]?.marking ?? { right: '1', wrong: '0', blank: '0' }
  const saved = marking ?? ofSection
  const [marks, setMarks] = useState<typeof ofSection>()
  const [asked, setAsked] = useState(false)
  const values = marks ?? saved
  const wanted = {
    right: parseMark(values.right),
    wrong: parseMark(values.wrong),
    blank: parseMark(values.blank),
  }
  const isTyped = wanted.right !== saved.right || wanted.wrong !== saved.wrong || wanted.blank !== saved.blank
  useEffect(() => {
    typed.current = isTyped
    return () => {
      typed.current = false
    }
  }, [typed, isTyped])
  const read = checkInput(patternMarking, wanted)
  const save = async (next: typeof ofSection | null) => {
    const done = await act((now) =>
      call('POST /staff/papers/:draftId/questions/change/', {
        params: { draftId: now.id },
        body: { version: now.version, slots: [id], marking: next },
      }),
    )
    if (!done) return
    setMarks(undefined)
    showToast({ tone: 'good', text: texts.marksSet })
  }
  return (
    <details open={marking !== null}>
      <summary className="min-h-11 cursor-pointer content-center font-medium">{texts.marks}</summary>
      <div className="flex flex-col gap-3 pt-2">
        {marking === null && (
          <p className="text-ink-soft text-sm">
            {texts.ofSection(paperTexts.marks(formatMark(ofSection.right), formatMark(ofSection.wrong)))}
          </p>
        )}
        <MarkFields
          values={values}
          problemOf={(name) =>
            asked && !read.ok ? read.problems.find(({ path }) => path === name)?.message : undefined
          }
          onChange={(change) => setMarks({ ...values, ...change })}
        />
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            busy={busy}
            onClick={() => {
              setAsked(true)
              if (read.ok) void save(read.value)
            }}
          >
            {texts.saveMarks}
          </Button>
          {marking !== null && (
            <Button variant="quiet" busy={busy} onClick={() => void save(null)}>
              {texts.useSection}
            </Button>
          )}
        </div>
      </div>
    </details>
  )
}
