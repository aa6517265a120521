import { Ellipsis } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { Button } from '../../../shared/ui/button.tsx'
import { classNames } from '../../../shared/ui/class-names.ts'
import { questionTexts } from '../question-texts.ts'

type Props = { readonly labels: readonly string[]; readonly onChoose: (label: string) => void }

/** Buttons side by side on a wide screen; elsewhere one button opens them, above the bar that it stands in. */
export function ActsMenu({ labels, onChoose }: Props) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    // the choices vanish: a dialog that one of them opens has to give the focus back to something that is there
    button.current?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for what happens to the buttons inside.
    <div
      onKeyDown={(event) => event.key === 'Escape' && open && close()}
      onBlur={({ currentTarget, relatedTarget }) =>
        relatedTarget && !currentTarget.contains(relatedTarget) && setOpen(false)
      }
    >
      <Button
        ref={button}
        variant="secondary"
        className="xl:hidden"
        aria-expanded={open}
        aria-controls={id}
        icon={<Ellipsis aria-hidden="true" className="size-5" />}
        onClick={() => setOpen(!open)}
      >
        {questionTexts.selection.more}
      </Button>
      {open && <div className="fixed inset-0 xl:hidden" onClick={close} aria-hidden="true" />}
      <div
        id={id}
        className={classNames(
          'gap-2 xl:flex xl:flex-wrap',
          'max-xl:absolute max-xl:right-0 max-xl:bottom-full max-xl:mb-1.5 max-xl:max-h-[60dvh] max-xl:w-60 max-xl:flex-col',
          'max-xl:overflow-y-auto max-xl:rounded-md max-xl:border max-xl:border-line max-xl:bg-surface max-xl:p-2 max-xl:shadow-lg',
          open ? 'max-xl:flex' : 'max-xl:hidden',
        )}
      >
        {labels.map((label) => (
          <Button
            key={label}
            variant="secondary"
            className="xl:px-3"
            onClick={() => {
              if (open) close()
              onChoose(label)
            }}
          >
            {label}
          </Button>
        ))}
      </div>
    </div>
  )
}
