import type { CutOffs } from '@pariksha/contract/results/cut-offs'
import { CATEGORIES } from '@pariksha/domain/ranking/categories'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../shared/lib/api/api.ts'
import { Button } from '../../shared/ui/button.tsx'
import { TextField } from '../../shared/ui/forms/text-field.tsx'
import { ActDialog } from '../shared/page/act-dialog.tsx'
import { resultsTexts } from './results-texts.ts'

const texts = resultsTexts.cutOffs

type Props = {
  readonly testId: string
  /** In a mock of several shifts they are normalised scores. */
  readonly ofScore: boolean
}

/** What students are asked for in a test, by category. */
export function CutOffsButton({ testId, ofScore }: Props) {
  const [open, setOpen] = useState(false)
  const cutOffs = useQuery({
    queryKey: ['staff', 'results', 'cut-offs', testId],
    queryFn: () => call('GET /staff/results/:testId/cut-offs/', { params: { testId } }),
    staleTime: 0,
  })
  return (
    <>
      <Button variant="secondary" disabled={cutOffs.data === undefined} onClick={() => setOpen(true)}>
        {texts.button}
      </Button>
      {cutOffs.data && (
        <ActDialog
          open={open}
          onClose={() => setOpen(false)}
          title={texts.button}
          submit={texts.save}
          done={texts.saved}
          work={(form) =>
            call('PUT /staff/results/:testId/cut-offs/', {
              params: { testId },
              body: { ...cutOffsIn(form), was: cutOffs.data },
            })
          }
        >
          {(errorOf) => (
            <>
              <p className="text-ink-soft">{ofScore ? texts.textOfScore : texts.text}</p>
              {/* what is shown is what `was` says */}
              <div key={JSON.stringify(cutOffs.data)} className="grid grid-cols-2 gap-3">
                {CATEGORIES.map((category) => (
                  <TextField
                    key={category}
                    label={category}
                    name={category}
                    type="number"
                    inputMode="decimal"
                    step="0.01"
                    min={-1000}
                    max={10_000}
                    autoComplete="off"
                    defaultValue={cutOffs.data[category] ?? ''}
                    error={errorOf(category)}
                  />
                ))}
              </div>
            </>
          )}
        </ActDialog>
      )}
    </>
  )
}

const cutOffsIn = (form: FormData) =>
  Object.fromEntries(
    CATEGORIES.map((category) => {
      const typed = String(form.get(category) ?? '').trim()
      return [category, typed === '' ? null : Number(typed)]
    }),
  ) as CutOffs
