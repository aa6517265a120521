import { X } from 'lucide-react'
import { useEffect } from 'react'
import { useSite } from '../../../shared/lib/site.ts'
import { useTexts } from '../texts.ts'
import { scheduleWelcomePopup } from './schedule-welcome-popup.ts'
import { WelcomePopupContents } from './welcome-popup-contents.tsx'

/**
 * The welcome popup, a native dialog: the document's inline script (entry.document.ts) opens it and the browser
 * closes it, both without the bundle. After client navigation it is opened here.
 */
export function WelcomePopup() {
  const texts = useTexts()
  const { popup } = useSite()
  useEffect(() => {
    const timer = scheduleWelcomePopup()
    return () => {
      clearTimeout(timer)
      document.documentElement.removeAttribute('data-modal') // the page went with it open
    }
  }, [])
  if (popup === null) return null
  return (
    <dialog
      id="welcome-popup"
      aria-labelledby="welcome-popup-title"
      closedby="any"
      className="modal modal-centred"
      suppressHydrationWarning // it may be open already
    >
      <form method="dialog">
        <button
          type="submit"
          aria-label={texts.welcome.close}
          className="absolute top-2 right-2 flex size-11 items-center justify-center rounded-full bg-surface/80 text-ink hover:bg-sunken"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </form>
      <WelcomePopupContents popup={popup} titleId="welcome-popup-title" />
    </dialog>
  )
}
