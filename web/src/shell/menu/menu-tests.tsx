import { ChevronDown, ClipboardList } from 'lucide-react'
import { useId, useState } from 'react'
import { useSite } from '../../shared/lib/site.ts'
import { classNames } from '../../shared/ui/class-names.ts'
import { testLinks } from '../links.ts'
import { useTexts } from '../texts.ts'
import { MenuLink } from './menu-link.tsx'

/** The examinations, one tap below their name. */
export function MenuTests({ onFollow }: { readonly onFollow: () => void }) {
  const texts = useTexts()
  const site = useSite()
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <li>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="flex min-h-11 w-full items-center gap-3 rounded-sm px-3 text-left hover:bg-sunken"
      >
        <ClipboardList aria-hidden="true" className="size-5 shrink-0 text-ink-faint" />
        <span className="flex-1">{texts.links.tests}</span>
        <ChevronDown aria-hidden="true" className={classNames('size-5 transition-transform', open && 'rotate-180')} />
      </button>
      <ul id={id} hidden={!open} className="ml-5.5 border-line border-l pl-2">
        {testLinks(site, true).map((link) => (
          <MenuLink key={link.to} link={link} onFollow={onFollow} />
        ))}
      </ul>
    </li>
  )
}
