import { LEVELS } from '@pariksha/contract/questions/question-file'
import type { QuestionFilter } from '@pariksha/contract/questions/question-search'
import { QUESTION_KINDS } from '@pariksha/domain/question'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../shared/lib/api/api.ts'
import { dayText } from '../../../shared/lib/format/dates.ts'
import { SelectField } from '../../../shared/ui/forms/select-field.tsx'
import { TextField } from '../../../shared/ui/forms/text-field.tsx'
import { questionTexts } from '../../questions/question-texts.ts'
import { useFilterChoices } from '../../questions/use-filter-choices.ts'
import { useTopics } from '../../questions/use-topics.ts'
import { useMay } from '../../shared/use-may.ts'
import { paperTexts } from '../paper-texts.ts'

type Props = { readonly filter: QuestionFilter; readonly onChange: (filter: QuestionFilter) => void }

const texts = paperTexts.bank
const { filter: filterTexts } = questionTexts
const USED = ['never', 'used'] as const
const ANY = { value: '', label: texts.any }

/** Which questions of the bank are looked for. */
export function BankFilter({ filter, onChange }: Props) {
  const { choices } = useTopics()
  const imports = useImports()
  const { authors, tests } = useFilterChoices(filter)
  const set = <Name extends keyof QuestionFilter>(name: Name, value: QuestionFilter[Name] | '' | undefined) => {
    const { [name]: _, ...others } = filter
    onChange(value ? { ...others, [name]: value } : others)
  }
  return (
    <div className="flex flex-col gap-3">
      <TextField
        label={texts.search}
        type="search"
        maxLength={200}
        value={filter.q ?? ''}
        onChange={(event) => set('q', event.target.value)}
      />
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        <SelectField
          label={texts.topic}
          value={filter.topic ?? ''}
          choices={[ANY, ...choices]}
          onChange={(event) => set('topic', event.target.value)}
        />
        <SelectField
          label={texts.level}
          value={filter.level ?? ''}
          choices={[ANY, ...LEVELS.map((value) => ({ value, label: questionTexts.levels[value] }))]}
          onChange={(event) =>
            set(
              'level',
              LEVELS.find((one) => one === event.target.value),
            )
          }
        />
        <SelectField
          label={texts.kind}
          value={filter.kind ?? ''}
          choices={[ANY, ...QUESTION_KINDS.map((value) => ({ value, label: questionTexts.kinds[value] }))]}
          onChange={(event) =>
            set(
              'kind',
              QUESTION_KINDS.find((one) => one === event.target.value),
            )
          }
        />
        <SelectField
          label={filterTexts.used}
          value={filter.used ?? ''}
          choices={[ANY, ...USED.map((value) => ({ value, label: filterTexts.usedChoices[value] }))]}
          onChange={(event) =>
            set(
              'used',
              USED.find((one) => one === event.target.value),
            )
          }
        />
        <SelectField
          label={filterTexts.usedIn}
          value={String(filter.used_in ?? '')}
          choices={[ANY, ...tests]}
          onChange={(event) => set('used_in', Number(event.target.value))}
        />
        <SelectField
          label={filterTexts.author}
          value={filter.author ?? ''}
          choices={[ANY, ...authors]}
          onChange={(event) => set('author', event.target.value)}
        />
      </div>
      {imports.length > 0 && (
        <SelectField
          label={texts.imported}
          value={String(filter.imported ?? '')}
          choices={[ANY, ...imports]}
          onChange={(event) => set('imported', Number(event.target.value))}
        />
      )}
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-5 shrink-0 accent-accent"
          checked={filter.state === 'approved'}
          onChange={(event) => set('state', event.target.checked ? 'approved' : undefined)}
        />
        {texts.onlyApproved}
      </label>
    </div>
  )
}

/** Files whose questions are in the bank, newest first. */
function useImports() {
  const may = useMay()
  const { data = [] } = useQuery({
    queryKey: ['staff', 'imports'],
    queryFn: () => call('GET /staff/imports/'),
    enabled: may('questions.write'),
  })
  return data
    .filter(({ state }) => state === 'taken')
    .map(({ id, file_name, made_at }) => ({
      value: String(id),
      label: texts.importOf(file_name, dayText(made_at, 'en')),
    }))
}
