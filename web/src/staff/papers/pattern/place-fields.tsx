import { STAGES, type TestItem } from '@pariksha/contract/exams/tests'
import { SelectField } from '../../../shared/ui/forms/select-field.tsx'
import { TextField } from '../../../shared/ui/forms/text-field.tsx'
import { paperTexts } from '../paper-texts.ts'
import { useSeries } from '../use-series.ts'

type Place = { readonly series: string; readonly stage: TestItem['stage']; readonly label: string }
type Props = { readonly values: Place; readonly onChange: (values: Partial<Place>) => void }

/** Where a paper stands among the tests, and what its pattern is called. */
export function PlaceFields({ values: { series, stage, label }, onChange }: Props) {
  const choices = useSeries()
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <SelectField
        label={paperTexts.create.series}
        value={series}
        choices={choices}
        onChange={(event) => onChange({ series: event.target.value })}
      />
      <SelectField
        label={paperTexts.create.stage}
        value={stage}
        choices={STAGES.map((value) => ({ value, label: paperTexts.stages[value] }))}
        onChange={(event) => onChange({ stage: STAGES.find((one) => one === event.target.value) ?? stage })}
      />
      <TextField
        label={paperTexts.create.label}
        value={label}
        maxLength={120}
        onChange={(event) => onChange({ label: event.target.value })}
      />
    </div>
  )
}
