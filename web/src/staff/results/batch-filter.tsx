import { useQuery } from '@tanstack/react-query'
import { call } from '../../shared/lib/api/api.ts'
import { SelectField } from '../../shared/ui/forms/select-field.tsx'
import { useMay } from '../shared/use-may.ts'
import { resultsTexts } from './results-texts.ts'

type BatchProps = {
  readonly batch: number | undefined
  readonly onChange: (batch: number | undefined) => void
}

/** Whose results are shown. */
export function BatchFilter({ batch, onChange }: BatchProps) {
  const may = useMay()
  const batches = useQuery({
    queryKey: ['staff', 'batches'],
    queryFn: () => call('GET /staff/batches/'),
    enabled: may('batches.read'),
  })
  if (!batches.data || batches.data.length === 0) return null
  return (
    <SelectField
      label={resultsTexts.batch}
      className="max-w-sm"
      value={batch === undefined ? '' : String(batch)}
      onChange={(event) => onChange(event.target.value === '' ? undefined : Number(event.target.value))}
      choices={[
        { value: '', label: resultsTexts.everybody },
        ...batches.data.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
    />
  )
}
