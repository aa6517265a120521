import type { PaperSlot } from '@pariksha/contract/papers/paper-slot'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../shared/lib/api/api.ts'
import { useTopics } from '../../questions/use-topics.ts'
import { useBuilder } from '../draft/builder-context.ts'
import { isThere, type Target } from '../draft/moves.ts'
import { paperTexts } from '../paper-texts.ts'
import { SectionPanel } from './section-panel.tsx'
import { useDrag } from './use-drag.ts'

/** The sections of the paper; questions move between them. */
export function Sections() {
  const { draft, act, editable } = useBuilder()
  const { nameOf } = useTopics()
  const [moved, setMoved] = useState('')
  // React makes a new element of a row in another section: the button that was pressed there gets the focus back.
  const focused = useRef<{ readonly slot: number; readonly label: string | null } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the order.
  useEffect(() => {
    const wanted = focused.current
    focused.current = null
    if (!wanted || document.activeElement !== document.body) return
    const row = document.querySelector(`[data-slot="${wanted.slot}"]`)
    const [direction] = (wanted.label ?? '').match(/up$|down$/) ?? []
    const button = direction && row?.querySelector<HTMLElement>(`[aria-label$=" ${direction}"]`)
    const next = button || row?.querySelector<HTMLElement>(`#slot-${wanted.slot}`)
    next?.focus()
  }, [draft.slots])
  const move = async (slot: PaperSlot, target: Target) => {
    if (isThere(draft, slot, target)) return
    focused.current = { slot: slot.id, label: document.activeElement?.getAttribute('aria-label') ?? null }
    let number = slot.number
    const done = await act(async ({ id, version }) => {
      const after = await call('POST /staff/papers/:draftId/questions/move/', {
        params: { draftId: id },
        body: { version, slots: [slot.id], ...target },
      })
      number = after.slots.find((one) => one.id === slot.id)?.number ?? number
      return after
    })
    if (done) setMoved(paperTexts.slot.moved(number, draft.pattern.sections[target.section]?.name ?? ''))
  }
  const dragging = useDrag((slot, target) => void move(slot, target))
  return (
    <>
      <p aria-live="polite" className="sr-only">
        {moved}
      </p>
      {editable && draft.slots.length > 0 && <p className="text-ink-soft text-sm">{paperTexts.slot.lockHint}</p>}
      {draft.pattern.sections.map((form, section) => (
        <SectionPanel
          key={form.name}
          section={section}
          topicName={nameOf}
          dragging={dragging}
          onMove={(slot, target) => void move(slot, target)}
        />
      ))}
    </>
  )
}
