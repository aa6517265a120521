import { useEffect } from 'react'

const LOOK_EVERY_MILLIS = 4000

/** Polls the server and navigates to the wanted page when it responds; the browser's `online` event says nothing about the server. */
export function useReturnWhenOnline(wanted: string) {
  useEffect(() => {
    const look = async () => {
      const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => undefined)
      if (answer?.ok) location.replace(wanted)
    }
    const timer = setInterval(() => void look(), LOOK_EVERY_MILLIS)
    window.addEventListener('online', look)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', look)
    }
  }, [wanted])
}
