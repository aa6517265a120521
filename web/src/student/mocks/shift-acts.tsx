import type { LiveMock, Shift } from '@pariksha/contract/live/live-mocks'
import { shiftEvent } from '@pariksha/contract/texts/shift-event'
import { calendarFile } from '@pariksha/domain/calendar-file'
import { REMINDER_LEAD } from '@pariksha/domain/timing/shift-reminder'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useLanguage } from '../../shared/languages/language-provider.tsx'
import { call } from '../../shared/lib/api/api.ts'
import { detailOf } from '../../shared/lib/api/api-errors.ts'
import { saveFile } from '../../shared/lib/save-file.ts'
import { useSession } from '../../shared/lib/session/session.ts'
import { rankListPath } from '../../shared/paths/rank-list-path.ts'
import { AccountLinks } from '../../shared/ui/account-links.tsx'
import { Button, ButtonLink } from '../../shared/ui/button.tsx'
import { showToast } from '../../shared/ui/toast/toast-store.ts'
import { useTexts } from './texts.ts'

export type ShiftProps = {
  readonly mock: LiveMock
  readonly shift: Shift
  readonly onChange: (mock: LiveMock) => void
}

/** What a visitor can do about a shift now. */
export function ShiftActs(props: ShiftProps) {
  const { mock, shift } = props
  const texts = useTexts()
  const session = useSession()
  const { pathname } = useLocation()
  if (shift.practised) return <Practised shift={shift} />
  const isOver = Date.parse(shift.closes_at) <= Date.now()
  if (mock.registered_for === shift.test_id) return <Registered {...props} isOver={isOver} />
  if (isOver) return <p className="text-ink-soft">{texts.over}</p>
  if (!mock.takes_registration) return <ButtonLink to={`/test/${shift.test_id}`}>{texts.toTest}</ButtonLink>
  if (!shift.takes_registration) return <p className="text-ink-soft">{texts.registrationClosed}</p>
  if (session.state === 'out')
    return (
      <div className="flex flex-col gap-2">
        <p className="text-ink-soft text-sm">{texts.accountNeeded}</p>
        <AccountLinks next={pathname} />
      </div>
    )
  return shift.places_left === 0 ? null : <Register {...props} />
}

function Practised({ shift: { test_id, rank_list } }: Pick<ShiftProps, 'shift'>) {
  const texts = useTexts()
  return (
    <>
      <ButtonLink to={`/test/${test_id}`}>{texts.practise}</ButtonLink>
      {rank_list && (
        <ButtonLink variant="secondary" to={rankListPath(test_id)}>
          {texts.rankList}
        </ButtonLink>
      )}
    </>
  )
}

function Register({ mock, shift, onChange }: ShiftProps) {
  const texts = useTexts()
  const { language } = useLanguage()
  const registered = texts.registeredToast(shift.number)
  const isMailed = Date.parse(shift.opens_at) - Date.now() > REMINDER_LEAD
  const { busy, act } = useAct(mock.id, onChange, isMailed ? `${registered} ${texts.mailBefore}` : registered)
  const changes = mock.registered_for !== null
  return (
    <Button
      busy={busy}
      variant={changes ? 'secondary' : 'primary'}
      onClick={() =>
        void act(shift.test_id, () =>
          call('PUT /live-mocks/:mockId/registration/', {
            params: { mockId: mock.id },
            query: { lang: language },
            body: { test_id: shift.test_id },
          }),
        )
      }
    >
      {(changes ? texts.changeTo : texts.registerFor)(shift.number)}
    </Button>
  )
}

function Registered({ mock, shift, onChange, isOver }: ShiftProps & { readonly isOver: boolean }) {
  const texts = useTexts()
  const { language } = useLanguage()
  const { busy, act } = useAct(mock.id, onChange, texts.cancelled)
  const isOpen = Date.parse(shift.opens_at) <= Date.now()
  const toCalendar = () => {
    const event = shiftEvent(
      {
        mock: mock.title,
        exam: mock.exam,
        number: shift.number,
        opensAt: new Date(shift.opens_at),
        closesAt: new Date(shift.closes_at),
        commonStart: shift.common_start,
        duration: shift.duration,
        url: `${location.origin}/test/${shift.test_id}`,
      },
      language,
    )
    const file = calendarFile({ ...event, ...mock.calendar, isCancelled: false, made: new Date() })
    saveFile(`live-mock-${mock.id}-shift-${shift.number}.ics`, new Blob([file], { type: 'text/calendar' }))
  }
  if (isOver) return <ButtonLink to={`/test/${shift.test_id}`}>{texts.toTest}</ButtonLink>
  return (
    <>
      <ButtonLink to={`/test/${shift.test_id}`}>{texts.toTest}</ButtonLink>
      <Button variant="secondary" onClick={toCalendar}>
        {texts.calendar}
      </Button>
      {!isOpen && (
        <Button
          variant="quiet"
          busy={busy}
          onClick={() =>
            void act(null, () =>
              call('DELETE /live-mocks/:mockId/registration/', {
                params: { mockId: mock.id },
                query: { lang: language },
              }),
            )
          }
        >
          {texts.cancelOf(shift.number)}
        </Button>
      )}
    </>
  )
}

/** Does what changes the registration and says how it went. */
function useAct(mockId: number, onChange: (mock: LiveMock) => void, done: string) {
  const texts = useTexts()
  const { language } = useLanguage()
  const [busy, setBusy] = useState(false)
  const act = async (registersFor: number | null, work: () => Promise<LiveMock>) => {
    setBusy(true)
    try {
      onChange(await work())
      showToast({ tone: 'good', text: done })
    } catch (error) {
      // where the answer was lost, the mock says what became of it
      const now = await call('GET /live-mocks/:mockId/', { params: { mockId }, query: { lang: language } }).catch(
        () => null,
      )
      const isDone = now?.registered_for === registersFor
      showToast(isDone ? { tone: 'good', text: done } : { tone: 'bad', text: detailOf(error, texts.notDone) })
      if (now) onChange(now)
    }
    setBusy(false)
  }
  return { busy, act }
}
