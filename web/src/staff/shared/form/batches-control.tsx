import { texts } from '../../texts.ts'
import { BatchChoice } from '../page/batch-choice.tsx'
import type { ControlProps } from './fields.ts'
import { Group } from './group.tsx'

/** For everybody, which is null, or for some batches. */
export function BatchesControl({ field, value, error, onChange }: ControlProps<'batches'>) {
  const chosen = value as readonly number[] | null
  const choice = (label: string, isChosen: boolean, next: readonly number[] | null) => (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="radio"
        className="size-5 shrink-0 accent-accent"
        checked={isChosen}
        onChange={() => onChange(next)}
      />
      {label}
    </label>
  )
  return (
    <Group label={field.label} hint={field.hint} error={chosen === null ? error : undefined}>
      {choice(texts.form.forEverybody, chosen === null, null)}
      {choice(texts.form.forBatches, chosen !== null, chosen ?? [])}
      {chosen !== null && (
        <div className="pl-8">
          <BatchChoice chosen={chosen} onChange={onChange} error={error} />
        </div>
      )}
    </Group>
  )
}
