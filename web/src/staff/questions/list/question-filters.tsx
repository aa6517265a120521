import { LANGUAGES } from '@pariksha/contract/languages'
import { LEVELS } from '@pariksha/contract/questions/question-file'
import { QUESTION_STATES } from '@pariksha/contract/questions/question-item'
import type { QuestionFilter } from '@pariksha/contract/questions/question-search'
import { QUESTION_KINDS } from '@pariksha/domain/question'
import { Link } from 'react-router'
import { Button } from '../../../shared/ui/button.tsx'
import { SelectField } from '../../../shared/ui/forms/select-field.tsx'
import { TextField } from '../../../shared/ui/forms/text-field.tsx'
import { questionTexts } from '../question-texts.ts'
import { useFilterChoices } from '../use-filter-choices.ts'
import { useTopics } from '../use-topics.ts'
import type { FilterName } from './filter-of-address.ts'
import { SavedFilters } from './saved-filters.tsx'

type Props = { readonly filter: QuestionFilter; readonly onChange: (filter: QuestionFilter) => void }

const { filter: texts } = questionTexts
const choicesOf = <Value extends string>(values: readonly Value[], labels: Readonly<Record<Value, string>>) => [
  { value: '', label: texts.any },
  ...values.map((value) => ({ value, label: labels[value] })),
]

const ANY = { value: '', label: texts.any }
const USED = choicesOf(['never', 'used'], texts.usedChoices)
const STATES = choicesOf(QUESTION_STATES, questionTexts.states)
const LEVEL_CHOICES = choicesOf(LEVELS, questionTexts.levels)
const KINDS = choicesOf(QUESTION_KINDS, questionTexts.kinds)
const PRACTICE = choicesOf(['yes', 'no'], questionTexts.practice.choices)
const STATISTICS = choicesOf(['yes'], { yes: texts.onlyFlagged })
const DISCRIMINATION = choicesOf(['0', '0.1', '0.2'], texts.discriminationBelow)
const MISSING_LANGUAGES = choicesOf(LANGUAGES, questionTexts.languages)

/** Filters that are folded away until one of them is set. */
const MORE = [
  'kind',
  'lacks',
  'tag',
  'author',
  'used',
  'used_in',
  'practice',
  'flagged',
  'right_below',
  'right_above',
  'discrimination_below',
] as const satisfies readonly FilterName[]

/** What the list of questions is narrowed by. */
export function QuestionFilters({ filter, onChange }: Props) {
  const { choices: topics } = useTopics()
  const { authors, tests } = useFilterChoices(filter)
  const set = (name: FilterName, value: string) => onChange({ ...filter, [name]: value === '' ? undefined : value })
  const select = (name: FilterName, label: string, choices: readonly { value: string; label: string }[]) => (
    <SelectField
      label={label}
      choices={choices}
      value={String(filter[name] ?? '')}
      onChange={(event) => set(name, event.target.value)}
    />
  )
  const share = (name: FilterName, label: string) => (
    <TextField
      label={label}
      type="number"
      min={0}
      max={100}
      value={String(filter[name] ?? '')}
      onChange={({ target: { value } }) =>
        set(name, value === '' ? '' : String(Math.min(100, Math.max(0, Number(value)))))
      }
    />
  )
  return (
    <search className="flex flex-col gap-4">
      <TextField
        label={texts.search}
        type="search"
        maxLength={200}
        autoComplete="off"
        value={filter.q ?? ''}
        onChange={(event) => set('q', event.target.value)}
      />
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        {select('state', texts.state, STATES)}
        {select('topic', texts.topic, [ANY, ...topics])}
        {select('level', texts.level, LEVEL_CHOICES)}
      </div>
      <details open={MORE.some((name) => filter[name] !== undefined)}>
        <summary className="cursor-pointer font-medium text-accent">{texts.more}</summary>
        <div className="grid grid-cols-2 gap-4 pt-3 lg:grid-cols-4">
          {select('kind', texts.kind, KINDS)}
          {select('lacks', texts.lacks, MISSING_LANGUAGES)}
          <TextField
            label={texts.tag}
            maxLength={60}
            value={filter.tag ?? ''}
            onChange={(event) => set('tag', event.target.value)}
          />
          {select('author', texts.author, [ANY, ...authors])}
          {select('used', texts.used, USED)}
          {select('used_in', texts.usedIn, [ANY, ...tests])}
          {select('practice', questionTexts.practice.filter, PRACTICE)}
          {select('flagged', texts.flagged, STATISTICS)}
          {select('discrimination_below', texts.discrimination, DISCRIMINATION)}
          {share('right_below', texts.rightBelow)}
          {share('right_above', texts.rightAbove)}
        </div>
      </details>
      <div className="flex flex-wrap items-center gap-2">
        {filter.imported && (
          <Link to={`/staff/imports/${filter.imported}`} className="text-accent underline">
            {texts.imported}
          </Link>
        )}
        <SavedFilters filter={filter} onChoose={onChange} />
        {Object.values(filter).some(Boolean) && (
          <Button variant="quiet" onClick={() => onChange({})}>
            {texts.clear}
          </Button>
        )}
      </div>
    </search>
  )
}
