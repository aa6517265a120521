import type { PracticeSolution } from '@pariksha/contract/practice/practice'
import { Check, CircleHelp, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '../../../shared/ui/button.tsx'
import { classNames } from '../../../shared/ui/class-names.ts'
import { useTexts } from '../texts.ts'

const LOOKS = {
  right: { Icon: Check, colours: 'bg-good-soft text-good' },
  wrong: { Icon: X, colours: 'bg-bad-soft text-bad' },
  blank: { Icon: CircleHelp, colours: 'bg-accent-soft text-accent' },
} as const

type Props = Pick<PracticeSolution, 'verdict'> & {
  readonly onNext: () => void
  /** What comes next, where it is not another question. */
  readonly next?: string | undefined
}

/** Whether it was right, above the solution, and the way on: with the focus, so that Enter goes on. */
export function VerdictBanner({ verdict, onNext, next: label }: Props) {
  const texts = useTexts().topic
  const next = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    next.current?.focus()
  }, [])
  const { Icon, colours } = LOOKS[verdict]
  return (
    <div className={classNames('flex flex-wrap items-center justify-between gap-3 rounded-md px-4 py-3', colours)}>
      <p role="status" className="flex items-center gap-2 font-semibold text-lg">
        <Icon aria-hidden="true" className="size-6" />
        {texts[verdict]}
      </p>
      <Button ref={next} onClick={onNext}>
        {label ?? texts.next}
      </Button>
    </div>
  )
}
