import { Ellipsis } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../shared/ui/button.tsx'
import { useTexts } from '../texts.ts'

type Props = { readonly isEnd: boolean; readonly className: string; readonly children: ReactNode }

/** What a phone has no place for in its one row of keys: a tap away, and far from the key that is pressed most. */
export function MoreActions({ isEnd, className, children }: Props) {
  const texts = useTexts()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only puts the actions away when focus has left.
    <div
      className="shrink-0"
      onKeyDown={(event) => event.key === 'Escape' && close()}
      onBlur={({ currentTarget, relatedTarget }) => relatedTarget && !currentTarget.contains(relatedTarget) && close()}
    >
      <Button
        variant={isEnd ? 'primary' : 'secondary'}
        className={`${className} flex-col gap-0!`}
        aria-expanded={open}
        icon={<Ellipsis aria-hidden="true" className="-mt-1 size-4" />}
        onClick={() => setOpen(!open)}
      >
        {texts.actions.more}
      </Button>
      {open && (
        <>
          <div className="fixed inset-0 z-10" onClick={close} aria-hidden="true" />
          {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: a click on a button inside, by whatever means, was the choice. */}
          <div
            className="absolute bottom-full left-1.5 z-20 mb-1.5 flex w-52 flex-col gap-2 rounded-md border border-line bg-surface p-2 shadow-lg"
            onClick={close}
          >
            {children}
          </div>
        </>
      )}
    </div>
  )
}
