import { useQuery } from '@tanstack/react-query'
import { ListChecks } from 'lucide-react'
import { useLanguage } from '../../../shared/languages/language-provider.tsx'
import { call } from '../../../shared/lib/api/api.ts'
import { useSession } from '../../../shared/lib/session/session.ts'
import { TODAY_PATH } from '../../../shared/paths/practice-path.ts'
import { ButtonLink } from '../../../shared/ui/button.tsx'
import { StreakWeek } from './streak-week.tsx'
import { useTexts } from './today-texts.ts'

/** The way to the ten of today, and the streak. What waits on this device is delivered before it is counted. */
export function TodayCard() {
  const texts = useTexts()
  const { language } = useLanguage()
  const session = useSession()
  const userId = session.state === 'in' ? session.user.id : undefined
  const { data } = useQuery({
    queryKey: ['practice-today', userId, language],
    queryFn: async () => {
      if (userId !== undefined) {
        const { refreshDevice } = await import('../device/refresh-device.ts')
        await refreshDevice(userId, language)
      }
      return call('GET /practice/today/')
    },
    staleTime: 0,
  })
  const isDone = data !== undefined && data.questions > 0 && data.answered === data.questions
  const isBegun = data !== undefined && data.answered > 0
  return (
    <section
      aria-label={texts.heading}
      className="flex flex-wrap items-center justify-between gap-4 rounded-lg border border-line bg-surface p-5"
    >
      <div className="flex min-w-0 flex-col gap-3">
        <div className="flex items-start gap-3">
          <ListChecks aria-hidden="true" className="mt-1 size-6 shrink-0 text-accent" />
          <div>
            <h2 className="font-semibold text-lg">{isDone ? texts.finished : texts.heading}</h2>
            <p className="figures text-ink-soft">
              {isBegun && !isDone ? texts.card(data.answered, data.questions) : isDone ? texts.lead : texts.about}
            </p>
          </div>
        </div>
        {data && <StreakWeek streak={data.streak} />}
      </div>
      <ButtonLink to={TODAY_PATH} variant={isDone ? 'secondary' : 'primary'} className="max-sm:w-full">
        {isDone ? texts.see : isBegun ? texts.goOn : texts.begin}
      </ButtonLink>
    </section>
  )
}
