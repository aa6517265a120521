import { useQuery } from '@tanstack/react-query'
import { call } from '../../shared/lib/api/api.ts'

/** The series that papers stand in, as choices of a field. */
export function useSeries() {
  const { data = [] } = useQuery({ queryKey: ['series'], queryFn: () => call('GET /tests/'), staleTime: 300_000 })
  return data.map(({ slug, name }) => ({ value: slug, label: name }))
}
