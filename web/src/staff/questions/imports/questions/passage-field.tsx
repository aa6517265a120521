import { useQuery } from '@tanstack/react-query'
import { call } from '../../../../shared/lib/api/api.ts'
import { SelectField } from '../../../../shared/ui/forms/select-field.tsx'
import { importTexts as texts } from '../import-texts.ts'

type Props = {
  readonly importId: number
  readonly position: number
  readonly passage: string | null
  readonly error: string | undefined
  readonly onChange: (passage: string | null) => void
}

/** Which passage of the import the question is about; nothing where the import has none. */
export function PassageField({ importId, position, passage, error, onChange }: Props) {
  const { data = [] } = useQuery({
    queryKey: ['staff', 'import', String(importId), 'passages', position],
    queryFn: ({ signal }) =>
      call('GET /staff/imports/:importId/passages/', { params: { importId }, query: { near: position }, signal }),
    staleTime: 0,
  })
  if (data.length === 0) return null
  // names of passages are those of the file: one may be empty
  const choiceOf = (name: string | null) => (name === null ? '' : `=${name}`)
  return (
    <SelectField
      label={texts.passageField}
      hint={texts.passageHint}
      error={error}
      choices={[
        { value: '', label: texts.noPassage },
        ...data.map((one) => ({ value: choiceOf(one.passage), label: texts.passageChoice(one) })),
      ]}
      value={choiceOf(passage)}
      onChange={({ target: { value } }) => onChange(value === '' ? null : value.slice(1))}
    />
  )
}
