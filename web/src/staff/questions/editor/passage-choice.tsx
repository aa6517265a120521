import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { call } from '../../../shared/lib/api/api.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Dialog } from '../../../shared/ui/dialogs/dialog.tsx'
import { TextField } from '../../../shared/ui/forms/text-field.tsx'
import { QueryResult } from '../../shared/page/query-result.tsx'
import { texts as staffTexts } from '../../texts.ts'
import { questionTexts } from '../question-texts.ts'

const { passage: texts } = questionTexts

type Props = {
  readonly open: boolean
  readonly onClose: () => void
  readonly onChoose: (id: number) => void
}

/** The newest passages of the bank, or those with the words that are searched. */
export function PassageChoice({ open, onClose, onChoose }: Props) {
  const [typed, setTyped] = useState('')
  const q = useDeferredValue(typed.trim())
  const passages = useQuery({
    queryKey: ['staff', 'question-passages', q],
    queryFn: ({ signal }) => call('GET /staff/question-passages/', { query: q === '' ? {} : { q }, signal }),
    enabled: open,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.choose}
      actions={
        <Button variant="secondary" onClick={onClose}>
          {staffTexts.form.cancel}
        </Button>
      }
    >
      <TextField
        label={texts.search}
        type="search"
        maxLength={200}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <QueryResult of={passages}>
        {(found) =>
          found.length === 0 ? (
            <p>{texts.noneFound}</p>
          ) : (
            <ul className="flex flex-col divide-y divide-line">
              {found.map(({ id, excerpt }) => (
                <li key={id} className="flex flex-col items-start gap-2 py-3">
                  <p id={`passage-${id}`} className="line-clamp-3 [overflow-wrap:anywhere]">
                    {excerpt}
                  </p>
                  <Button variant="secondary" aria-describedby={`passage-${id}`} onClick={() => onChoose(id)}>
                    {texts.take}
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </QueryResult>
    </Dialog>
  )
}
