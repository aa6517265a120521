import { Menu, Search } from 'lucide-react'
import { useCallback, useState } from 'react'
import { NavLink } from 'react-router'
import { initialsOfTwoWords } from '../account/initials.ts'
import { useSession } from '../lib/session.ts'
import { useOnDemand } from '../lib/use-on-demand.ts'
import { useSearchKeys } from '../search/use-search-keys.ts'
import { ButtonLink } from '../ui/button.tsx'
import { showToast } from '../ui/toast-store.ts'
import { LanguageLinks } from './language-links.tsx'
import { AFTER_TESTS, BEFORE_TESTS, labelOf, type SiteLink } from './links.ts'
import { Logo } from './logo.tsx'
import { TestsMenu } from './tests-menu.tsx'
import { useTexts } from './texts.ts'
import { barLink } from './top-bar-links.ts'

const bringMobileMenu = () => import('./mobile-menu.tsx')
const bringSearch = () => import('../search/search-dialog.tsx')
const bringSideMenu = () => import('./side-menu.tsx')

export function TopBar() {
  const texts = useTexts()
  const session = useSession()
  const [open, setOpen] = useState<'site' | 'account' | 'search' | null>(null)
  const close = useCallback(() => setOpen(null), [])
  const failed = useCallback(() => {
    close()
    showToast({ tone: 'bad', text: texts.menuFailed })
  }, [close, texts])
  const mobile = useOnDemand(bringMobileMenu, open === 'site' ? 'now' : 'soon', failed)
  const side = useOnDemand(bringSideMenu, open === 'account' ? 'now' : session.state === 'in' ? 'soon' : 'no', failed)
  const search = useOnDemand(bringSearch, open === 'search' ? 'now' : 'soon', failed)
  const openSearch = useCallback(() => setOpen('search'), [])
  useSearchKeys(openSearch)
  const initials = initialsOfTwoWords(session.state === 'in' ? session.user.full_name : undefined)

  return (
    <header className="sticky top-0 z-40 border-line border-b bg-page/95 backdrop-blur-sm">
      <div className="page-width flex h-16 items-center gap-1 sm:gap-2">
        <button
          type="button"
          aria-label={texts.openMenu}
          aria-haspopup="dialog"
          onClick={() => setOpen('site')}
          className="-ml-2 flex size-11 items-center justify-center rounded-sm hover:bg-sunken xl:hidden"
        >
          <Menu aria-hidden="true" className="size-6" />
        </button>
        <Logo />
        <nav aria-label={texts.mainNavigation} className="ml-auto flex items-center max-xl:hidden">
          <BarLinks links={BEFORE_TESTS} />
          <TestsMenu />
          <BarLinks links={AFTER_TESTS} />
        </nav>
        <button
          type="button"
          aria-label={texts.search}
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K /"
          onClick={openSearch}
          className="flex size-11 items-center justify-center rounded-sm text-ink-soft hover:bg-sunken hover:text-ink max-xl:ml-auto"
        >
          <Search aria-hidden="true" className="size-5" />
        </button>
        <LanguageLinks className="max-sm:hidden" />
        <div className="only-signed-out flex items-center gap-2">
          <ButtonLink to="/login" look="secondary" className="max-sm:px-3!">
            {texts.links.login}
          </ButtonLink>
          <ButtonLink to="/signup" className="max-sm:hidden">
            {texts.links.signup}
          </ButtonLink>
        </div>
        <button
          type="button"
          aria-label={texts.openAccount(initials)}
          aria-haspopup="dialog"
          onClick={() => setOpen('account')}
          className="only-signed-in flex size-11 items-center justify-center rounded-full bg-accent-soft font-semibold text-accent hover:bg-accent hover:text-on-accent"
        >
          {/* Whose they are is not known before the page answers. */}
          {session.state === 'in' && initials}
        </button>
      </div>
      {mobile && <mobile.MobileMenu open={open === 'site'} onClose={close} />}
      {search && <search.SearchDialog open={open === 'search'} onClose={close} />}
      {side && <side.SideMenu open={open === 'account'} onClose={close} />}
    </header>
  )
}

function BarLinks({ links }: { readonly links: readonly SiteLink[] }) {
  const texts = useTexts()
  return links.map((link) => (
    <NavLink key={link.to} to={link.to} end className={({ isActive }) => barLink(isActive)}>
      {labelOf(link, texts)}
    </NavLink>
  ))
}
