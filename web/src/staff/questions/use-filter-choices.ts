import { useQuery } from '@tanstack/react-query'
import { call } from '../../shared/lib/api/api.ts'

type Choice = { readonly value: string; readonly label: string }

/** Of authors and tests, with one that is set and not among them. */
export function useFilterChoices({
  author,
  used_in,
}: {
  readonly author?: string | undefined
  readonly used_in?: number | undefined
}) {
  const { data } = useQuery({
    queryKey: ['staff', 'question-filter-choices'],
    queryFn: () => call('GET /staff/question-filter-choices/'),
    staleTime: 60_000,
  })
  return {
    authors: withSet(
      (data?.authors ?? []).map((email) => ({ value: email, label: email })),
      author,
    ),
    tests: withSet(
      (data?.tests ?? []).map(({ id, title }) => ({ value: String(id), label: title })),
      used_in,
    ),
  }
}

const withSet = (choices: readonly Choice[], set: string | number | undefined): readonly Choice[] =>
  set === undefined || choices.some(({ value }) => value === String(set))
    ? choices
    : [...choices, { value: String(set), label: String(set) }]
