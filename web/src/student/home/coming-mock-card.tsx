import type { LiveMock } from '@pariksha/contract/live/live-mocks'
import { ButtonLink } from '../../shared/ui/button.tsx'
import { calledOffShift, takingPlace } from '../mocks/called-off-shift.ts'
import { useTexts } from '../mocks/texts.ts'
import { useMoments } from '../mocks/use-moments.ts'
import { HomeCard } from './home-card.tsx'

/** A live mock that is to come, with the student's shift if registered. */
export function ComingMockCard({ mock }: { readonly mock: LiveMock }) {
  const { id, title, shifts, registered_for } = mock
  const texts = useTexts()
  const { day, time } = useMoments()
  const open = takingPlace(shifts)
  const [first] = open
  const calledOff = calledOffShift(mock)
  const own = shifts.find(({ test_id }) => test_id === registered_for)
  return (
    <HomeCard
      title={own ? texts.ofMock(texts.pageTitle, own.number) : texts.pageTitle}
      action={
        <ButtonLink
          variant={own ? 'secondary' : 'primary'}
          to={`/live-mocks/${id}`}
          aria-label={`${own ? texts.seeShift : texts.see}: ${title}`}
        >
          {own ? texts.seeShift : texts.see}
        </ButtonLink>
      }
    >
      <p className="truncate font-semibold text-xl">{title}</p>
      <p className={`figures text-sm ${own ? 'text-good' : calledOff ? 'line-clamp-2 text-bad' : 'text-ink-soft'}`}>
        {own
          ? `${day(own.opens_at)}, ${time(own.opens_at)}`
          : calledOff
            ? texts.calledOff(calledOff.number, calledOff.called_off ?? '')
            : first && texts.from(day(first.opens_at), texts.shifts(open.length))}
      </p>
    </HomeCard>
  )
}
