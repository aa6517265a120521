import type { LiveMock } from '@pariksha/contract/tests/live-mocks'
import { useTexts } from '../../mocks/texts.ts'
import { useMoments } from '../../mocks/use-moments.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { HomeCard } from './home-card.tsx'

/** A live mock that is to come, with the student's shift if registered. */
export function ComingMockCard({ mock: { id, title, shifts, registered_for } }: { readonly mock: LiveMock }) {
  const texts = useTexts()
  const { day, time } = useMoments()
  const [first] = shifts
  const own = shifts.find(({ test_id }) => test_id === registered_for)
  return (
    <HomeCard
      title={own ? texts.ofMock(texts.pageTitle, own.number) : texts.pageTitle}
      action={
        <ButtonLink
          look={own ? 'secondary' : 'primary'}
          to={`/live-mocks/${id}`}
          aria-label={`${own ? texts.seeShift : texts.see}: ${title}`}
        >
          {own ? texts.seeShift : texts.see}
        </ButtonLink>
      }
    >
      <p className="truncate font-semibold text-xl">{title}</p>
      <p className={own ? 'figures text-good text-sm' : 'figures text-ink-soft text-sm'}>
        {own
          ? `${day(own.opens_at)}, ${time(own.opens_at)}`
          : first && texts.from(day(first.opens_at), texts.shifts(shifts.length))}
      </p>
    </HomeCard>
  )
}
