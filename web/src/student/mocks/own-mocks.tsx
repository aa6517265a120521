import type { LiveMock } from '@pariksha/contract/live/live-mocks'
import { QueryProvider } from '../../shared/lib/api/query-provider.tsx'
import { MockCards } from './mock-cards.tsx'
import { useMocks } from './use-mock.ts'

type Props = {
  /** Those for everybody, where the document has them. */
  readonly given: readonly LiveMock[]
}

/** The mocks that the student may take, with the student's shift; replaces the public list. */
export function OwnMocks({ given }: Props) {
  return (
    <QueryProvider>
      <Asked given={given} />
    </QueryProvider>
  )
}

const Asked = ({ given }: Props) => <MockCards mocks={useMocks().data ?? given} />
