import { useQuery } from '@tanstack/react-query'
import { call } from '../../../shared/lib/api/api.ts'
import { texts } from '../../texts.ts'
import { useMay } from '../use-may.ts'

type Props = {
  readonly chosen: readonly number[]
  readonly onChange: (chosen: readonly number[]) => void
  readonly error?: string | undefined
}

/** Which batches something is for: those that the member of the staff may see. */
export function BatchChoice({ chosen, onChange, error }: Props) {
  const may = useMay()
  const { data } = useQuery({
    queryKey: ['staff', 'batches'],
    queryFn: () => call('GET /staff/batches/'),
    enabled: may('batches.read'),
  })
  if (!may('batches.read')) return <p className="text-ink-soft text-sm">{texts.batchChoice.mayNot}</p>
  return (
    <fieldset>
      <legend className="font-medium">{texts.batchChoice.label}</legend>
      {data?.length === 0 && <p className="text-ink-soft text-sm">{texts.batchChoice.none}</p>}
      {data?.map(({ id, name }) => (
        <label key={id} className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            className="size-5 shrink-0 accent-accent"
            checked={chosen.includes(id)}
            onChange={({ target }) => onChange(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))}
          />
          <span className="[overflow-wrap:anywhere]">{name}</span>
        </label>
      ))}
      {error !== undefined && (
        <p role="alert" className="text-bad text-sm">
          {error}
        </p>
      )}
    </fieldset>
  )
}
