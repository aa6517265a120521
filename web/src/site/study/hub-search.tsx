import type { MaterialPage } from '@pariksha/contract/site/study'
import { Search, SlidersHorizontal } from 'lucide-react'
import type { FormEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import { LANGUAGE_NAMES } from '../../shared/languages/language.ts'
import { useDayName } from '../../shared/lib/format/day-names.ts'
import { FILTERS, HUB, type HubSearch, hubAddress, readSearch } from '../../shared/paths/hub-address.ts'
import { Button, buttonClassName } from '../../shared/ui/button.tsx'
import { SelectField } from '../../shared/ui/forms/select-field.tsx'
import { useTexts } from './texts.ts'

type Props = { readonly search: HubSearch; readonly choices: MaterialPage['choices'] }

/** Search and filters in one GET form, which works without JavaScript. */
export function HubSearchForm({ search, choices }: Props) {
  const texts = useTexts()
  const { monthName } = useDayName()
  const navigate = useNavigate()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new URLSearchParams([...new FormData(event.currentTarget)] as [string, string][])
    void navigate(hubAddress(readSearch(given)), { preventScrollReset: true })
  }
  const filters = FILTERS.filter((name) => search[name] !== undefined).length
  const options = {
    exam: choices.exams.map((exam) => ({ value: exam, label: texts.exams[exam] })),
    type: choices.types.map((type) => ({ value: type, label: texts.types[type] })),
    month: choices.months.map((month) => ({ value: month, label: monthName(month) })),
    language: choices.languages.map((language) => ({ value: language, label: LANGUAGE_NAMES[language] })),
  }
  return (
    <search>
      <form action={HUB} onSubmit={submit} className="flex flex-col gap-4">
        {search.category && <input type="hidden" name="category" value={search.category} />}
        <div className="flex gap-2">
          <label className="relative flex-1">
            <span className="sr-only">{texts.search}</span>
            <Search aria-hidden="true" className="-translate-y-1/2 absolute top-1/2 left-3 size-5 text-ink-faint" />
            <input
              type="search"
              name="q"
              maxLength={200}
              defaultValue={search.q}
              placeholder={texts.placeholder}
              className="min-h-11 w-full rounded-md border border-outline bg-surface py-2 pr-3 pl-10 placeholder:text-ink-faint"
            />
          </label>
          <Button type="submit">{texts.find}</Button>
        </div>
        <details open={filters > 0} className="rounded-md">
          <summary className={buttonClassName('secondary', 'w-fit list-none')}>
            <SlidersHorizontal aria-hidden="true" className="size-4" />
            {filters > 0 ? texts.filtersOn(filters) : texts.filter}
          </summary>
          <div className="mt-3 flex flex-col gap-4 rounded-md border border-line bg-surface p-4">
            <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
              {FILTERS.map((name) => (
                <SelectField
                  key={name}
                  name={name}
                  label={texts.fields[name]}
                  defaultValue={search[name] ?? ''}
                  choices={[{ value: '', label: texts.any[name] }, ...options[name]]}
                />
              ))}
            </div>
            <div className="flex flex-wrap gap-3">
              <Button type="submit" variant="secondary">
                {texts.apply}
              </Button>
              {filters > 0 && (
                <Link
                  to={hubAddress(search, { exam: '', type: '', month: '', language: '' })}
                  preventScrollReset
                  className={buttonClassName('quiet')}
                >
                  {texts.clear}
                </Link>
              )}
            </div>
          </div>
        </details>
      </form>
    </search>
  )
}
