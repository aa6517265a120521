import { Menu, Search } from 'lucide-react'
import { startTransition, useCallback, useState } from 'react'
import { NavLink } from 'react-router'
import { useOnDemand } from '../../shared/lib/hydration/use-on-demand.ts'
import { useSession } from '../../shared/lib/session/session.ts'
import { ButtonLink } from '../../shared/ui/button.tsx'
import { showToast } from '../../shared/ui/toast/toast-store.ts'
import { useSearchKeys } from '../../site/search/use-search-keys.ts'
import { initialsOfTwoWords } from '../../student/account/profile/initials.ts'
import { LanguageLinks } from '../language/language-links.tsx'
import { AFTER_TESTS, BEFORE_TESTS, labelOf, type SiteLink } from '../links.ts'
import { useTexts } from '../texts.ts'
import { Logo } from './logo.tsx'
import { TestsMenu } from './tests-menu.tsx'
import { barLink } from './top-bar-links.ts'

const bringMenu = () => import('../menu/site-menu.tsx')
const bringSearch = () => import('../../site/search/search-dialog.tsx')

export function TopBar() {
  const texts = useTexts()
  const session = useSession()
  const [open, setOpen] = useState<'menu' | 'search' | null>(null)
  const close = useCallback(() => setOpen(null), [])
  const failed = useCallback(() => {
    close()
    showToast({ tone: 'bad', text: texts.menuFailed })
  }, [close, texts])
  const menu = useOnDemand(bringMenu, open === 'menu' ? 'now' : 'soon', failed)
  const search = useOnDemand(bringSearch, open === 'search' ? 'now' : 'soon', failed)
  const show = useCallback((what: 'menu' | 'search') => startTransition(() => setOpen(what)), [])
  const openSearch = useCallback(() => show('search'), [show])
  useSearchKeys(openSearch)
  const initials = session.state === 'in' ? initialsOfTwoWords(session.user.full_name) : undefined

  return (
    <header className="sticky top-0 z-40 border-line border-b bg-page/95 backdrop-blur-sm">
      <div className="page-width flex h-16 items-center gap-1 sm:gap-2 xl:gap-1">
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
          <ButtonLink to="/login" variant="secondary" className="max-sm:px-3! xl:px-3!">
            {texts.links.login}
          </ButtonLink>
          <ButtonLink to="/signup" className="max-sm:hidden xl:px-3!">
            {texts.links.signup}
          </ButtonLink>
        </div>
        <button
          type="button"
          aria-label={initials === undefined ? texts.openMenu : texts.openMenuOf(initials)}
          aria-haspopup="dialog"
          aria-expanded={open === 'menu'}
          onClick={() => show('menu')}
          className="flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full hover:bg-sunken max-sm:-mr-2 xl:-mr-2"
        >
          <Menu aria-hidden="true" className="size-6" />
          {/* Whose they are is not known before the page answers. */}
          <span className="only-signed-in flex size-9 items-center justify-center rounded-full bg-accent-soft font-semibold text-accent text-sm">
            {initials}
          </span>
        </button>
      </div>
      {menu && <menu.SiteMenu open={open === 'menu'} onClose={close} />}
      {search && <search.SearchDialog open={open === 'search'} onClose={close} />}
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
