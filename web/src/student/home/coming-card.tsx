import { useTexts } from '../attempts/texts.ts'
import { useMocks } from '../mocks/use-mock.ts'
import { ComingMockCard } from './coming-mock-card.tsx'
import { HomeCard } from './home-card.tsx'
import { NextExamCard } from './next-exam-card.tsx'

/**
 * What the student prepares for: a live mock that is to come, the student's own first, or else the next exam. One card for both,
 * because a card of its own for a mock would move the page below when it comes.
 */
export function ComingCard() {
  const texts = useTexts().home
  const mocks = useMocks()
  if (mocks.isPending) return <HomeCard title={texts.exam}>{undefined}</HomeCard>
  const mock =
    mocks.data?.find(({ registered_for }) => registered_for !== null) ??
    mocks.data?.find(({ freed_from }) => freed_from !== null) ??
    mocks.data?.[0]
  return mock ? <ComingMockCard mock={mock} /> : <NextExamCard />
}
