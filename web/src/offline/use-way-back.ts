import { useEffect } from 'react'

const LOOK_EVERY_MILLIS = 4000

/** Goes to the wanted page as soon as the server answers again; the browser's own word tells of the network alone. */
export function useWayBack(wanted: string) {
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
