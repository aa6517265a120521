import type { LiveMock } from '@pariksha/contract/live/live-mocks'
import { ButtonLink } from '../../shared/ui/button.tsx'
import { calledOffShift, takingPlace } from './called-off-shift.ts'
import { useTexts } from './texts.ts'
import { useMoments } from './use-moments.ts'

/** Live mocks that are to come, each with the way to its page; nothing where there is none. */
export function MockCards({ mocks }: { readonly mocks: readonly LiveMock[] }) {
  const texts = useTexts()
  if (mocks.length === 0) return null
  return (
    <section className="flex flex-col gap-3">
      <h2 className="font-semibold text-xl">{texts.heading}</h2>
      <ul className="grid gap-4 md:grid-cols-2">
        {mocks.map((mock) => (
          <MockCard key={mock.id} mock={mock} />
        ))}
      </ul>
    </section>
  )
}

function MockCard({ mock }: { readonly mock: LiveMock }) {
  const { id, title, exam, shifts, registered_for } = mock
  const texts = useTexts()
  const { day, time } = useMoments()
  const open = takingPlace(shifts)
  const [first] = open
  const calledOff = calledOffShift(mock)
  const own = shifts.find(({ test_id }) => test_id === registered_for)
  return (
    <li className="flex flex-col gap-2 rounded-lg border border-line bg-surface p-5">
      <h3 className="font-semibold text-lg [overflow-wrap:anywhere]">{title}</h3>
      <p className="figures text-ink-soft">{first && texts.from(day(first.opens_at), texts.shifts(open.length))}</p>
      {calledOff && (
        <p className="text-bad [overflow-wrap:anywhere]">
          {texts.calledOff(calledOff.number, calledOff.called_off ?? '')}
        </p>
      )}
      <p className={own ? 'figures font-semibold text-good' : 'text-ink-soft text-sm'}>
        {own ? texts.yourShift(own.number, day(own.opens_at), time(own.opens_at)) : texts.exam(exam)}
      </p>
      <ButtonLink
        variant={own ? 'secondary' : 'primary'}
        className="mt-auto self-start"
        to={`/live-mocks/${id}`}
        aria-label={`${own ? texts.seeShift : texts.see}: ${title}`}
      >
        {own ? texts.seeShift : texts.see}
      </ButtonLink>
    </li>
  )
}
