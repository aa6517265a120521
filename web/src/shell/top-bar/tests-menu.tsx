import { ChevronDown } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react'
import { NavLink } from 'react-router'
import { useSite } from '../../shared/lib/site.ts'
import { classNames } from '../../shared/ui/class-names.ts'
import { labelOf, testLinks } from '../links.ts'
import { useTexts } from '../texts.ts'
import { barLink } from './top-bar-links.ts'

const LEAVE_MILLIS = 150

/** Opens under a mouse, on a tap, and by keyboard; a disclosure, as site navigation should be. */
export function TestsMenu() {
  const texts = useTexts()
  const site = useSite()
  const [open, setOpen] = useState(false)
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hovered = useRef(false)

  const byMouse = (event: PointerEvent, next: boolean) => {
    if (event.pointerType !== 'mouse') return
    clearTimeout(leaving.current)
    hovered.current = next
    if (next) setOpen(true)
    else leaving.current = setTimeout(() => setOpen(false), LEAVE_MILLIS)
  }
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    setOpen(false)
    button.current?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for what happens to the button and links inside.
    <div
      className="relative"
      onPointerEnter={(event) => byMouse(event, true)}
      onPointerLeave={(event) => byMouse(event, false)}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        // With a mouse it is open on hover; a click would close it.
        onClick={() => setOpen(hovered.current || !open)}
        className={classNames(barLink(false), 'gap-1')}
      >
        {texts.links.tests}
        <ChevronDown aria-hidden="true" className={classNames('size-4 transition-transform', open && 'rotate-180')} />
      </button>
      <ul
        id={id}
        hidden={!open}
        className="absolute top-full left-0 max-h-[calc(100dvh-5rem)] min-w-48 overflow-y-auto rounded-md border border-line bg-surface p-1.5 shadow-md"
      >
        {testLinks(site).map((link) => (
          <li key={link.to}>
            <NavLink
              to={link.to}
              end
              onClick={() => setOpen(false)}
              className={({ isActive }) =>
                classNames(
                  'flex min-h-11 items-center rounded-sm px-3 hover:bg-sunken',
                  isActive && 'font-semibold text-accent',
                )
              }
            >
              {labelOf(link, texts)}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
