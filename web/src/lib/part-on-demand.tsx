import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useId, useRef } from 'react'
import { partIsComing, partIsHere } from './alive.ts'
import { persistently } from './persistently.ts'

type Props = {
  /** Seen where the part was not in the server's document. */
  readonly fallback?: ReactNode
  /** What is made by lazyPart(). */
  readonly children: ReactNode
}

/** A component whose JavaScript comes when it is shown, also over a network that fails now and then. */
export const lazyPart = <Props,>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await persistently(load) }))

/** A part whose JavaScript comes after that of its page. What is pressed in the document meanwhile waits for it. */
export function PartOnDemand({ fallback, children }: Props) {
  const part = useId()
  const isHere = useRef(false)
  const onHere = () => {
    isHere.current = true
    partIsHere(part)
  }
  useEffect(() => {
    if (!isHere.current) partIsComing(part)
    return () => partIsHere(part)
  }, [part])
  return (
    <Suspense fallback={fallback}>
      {children}
      <Here onHere={onHere} />
    </Suspense>
  )
}

function Here({ onHere }: { readonly onHere: () => void }) {
  useEffect(onHere)
  return null
}
