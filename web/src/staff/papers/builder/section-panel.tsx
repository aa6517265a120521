import type { PaperSlot } from '@pariksha/contract/papers/paper-slot'
import { useState } from 'react'
import { Button } from '../../../shared/ui/button.tsx'
import { classNames } from '../../../shared/ui/class-names.ts'
import { formatMark } from '../../shared/pattern/pattern-draft.ts'
import { useBuilder } from '../draft/builder-context.ts'
import { slotsOf, type Target } from '../draft/moves.ts'
import { paperTexts } from '../paper-texts.ts'
import { BankDialog } from '../questions/bank-dialog.tsx'
import { canDraw, DrawDialog } from '../questions/draw-dialog.tsx'
import { RuleDialog } from '../questions/rule-dialog.tsx'
import { SlotRow } from './slot-row.tsx'
import type { useDrag } from './use-drag.ts'

type Props = {
  readonly section: number
  readonly topicName: (slug: string) => string
  readonly dragging: ReturnType<typeof useDrag>
  readonly onMove: (slot: PaperSlot, target: Target) => void
}

/** A section: what its pattern asks for, and the questions that are there. */
export function SectionPanel({ section, topicName, dragging: { drag, handle }, onMove }: Props) {
  const { draft, editable } = useBuilder()
  const [asking, setAsking] = useState<'rule' | 'bank' | 'draw' | null>(null)
  const form = draft.pattern.sections[section]
  if (!form) return null
  const slots = slotsOf(draft, section)
  const target = drag?.target?.section === section ? drag.target : null
  return (
    <section
      data-section={section}
      aria-labelledby={`section-${section}`}
      className="rounded-lg border border-line bg-surface"
    >
      <header className="flex flex-wrap items-center justify-between gap-3 border-line border-b p-3 sm:px-4">
        <div className="min-w-0">
          <h2 id={`section-${section}`} tabIndex={-1} className="font-semibold text-lg [overflow-wrap:anywhere]">
            {form.name}
          </h2>
          <p className="figures text-ink-soft text-sm">
            {paperTexts.filled(slots.length, form.count)} ·{' '}
            {paperTexts.marks(formatMark(form.marking.right), formatMark(form.marking.wrong))}
            {form.minutes !== null && ` · ${paperTexts.builder.minutes(form.minutes)}`}
          </p>
        </div>
        {editable && (
          <div className="flex flex-wrap gap-2">
            <Button
              variant="secondary"
              aria-label={paperTexts.builder.fillOf(form.name)}
              onClick={() => setAsking('rule')}
            >
              {paperTexts.builder.fill}
            </Button>
            <Button
              variant="secondary"
              aria-label={paperTexts.builder.addOf(form.name)}
              onClick={() => setAsking('bank')}
            >
              {paperTexts.builder.addFromBank}
            </Button>
            {canDraw(draft.pattern.options) && (
              <Button
                variant="secondary"
                aria-label={paperTexts.builder.drawOf(form.name)}
                onClick={() => setAsking('draw')}
              >
                {paperTexts.builder.draw}
              </Button>
            )}
          </div>
        )}
      </header>
      {slots.length === 0 ? (
        <p className="p-4 text-ink-soft">{paperTexts.builder.empty}</p>
      ) : (
        <ol className={classNames('divide-y divide-line', target?.before === null && 'border-b-3 border-b-accent')}>
          {slots.map((slot) => (
            <SlotRow
              key={slot.id}
              slot={slot}
              topicName={topicName}
              handle={handle(slot)}
              dragged={drag?.slot.id === slot.id}
              marked={target?.before === slot.id}
              onMove={onMove}
            />
          ))}
        </ol>
      )}
      {editable && (
        <>
          <RuleDialog section={section} open={asking === 'rule'} onClose={() => setAsking(null)} />
          <BankDialog section={section} open={asking === 'bank'} onClose={() => setAsking(null)} />
          <DrawDialog section={section} open={asking === 'draw'} onClose={() => setAsking(null)} />
        </>
      )}
    </section>
  )
}
