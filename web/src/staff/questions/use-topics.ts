import { useQuery } from '@tanstack/react-query'
import { call } from '../../shared/lib/api/api.ts'
import { questionTexts } from './question-texts.ts'

/** The topics of the product and of the institute, as choices of a field, and their names. */
export function useTopics() {
  const { data = [], isPending } = useQuery({
    queryKey: ['staff', 'question-topics'],
    queryFn: () => call('GET /staff/question-topics/'),
    staleTime: 300_000,
  })
  return {
    topics: data,
    isPending,
    choices: data
      .map(({ slug, subject, name }) => ({ value: slug, label: `${subject}: ${name}` }))
      .toSorted((one, other) => one.label.localeCompare(other.label, 'en')),
    nameOf: (slug: string | null): string =>
      slug === null ? questionTexts.noTopic : (data.find((topic) => topic.slug === slug)?.name ?? slug),
  }
}
