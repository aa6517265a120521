import { useEffect, useState } from 'react'
import { useLanguage } from '../../../shared/languages/language-provider.tsx'
import { useValue } from '../../../shared/lib/store/use-store.ts'
import { createTodaySession } from '../device/today-session.ts'

/** The ten of today; the server is asked again when the network is back and when the page is seen again. */
export function useToday(userId: number) {
  const { language } = useLanguage()
  const [session] = useState(() => createTodaySession(userId, language))
  useEffect(() => {
    const close = session.open()
    const sync = () => {
      if (document.visibilityState === 'visible') void session.sync()
    }
    window.addEventListener('online', sync)
    document.addEventListener('visibilitychange', sync)
    return () => {
      close()
      window.removeEventListener('online', sync)
      document.removeEventListener('visibilitychange', sync)
    }
  }, [session])
  return { session, today: useValue(session) }
}
