import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import { useTexts } from '../texts.ts'

type Props = {
  /** What happened. */
  readonly text: string
  readonly onRetry?: () => void
  readonly retryLabel?: string
  /** Another action, beside or instead of retrying. */
  readonly children?: ReactNode
}

export function ErrorNotice({ text, onRetry, retryLabel, children }: Props) {
  const texts = useTexts()
  return (
    <div role="alert" className="flex gap-3 rounded-md border border-bad/40 bg-bad-soft p-4 text-ink">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-bad" />
      <div className="flex flex-1 flex-col items-start gap-3">
        <p>{text}</p>
        {(onRetry || children) && (
          <div className="flex flex-wrap gap-3">
            {onRetry && (
              <Button variant="secondary" onClick={onRetry}>
                {retryLabel ?? texts.retry}
              </Button>
            )}
            {children}
          </div>
        )}
      </div>
    </div>
  )
}
