import type { ListedSession } from '@pariksha/contract/people/accounts/sessions'
import { MonitorSmartphone } from 'lucide-react'
import { useState } from 'react'
import { useLanguage } from '../../../shared/languages/language-provider.tsx'
import { dayText } from '../../../shared/lib/format/dates.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { ErrorNotice } from '../../../shared/ui/status/error-notice.tsx'
import { showToast } from '../../../shared/ui/toast/toast-store.ts'
import { failureText } from '../forms/failure-text.ts'
import { useTexts } from '../texts.ts'
import { useDevices, useEndSessions } from './use-devices.ts'

/** The sessions of the account, each with a button that ends it. */
export function Devices() {
  const texts = useTexts()
  const devices = useDevices()
  const end = useEndSessions()
  const [ending, setEnding] = useState<string>()

  const endAt = async (which: Parameters<typeof end>[0]) => {
    setEnding(which === 'others' ? which : which.sessionId)
    try {
      await end(which)
      showToast({ act: 'devices', tone: 'good', text: texts.devices.ended })
    } catch (error) {
      showToast({ act: 'devices', tone: 'bad', text: failureText(texts, error, texts.devices.failed) })
    } finally {
      setEnding(undefined)
    }
  }

  return (
    <section className="mt-10 flex flex-col gap-4">
      <h2 className="font-semibold text-2xl">{texts.devices.title}</h2>
      <p className="text-ink-soft">{texts.devices.text}</p>
      {devices.isError && !devices.data ? (
        <ErrorNotice
          text={texts.devices.noAnswer}
          retryLabel={texts.profile.retry}
          onRetry={() => void devices.refetch()}
        />
      ) : (
        <ul aria-busy={devices.isPending} className="divide-y divide-line rounded-lg border border-line bg-surface">
          {devices.data?.map((device) => (
            <Device
              key={device.id}
              device={device}
              busy={ending === device.id}
              onEnd={() => void endAt({ sessionId: device.id })}
            />
          )) ?? <li className="min-h-20 p-4 text-ink-soft sm:px-6">{texts.devices.loading}</li>}
        </ul>
      )}
      {(devices.data?.length ?? 0) > 2 && (
        <Button
          variant="secondary"
          className="self-start"
          busy={ending === 'others'}
          onClick={() => void endAt('others')}
        >
          {texts.devices.endOthers}
        </Button>
      )}
    </section>
  )
}

type Props = { readonly device: ListedSession; readonly busy: boolean; readonly onEnd: () => void }

function Device({ device: { id, device, created_at, used_at, current }, busy, onEnd }: Props) {
  const { devices } = useTexts()
  const { language } = useLanguage()
  const name = `device-${id}`
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4 sm:px-6">
      <MonitorSmartphone aria-hidden="true" className="size-6 shrink-0 text-ink-soft" />
      <div className="min-w-52 flex-1">
        <p id={name} className="font-semibold">
          {device ?? devices.unknown}
        </p>
        <p className="figures text-ink-soft text-sm">
          {devices.since(dayText(created_at, language))}, {devices.used(dayText(used_at, language))}
        </p>
      </div>
      {current ? (
        <span className="rounded-full bg-good-soft px-3 py-1 font-semibold text-good text-sm">{devices.here}</span>
      ) : (
        <Button variant="secondary" busy={busy} aria-describedby={name} onClick={onEnd}>
          {devices.end}
        </Button>
      )}
    </li>
  )
}
