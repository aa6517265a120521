import { EXAM_COLOURS } from '@pariksha/domain/exam-families'
import type { ControlProps } from './fields.ts'
import { Group } from './group.tsx'

/** One of the colours whose letters are readable in light and dark (web/src/styles/tokens.test.ts). */
export function ColourControl({ field, value, error, onChange }: ControlProps<'colour'>) {
  return (
    <Group label={field.label} hint={field.hint} error={error}>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {EXAM_COLOURS.map((colour) => (
          <label
            key={colour}
            data-tint={colour}
            className="tinted flex min-h-11 items-center gap-2 rounded-md border border-line bg-accent-soft px-3 font-semibold text-accent capitalize has-checked:border-accent has-checked:ring-1 has-checked:ring-accent"
          >
            <input
              type="radio"
              name="colour"
              className="size-4 accent-accent"
              checked={value === colour}
              onChange={() => onChange(colour)}
            />
            {colour}
          </label>
        ))}
      </div>
    </Group>
  )
}
