import type { PaperSlot } from '@pariksha/contract/papers/paper-slot'
import { ArrowDown, ArrowUp, GripVertical, Lock, LockOpen } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { call } from '../../../shared/lib/api/api.ts'
import { classNames } from '../../../shared/ui/class-names.ts'
import { questionTexts } from '../../questions/question-texts.ts'
import { formatMark } from '../../shared/pattern/pattern-draft.ts'
import { useBuilder } from '../draft/builder-context.ts'
import { stepFrom, type Target } from '../draft/moves.ts'
import { paperTexts } from '../paper-texts.ts'

type Props = {
  readonly slot: PaperSlot
  readonly topicName: (slug: string) => string
  readonly handle: ComponentProps<'button'>
  readonly dragged: boolean
  /** The dragged one would come before this one. */
  readonly marked: boolean
  readonly onMove: (slot: PaperSlot, target: Target) => void
}

/** A question in its section: what it asks in a line, and its place. */
export function SlotRow({ slot, topicName, handle, dragged, marked, onMove }: Props) {
  const { draft, act, editable, open } = useBuilder()
  const { id, number, excerpt, locked } = slot
  const step = (by: -1 | 1) => {
    const target = stepFrom(draft, slot, by)
    if (target) onMove(slot, target)
  }
  const lock = () =>
    act((now) =>
      call('POST /staff/papers/:draftId/questions/change/', {
        params: { draftId: now.id },
        body: { version: now.version, slots: [id], locked: !locked },
      }),
    )
  return (
    <li
      data-slot={id}
      className={classNames(
        'flex items-center gap-1 py-1 pr-1 pl-1 sm:pl-2',
        dragged && 'opacity-50',
        marked && 'border-t-3! border-t-accent!',
      )}
    >
      {editable && (
        // The arrows do the same from the keyboard.
        <button
          type="button"
          tabIndex={-1}
          aria-label={paperTexts.slot.drag(number)}
          className="flex h-11 w-6 shrink-0 cursor-grab touch-none items-center justify-center text-ink-soft sm:w-8"
          {...handle}
        >
          <GripVertical aria-hidden="true" className="size-5" />
        </button>
      )}
      <button
        type="button"
        id={`slot-${id}`}
        onClick={() => open(id)}
        onKeyDown={(event) => {
          if (!editable || !event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
          event.preventDefault()
          step(event.key === 'ArrowUp' ? -1 : 1)
        }}
        className="flex min-h-11 min-w-0 flex-1 items-baseline gap-2 rounded-sm px-1 py-1 text-left hover:bg-sunken"
      >
        <span aria-hidden="true" className="figures min-w-5 shrink-0 text-right font-semibold sm:min-w-7">
          {number}
        </span>
        <span className="sr-only">{paperTexts.slot.question(number)}</span>
        <span className="min-w-0 flex-1">
          <span className="line-clamp-2 [overflow-wrap:anywhere]">{excerpt}</span>
          <SlotFacts slot={slot} topicName={topicName} />
        </span>
      </button>
      {editable && (
        <div className="flex shrink-0">
          <Small
            label={paperTexts.slot.lock(number)}
            pressed={locked}
            onClick={() => void lock()}
            icon={locked ? <Lock className="size-4 text-accent" /> : <LockOpen className="size-4" />}
          />
          <Small
            label={paperTexts.slot.up(number)}
            disabled={stepFrom(draft, slot, -1) === null}
            onClick={() => step(-1)}
            icon={<ArrowUp className="size-4" />}
          />
          <Small
            label={paperTexts.slot.down(number)}
            disabled={stepFrom(draft, slot, 1) === null}
            onClick={() => step(1)}
            icon={<ArrowDown className="size-4" />}
          />
        </div>
      )}
    </li>
  )
}

type SmallProps = {
  readonly label: string
  readonly icon: ReactNode
  readonly pressed?: boolean
  readonly disabled?: boolean
  readonly onClick: () => void
}

const Small = ({ label, icon, pressed, disabled = false, onClick }: SmallProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    aria-pressed={pressed}
    aria-disabled={disabled || undefined} // one that is disabled loses the focus
    onClick={disabled ? undefined : onClick}
    className={classNames(
      'flex h-11 w-8 items-center justify-center rounded-sm sm:w-10',
      disabled ? 'text-line' : 'text-ink-soft hover:bg-sunken hover:text-ink',
    )}
  >
    {icon}
  </button>
)

/** The labels of a question. */
export function SlotFacts({ slot, topicName }: Pick<Props, 'slot' | 'topicName'>) {
  const { topic, level, languages, answer, question, passage, marking } = slot
  const facts = [
    topic === null ? paperTexts.slot.noTopic : topicName(topic),
    ...(level === null ? [] : [questionTexts.levels[level]]),
    languages.join(' '),
    ...(answer === null ? [] : [paperTexts.slot.key(answer)]),
    question ? paperTexts.slot.bank : paperTexts.slot.drawn,
    ...(passage === null ? [] : [paperTexts.slot.passage]),
    ...(marking ? [paperTexts.marks(formatMark(marking.right), formatMark(marking.wrong))] : []),
  ]
  const faults = [
    ...(answer === null ? [paperTexts.slot.noKey] : []),
    ...(question?.state === 'retired' ? [paperTexts.slot.retired] : []),
    ...(question && question.update !== null ? [paperTexts.slot.newer] : []),
  ]
  return (
    <span className="figures block text-ink-soft text-xs">
      {facts.join(' · ')}
      {faults.length > 0 && <strong className="text-warn"> · {faults.join(' · ')}</strong>}
    </span>
  )
}
