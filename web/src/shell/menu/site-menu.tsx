import { X } from 'lucide-react'
import { type ReactNode, useDeferredValue } from 'react'
import { useOnDemand } from '../../shared/lib/hydration/use-on-demand.ts'
import { useSession } from '../../shared/lib/session/session.ts'
import { ButtonLink } from '../../shared/ui/button.tsx'
import { Drawer } from '../../shared/ui/dialogs/drawer.tsx'
import { LanguageLinks } from '../language/language-links.tsx'
import { AFTER_TESTS, BEFORE_TESTS, type SiteLink } from '../links.ts'
import { useTexts } from '../texts.ts'
import { MenuLink } from './menu-link.tsx'
import { MenuTests } from './menu-tests.tsx'
import { STUDY_LINKS } from './study-links.ts'

type Props = { readonly open: boolean; readonly onClose: () => void }

const bringAccount = () => import('./menu-account.tsx')
/** The links are there without it. */
const withoutIt = () => undefined

/** The menu of every page: all links, and the signed-in user. */
export function SiteMenu({ open, onClose }: Props) {
  const texts = useTexts()
  const signedIn = useSession().state === 'in'
  // a phone that is slow shows the panel first: the links come in pieces of work that other taps interrupt
  const shown = useDeferredValue(open)
  const account = useOnDemand(bringAccount, signedIn ? (open ? 'now' : 'soon') : 'no', withoutIt)
  const linksTo = (links: readonly SiteLink[]) =>
    links.map((link) => <MenuLink key={link.to} link={link} onFollow={onClose} />)
  return (
    <Drawer open={open} onClose={onClose} label={texts.menu} className="w-[18rem]">
      <div className="flex min-h-full flex-col gap-3 p-4">
        <div className="flex items-center justify-between gap-2">
          <LanguageLinks className="-ml-2" />
          <button
            type="button"
            aria-label={texts.closeMenu}
            onClick={onClose}
            className="ml-auto flex size-11 items-center justify-center rounded-sm hover:bg-sunken"
          >
            <X aria-hidden="true" className="size-6" />
          </button>
        </div>
        {shown && (
          <>
            {/* as high as what comes into it */}
            {signedIn && <div className="min-h-18">{account && <account.MenuProfile />}</div>}
            <Group label={texts.mainNavigation}>
              {linksTo(BEFORE_TESTS)}
              <MenuTests onFollow={onClose} />
              {linksTo(AFTER_TESTS)}
            </Group>
            <Group label={texts.study} heading>
              {linksTo(STUDY_LINKS)}
            </Group>
            <div className="only-signed-out mt-auto grid grid-cols-2 gap-3 border-line border-t pt-4">
              <ButtonLink to="/login" variant="secondary" onClick={onClose}>
                {texts.links.mobileLogin}
              </ButtonLink>
              <ButtonLink to="/signup" onClick={onClose}>
                {texts.links.mobileSignup}
              </ButtonLink>
            </div>
            {account && signedIn && (
              <div className="mt-auto border-line border-t pt-4">
                <account.MenuEnd onLeft={onClose} />
              </div>
            )}
          </>
        )}
      </div>
    </Drawer>
  )
}

type GroupProps = { readonly label: string; readonly heading?: boolean; readonly children: ReactNode }

function Group({ label, heading = false, children }: GroupProps) {
  return (
    <nav aria-label={label} className="border-line border-t pt-2">
      {heading && (
        <p aria-hidden="true" className="px-3 py-1.5 font-semibold text-ink-faint text-sm">
          {label}
        </p>
      )}
      <ul className="flex flex-col">{children}</ul>
    </nav>
  )
}
