import { Menu } from 'lucide-react'
import { useState } from 'react'
import { NavLink } from 'react-router'
import { initialsOfTwoWords } from '../account/initials.ts'
import { useSession } from '../lib/session.ts'
import { ButtonLink } from '../ui/button.tsx'
import { HOME, PREVIOUS_ATTEMPTS } from './links.ts'
import { Logo } from './logo.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { SideMenu } from './side-menu.tsx'
import { TestsMenu } from './tests-menu.tsx'
import { texts } from './texts.ts'
import { barLink } from './top-bar-links.ts'

export function TopBar() {
  const [open, setOpen] = useState<'site' | 'account' | null>(null)
  const session = useSession()
  const name = session.state === 'in' ? session.user.full_name : undefined
  const close = () => setOpen(null)

  return (
    <header className="sticky top-0 z-40 border-line border-b bg-page/95 backdrop-blur-sm">
      <div className="page-width flex h-16 items-center gap-2">
        <button
          type="button"
          aria-label={texts.openMenu}
          aria-haspopup="dialog"
          onClick={() => setOpen('site')}
          className="-ml-2 flex size-11 items-center justify-center rounded-sm hover:bg-sunken md:hidden"
        >
          <Menu aria-hidden="true" className="size-6" />
        </button>
        <Logo />
        <nav aria-label={texts.mainNavigation} className="ml-auto flex items-center gap-1 max-md:hidden">
          <NavLink to={HOME.to} end className={({ isActive }) => barLink(isActive)}>
            {HOME.label}
          </NavLink>
          <TestsMenu />
          <NavLink to={PREVIOUS_ATTEMPTS.to} className={({ isActive }) => barLink(isActive)}>
            {PREVIOUS_ATTEMPTS.label}
          </NavLink>
        </nav>
        <div className="only-signed-out flex items-center gap-2 max-md:ml-auto md:ml-2">
          <ButtonLink to="/login" look="secondary">
            {texts.links.login}
          </ButtonLink>
          <ButtonLink to="/signup" className="max-sm:hidden">
            {texts.links.signup}
          </ButtonLink>
        </div>
        <button
          type="button"
          aria-label={texts.openAccount(initialsOfTwoWords(name))}
          aria-haspopup="dialog"
          onClick={() => setOpen('account')}
          className="only-signed-in ml-2 flex size-11 items-center justify-center rounded-full bg-accent-soft font-semibold text-accent hover:bg-accent hover:text-on-accent max-md:ml-auto"
        >
          {initialsOfTwoWords(name)}
        </button>
      </div>
      <MobileMenu open={open === 'site'} onClose={close} />
      <SideMenu open={open === 'account'} onClose={close} />
    </header>
  )
}
