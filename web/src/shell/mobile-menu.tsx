import { ChevronDown, X } from 'lucide-react'
import { useId, useState } from 'react'
import { ButtonLink } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Drawer } from '../ui/drawer.tsx'
import { LanguageLinks } from './language-links.tsx'
import { AFTER_TESTS, BEFORE_TESTS, MOBILE_TEST_LINKS } from './links.ts'
import { MenuLink } from './menu-link.tsx'
import { useTexts } from './texts.ts'

type Props = { readonly open: boolean; readonly onClose: () => void }

export function MobileMenu({ open, onClose }: Props) {
  const texts = useTexts()
  return (
    <Drawer open={open} onClose={onClose} label={texts.mainNavigation} side="left" className="w-72">
      <div className="flex min-h-full flex-col gap-2 p-4">
        <div className="flex items-center justify-between gap-2">
          <LanguageLinks />
          <button
            type="button"
            aria-label={texts.closeMenu}
            onClick={onClose}
            className="flex size-11 items-center justify-center rounded-sm hover:bg-sunken"
          >
            <X aria-hidden="true" className="size-6" />
          </button>
        </div>
        <nav aria-label={texts.mainNavigation}>
          <ul className="flex flex-col">
            {BEFORE_TESTS.map((link) => (
              <MenuLink key={link.to} link={link} onFollow={onClose} />
            ))}
            <Tests onFollow={onClose} />
            {AFTER_TESTS.map((link) => (
              <MenuLink key={link.to} link={link} onFollow={onClose} />
            ))}
          </ul>
        </nav>
        <div className="only-signed-out mt-auto grid grid-cols-2 gap-3 pt-6">
          <ButtonLink to="/login" look="secondary" onClick={onClose}>
            {texts.links.mobileLogin}
          </ButtonLink>
          <ButtonLink to="/signup" onClick={onClose}>
            {texts.links.mobileSignup}
          </ButtonLink>
        </div>
      </div>
    </Drawer>
  )
}

function Tests({ onFollow }: { readonly onFollow: () => void }) {
  const texts = useTexts()
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <li>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="flex min-h-12 w-full items-center justify-between rounded-sm px-3 hover:bg-sunken"
      >
        {texts.links.tests}
        <ChevronDown aria-hidden="true" className={classNames('size-5 transition-transform', open && 'rotate-180')} />
      </button>
      <ul id={id} hidden={!open} className="ml-3 border-line border-l pl-2">
        {MOBILE_TEST_LINKS.map((link) => (
          <MenuLink key={link.to} link={link} onFollow={onFollow} />
        ))}
      </ul>
    </li>
  )
}
