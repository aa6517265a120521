import type { CataloguePattern } from '@pariksha/contract/papers/catalogue-patterns'
import { patternQuestions } from '@pariksha/contract/papers/paper-pattern'
import { SelectField } from '../../../shared/ui/forms/select-field.tsx'
import { formatMark } from '../../shared/pattern/pattern-draft.ts'
import { paperTexts } from '../paper-texts.ts'

type Props = {
  readonly patterns: readonly CataloguePattern[]
  readonly id: string
  readonly onChange: (id: string) => void
}

/** A pattern of the catalogue: its series first, then its forms. */
export function CatalogueChoice({ patterns, id, onChange }: Props) {
  const chosen = patterns.find((one) => one.id === id)
  const series = [...new Map(patterns.map((one) => [one.series, one.series_name]))]
  const forms = patterns.filter((one) => one.series === chosen?.series)
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        <SelectField
          label={paperTexts.create.series}
          value={chosen?.series ?? ''}
          choices={series.map(([value, label]) => ({ value, label }))}
          onChange={(event) => onChange(patterns.find((one) => one.series === event.target.value)?.id ?? id)}
        />
        <SelectField
          label={paperTexts.create.pattern}
          value={id}
          choices={forms.map((one) => ({
            value: one.id,
            label: nameOf(one),
          }))}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
      {chosen && <PatternSummary {...chosen} />}
    </>
  )
}

const nameOf = ({ label, stage, pattern }: CataloguePattern): string =>
  [
    label,
    ...(stage.endsWith('_sectional') ? [pattern.sections.map(({ name }) => name).join(', ')] : []),
    paperTexts.stages[stage],
    paperTexts.questions(patternQuestions(pattern)),
  ].join(' · ')

function PatternSummary({ pattern: { minutes, sections } }: Pick<CataloguePattern, 'pattern'>) {
  return (
    <div className="rounded-lg border border-line bg-surface p-4">
      <p className="font-medium">{paperTexts.pattern.sums(patternQuestions({ sections }), String(minutes))}</p>
      <ul className="figures mt-2 flex flex-col gap-1 text-ink-soft text-sm">
        {sections.map(({ name, count, marking, minutes: own }) => (
          <li key={name}>
            {[
              `${name}: ${paperTexts.questions(count)}`,
              paperTexts.marks(formatMark(marking.right), formatMark(marking.wrong)),
              ...(own === null ? [] : [paperTexts.builder.minutes(own)]),
            ].join(' · ')}
          </li>
        ))}
      </ul>
    </div>
  )
}
