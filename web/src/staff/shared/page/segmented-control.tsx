import { classNames } from '../../../shared/ui/class-names.ts'

export type SegmentedProps<Value extends string> = {
  readonly label: string
  readonly choices: readonly { readonly value: Value; readonly label: string }[]
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/** Buttons side by side, of which one is chosen. */
export function SegmentedControl<Value extends string>({ label, choices, value, onChange }: SegmentedProps<Value>) {
  return (
    <fieldset>
      <legend className="sr-only">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <button
            key={choice.value}
            type="button"
            aria-pressed={choice.value === value}
            onClick={() => onChange(choice.value)}
            className={classNames(
              'min-h-11 rounded-full border px-4',
              choice.value === value
                ? 'border-accent bg-accent-soft font-semibold text-accent'
                : 'border-outline bg-surface text-ink-soft hover:text-ink',
            )}
          >
            {choice.label}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
