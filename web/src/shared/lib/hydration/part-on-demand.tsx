import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useId, useRef } from 'react'
import { retry } from '../retry.ts'
import { partHydrated, partPending } from './hydration.ts'

type Props = {
  /** Shown where the part was not rendered by the server. */
  readonly fallback?: ReactNode
  /** Components made by lazyPart(). */
  readonly children: ReactNode
}

/** A lazy component, loaded with retries. */
export const lazyPart = <Props,>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await retry(load) }))

/** A part whose JavaScript is loaded after the page's. The hydration of the page is complete only with it. */
export function PartOnDemand({ fallback, children }: Props) {
  const part = useId()
  const isHydrated = useRef(false)
  const onHydrated = () => {
    isHydrated.current = true
    partHydrated(part)
  }
  useEffect(() => {
    if (!isHydrated.current) partPending(part)
    return () => partHydrated(part)
  }, [part])
  return (
    <Suspense fallback={fallback}>
      {children}
      <Mounted onHydrated={onHydrated} />
    </Suspense>
  )
}

function Mounted({ onHydrated }: { readonly onHydrated: () => void }) {
  useEffect(onHydrated)
  return null
}
