import { useQuery } from '@tanstack/react-query'
import { call } from '../../../shared/lib/api/api.ts'
import { Field as Labelled } from '../../../shared/ui/forms/field.tsx'
import { SelectField } from '../../../shared/ui/forms/select-field.tsx'
import { TextField } from '../../../shared/ui/forms/text-field.tsx'
import { texts } from '../../texts.ts'
import type { PatternDraft } from '../pattern/pattern-draft.ts'
import { PatternEditor } from '../pattern/pattern-editor.tsx'
import { rowsOf } from '../staff-calls.ts'
import { BatchesControl } from './batches-control.tsx'
import { ColourControl } from './colour-control.tsx'
import type { Choice, ControlProps } from './fields.ts'
import { Group } from './group.tsx'
import { MarkdownControl } from './markdown-control.tsx'
import { RowsControl } from './rows-control.tsx'
import { FileControl } from './uploads/file-control.tsx'

type Props = ControlProps & {
  /** What is wrong inside of a field that has several inputs, by path. */
  readonly problems?: ReadonlyMap<string, string>
}

/** The control of a field, by its kind. */
export function FieldControl({ field, value, error, problems, onChange }: Props) {
  const { kind, label, hint, optional } = field
  const wiring = { label, hint, error, required: !optional }
  switch (kind) {
    case 'line':
    case 'date':
      return (
        <TextField
          {...wiring}
          type={kind === 'date' ? 'date' : 'text'}
          value={String(value)}
          onChange={(event) => onChange(event.target.value)}
        />
      )
    case 'number':
      return (
        <TextField
          {...wiring}
          inputMode="decimal"
          value={String(value)}
          onChange={(event) => onChange(event.target.value)}
        />
      )
    case 'text':
      return (
        <Labelled {...wiring}>
          {(control) => (
            <textarea {...control} rows={4} value={String(value)} onChange={(event) => onChange(event.target.value)} />
          )}
        </Labelled>
      )
    case 'lines':
      return (
        <Labelled {...wiring} hint={hint ?? texts.form.onePerLine}>
          {(control) => (
            <textarea
              {...control}
              rows={4}
              value={(value as string[]).join('\n')}
              onChange={(event) => onChange(event.target.value === '' ? [] : event.target.value.split('\n'))}
            />
          )}
        </Labelled>
      )
    case 'yes':
      return (
        <Group label={label} hint={hint} error={error} bare>
          <label className="flex min-h-11 items-center gap-3 font-medium">
            <input
              type="checkbox"
              className="size-5 accent-accent"
              checked={value === true}
              onChange={(event) => onChange(event.target.checked)}
            />
            {label}
          </label>
        </Group>
      )
    case 'choice':
      return <ChoiceControl field={field} value={value} error={error} onChange={onChange} />
    case 'material':
    case 'article':
      return <TextControl field={field} value={value} error={error} onChange={onChange} />
    case 'batches':
      return <BatchesControl field={field} value={value} error={error} onChange={onChange} />
    case 'choices':
      return <ChoicesControl field={field} value={value} error={error} onChange={onChange} />
    case 'picture':
    case 'pdf':
      return <FileControl field={field} value={value} error={error} onChange={onChange} />
    case 'colour':
      return <ColourControl field={field} value={value} error={error} onChange={onChange} />
    case 'pattern':
      return (
        <Group label={label} hint={hint}>
          <PatternEditor draft={value as PatternDraft} problems={problems ?? null} onChange={onChange} />
        </Group>
      )
    case 'rows':
      return <RowsControl field={field} value={value} error={error} onChange={onChange} />
    case 'markdown':
      return <MarkdownControl field={field} value={value} error={error} onChange={onChange} />
  }
}

function ChoiceControl({ field, value, error, onChange }: ControlProps<'choice'>) {
  const exams = useExams(field.choices === 'exams')
  const choices = field.choices === 'exams' ? exams.choices : field.choices
  return (
    <SelectField
      label={field.label}
      hint={field.hint}
      error={error ?? exams.problem}
      required={!field.optional}
      choices={[{ value: '', label: field.optional ? texts.form.none : '' }, ...withChosen(choices, String(value))]}
      value={String(value)}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

/** One of the texts to read. */
function TextControl({
  field: { kind, label, hint, optional },
  value,
  error,
  onChange,
}: ControlProps<'material' | 'article'>) {
  const rows = useTextRows(kind === 'material' ? 'materials' : 'articles')
  return (
    <SelectField
      label={label}
      hint={hint}
      error={error ?? rows.problem}
      required={!optional}
      choices={[{ value: '', label: texts.form.none }, ...withChosen(rows.choices, String(value))]}
      value={String(value)}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

function ChoicesControl({ field, value, error, onChange }: ControlProps<'choices'>) {
  const series = useSeries(field.choices === 'series')
  const choices = field.choices === 'series' ? series.choices : field.choices
  const chosen = value as readonly string[]
  return (
    <Group label={field.label} hint={field.hint} error={error ?? series.problem}>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {choices.map((choice) => (
          <label key={choice.value} className="flex min-h-10 items-center gap-3">
            <input
              type="checkbox"
              className="size-5 accent-accent"
              checked={chosen.includes(choice.value)}
              onChange={(event) =>
                onChange(
                  event.target.checked ? [...chosen, choice.value] : chosen.filter((one) => one !== choice.value),
                )
              }
            />
            {choice.label}
          </label>
        ))}
      </div>
    </Group>
  )
}

/** What is there to choose from, and that it could not be loaded. */
type Loaded = { readonly choices: readonly Choice[]; readonly problem: string | undefined }

const loaded = <Row,>(
  { data, error }: { readonly data: readonly Row[] | undefined; readonly error: unknown },
  choiceOf: (row: Row) => Choice,
): Loaded => ({
  choices: data?.map(choiceOf) ?? [],
  problem: data === undefined && error ? texts.form.choicesFailed : undefined,
})

/** What is chosen is shown although the list is not here. */
const withChosen = (choices: readonly Choice[], value: string): readonly Choice[] =>
  value === '' || choices.some((choice) => choice.value === value) ? choices : [...choices, { value, label: value }]

const useExams = (enabled: boolean): Loaded => {
  const queryFn = () => call('GET /exams/')
  return loaded(useQuery({ queryKey: ['exams'], queryFn, enabled }), ({ slug, name }) => ({ value: slug, label: name }))
}

const useSeries = (enabled: boolean): Loaded => {
  const queryFn = () => call('GET /tests/')
  return loaded(useQuery({ queryKey: ['series'], queryFn, enabled }), ({ slug, name }) => ({
    value: slug,
    label: name,
  }))
}

const useTextRows = (name: 'materials' | 'articles'): Loaded => {
  const rows = useQuery({ queryKey: ['staff', 'rows', name], queryFn: () => rowsOf(name), staleTime: 0 })
  return loaded(rows, ({ id, title, language }) => ({ value: String(id), label: `${title} (${language})` }))
}
