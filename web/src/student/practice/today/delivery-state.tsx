import { CloudOff } from 'lucide-react'
import { Button } from '../../../shared/ui/button.tsx'
import { ErrorNotice } from '../../../shared/ui/status/error-notice.tsx'
import type { TodayOnDevice } from '../device/today-session.ts'
import { useTexts } from './today-texts.ts'

type Props = { readonly today: TodayOnDevice; readonly onSend: () => void }

/** How many answers are on this device alone, and which will never be taken. */
export function DeliveryState({ today: { waiting, refused, error }, onSend }: Props) {
  const texts = useTexts()
  const isWaiting = waiting.length > 0 && error !== undefined
  return (
    <>
      <div aria-live="polite">
        {isWaiting && (
          <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-warn-soft px-4 py-3">
            <p className="flex items-center gap-2">
              <CloudOff aria-hidden="true" className="size-5 shrink-0 text-warn" />
              {texts.waiting(waiting.length)}
            </p>
            <Button variant="secondary" onClick={onSend}>
              {texts.sendNow}
            </Button>
          </div>
        )}
      </div>
      {refused > 0 && <ErrorNotice text={texts.refused(refused)} />}
    </>
  )
}
