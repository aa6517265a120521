import { Plus, Trash2 } from 'lucide-react'
import { Button } from '../../../shared/ui/button.tsx'
import { SelectField } from '../../../shared/ui/forms/select-field.tsx'
import { TextField } from '../../../shared/ui/forms/text-field.tsx'
import { texts } from '../../texts.ts'
import type { ControlProps } from './fields.ts'
import { Group } from './group.tsx'

type Line = Readonly<Record<string, string>>

/** A short table that is edited line by line. */
export function RowsControl({ field, value, error, onChange }: ControlProps<'rows'>) {
  const lines = value as readonly Line[]
  const blank = Object.fromEntries(field.columns.map(({ name, choices }) => [name, choices?.[0]?.value ?? '']))
  const set = (index: number, name: string, cell: string) =>
    onChange(lines.map((line, at) => (at === index ? { ...line, [name]: cell } : line)))
  return (
    <Group label={field.label} hint={field.hint} error={error}>
      {lines.map((line, index) => (
        <div key={index} className="flex items-end gap-2">
          {field.columns.map(({ name, label, choices }) => {
            const control = {
              label,
              className: 'min-w-0 flex-1',
              value: line[name] ?? '',
            }
            return choices ? (
              <SelectField
                key={name}
                {...control}
                choices={choices}
                onChange={(event) => set(index, name, event.target.value)}
              />
            ) : (
              <TextField key={name} {...control} onChange={(event) => set(index, name, event.target.value)} />
            )
          })}
          <button
            type="button"
            aria-label={texts.form.removeLine(index + 1)}
            onClick={() => onChange(lines.filter((_, at) => at !== index))}
            className="flex size-11 shrink-0 items-center justify-center rounded-sm text-ink-soft hover:bg-sunken"
          >
            <Trash2 aria-hidden="true" className="size-5" />
          </button>
        </div>
      ))}
      <Button
        variant="secondary"
        className="self-start"
        icon={<Plus aria-hidden="true" className="size-4" />}
        onClick={() => onChange([...lines, blank])}
      >
        {texts.form.addLine}
      </Button>
    </Group>
  )
}
