import type { Import } from '@pariksha/contract/questions/imports'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call } from '../../../shared/lib/api/api.ts'
import { detailOf, fieldErrorOf } from '../../../shared/lib/api/api-errors.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { SelectField } from '../../../shared/ui/forms/select-field.tsx'
import { TextField } from '../../../shared/ui/forms/text-field.tsx'
import { ErrorNotice } from '../../../shared/ui/status/error-notice.tsx'
import { showToast } from '../../../shared/ui/toast/toast-store.ts'
import { invalidateStaffSession } from '../../shared/staff-calls.ts'
import { texts as staffTexts } from '../../texts.ts'
import { importTexts as texts } from './import-texts.ts'

/** Which column holds what, as it was recognised, to be corrected by hand. */
export function ColumnMapping({ found: { id, mappings: given, fields, state } }: { readonly found: Import }) {
  const client = useQueryClient()
  const [mappings, setMappings] = useState(given)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const choices = [
    { value: '', label: texts.leftOut },
    ...fields.map((value) => ({ value, label: texts.field(value) })),
  ]
  const change = (sheet: number, changed: Partial<Import['mappings'][number]>) =>
    setMappings(mappings.map((one, place) => (place === sheet ? { ...one, ...changed } : one)))
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setProblem(undefined)
    try {
      await call('PUT /staff/imports/:importId/mapping/', { params: { importId: id }, body: { mappings } })
      showToast({ tone: 'good', text: texts.readingAgain })
      await client.invalidateQueries({ queryKey: ['staff', 'import', String(id)] })
    } catch (error) {
      invalidateStaffSession(client, error)
      setProblem(fieldErrorOf(error, 'mappings') ?? detailOf(error, staffTexts.act.failed))
    } finally {
      setBusy(false)
    }
  }
  return (
    <details className="rounded-lg border border-line bg-surface p-4" open={state === 'failed'}>
      <summary className="cursor-pointer font-semibold">{texts.columns}</summary>
      <form onSubmit={(event) => void save(event)} className="flex flex-col gap-4 pt-3">
        <p className="max-w-prose text-ink-soft">{texts.columnsText}</p>
        {mappings.map(({ sheet, headingRow, columns }, place) => (
          <fieldset key={sheet ?? ''} className="flex flex-col gap-3">
            {sheet !== null && <legend className="font-medium">{texts.sheet(sheet)}</legend>}
            <TextField
              label={texts.headingRow}
              type="number"
              min={0}
              max={20_000}
              className="max-w-60"
              value={headingRow}
              onChange={(event) => change(place, { headingRow: Math.max(0, Math.trunc(Number(event.target.value))) })}
            />
            <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
              {columns.map(({ heading, field }, column) => (
                <SelectField
                  key={column}
                  label={heading || texts.noHeading(column + 1)}
                  choices={choices}
                  value={field ?? ''}
                  onChange={(event) =>
                    change(place, {
                      columns: columns.map((one, other) =>
                        other === column ? { ...one, field: event.target.value || null } : one,
                      ),
                    })
                  }
                />
              ))}
            </div>
          </fieldset>
        ))}
        {problem && <ErrorNotice text={problem} />}
        <Button type="submit" variant="secondary" className="self-start" busy={busy}>
          {texts.readAgain}
        </Button>
      </form>
    </details>
  )
}
