import { classNames } from '../../shared/ui/class-names.ts'
import { type DemoState, STATUSES, type Status, statusOf } from './demo-state.ts'
import { useTexts } from './texts.ts'

/** Grey where one is, purple for marked (with a green corner when answered), green for answered, red for the rest. */
const LOOKS: Record<Status, string> = {
  current: 'rounded-md bg-current-question text-on-current-question',
  'answered-marked': 'rounded-full bg-marked text-on-marked',
  marked: 'rounded-full bg-marked text-on-marked',
  answered: 'rounded-t-full bg-answered text-on-answered',
  unanswered: 'rounded-b-full bg-not-answered text-on-not-answered',
}

type Props = { readonly state: DemoState; readonly onGo: (index: number) => void }

export function DemoPalette({ state, onGo }: Props) {
  const texts = useTexts()
  return (
    <nav aria-label={texts.palette} className="flex flex-col gap-5">
      <ol className="figures grid grid-cols-5 gap-2">
        {state.marks.map((_, index) => {
          const status = statusOf(state, index)
          return (
            <li key={index}>
              <button
                type="button"
                aria-label={texts.paletteButton(index + 1, texts.statuses[status])}
                aria-current={status === 'current' ? 'step' : undefined}
                onClick={() => onGo(index)}
                className={classNames('relative size-11 font-semibold', LOOKS[status])}
              >
                {index + 1}
                {status === 'answered-marked' && <Corner />}
              </button>
            </li>
          )
        })}
      </ol>
      <ul className="grid grid-cols-2 gap-2 text-sm lg:grid-cols-1">
        {STATUSES.map((status) => (
          <li key={status} className="flex items-center gap-2">
            <span aria-hidden="true" className={classNames('relative size-5 shrink-0', LOOKS[status])}>
              {status === 'answered-marked' && <Corner />}
            </span>
            {texts.legend[status]}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Corner() {
  return (
    <span
      aria-hidden="true"
      className="absolute -right-0.5 -bottom-0.5 size-[38%] rounded-full border-2 border-surface bg-answered"
    />
  )
}
