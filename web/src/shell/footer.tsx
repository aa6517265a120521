import { Link } from 'react-router'
import { useSite } from '../lib/site.ts'
import { AppearanceChoice } from './appearance-choice.tsx'
import { LEGAL_LINKS, PREVIOUS_ATTEMPTS, type SiteLink, TEST_LINKS } from './links.ts'
import { Logo } from './logo.tsx'
import { texts } from './texts.ts'

export function Footer() {
  const { name, about, demonstration } = useSite()
  return (
    <footer className="mt-24 border-line border-t bg-sunken">
      <div className="page-width grid gap-x-8 gap-y-10 py-12 sm:grid-cols-3 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="flex flex-col gap-3 sm:max-lg:col-span-3">
          <Logo />
          <p className="max-w-prose text-ink-soft text-sm">{about}</p>
          {demonstration && <p className="text-ink-soft text-sm">{texts.footer.demonstration(name)}</p>}
        </div>
        <List title={texts.footer.explore} links={[...TEST_LINKS, PREVIOUS_ATTEMPTS]} />
        <div>
          <List className="only-signed-out" title={texts.footer.account} links={SIGNED_OUT} />
          <List className="only-signed-in" title={texts.footer.account} links={SIGNED_IN} />
        </div>
        <List title={texts.footer.legal} links={LEGAL_LINKS} />
      </div>
      <div className="page-width flex flex-wrap items-center justify-between gap-4 py-5 text-ink-soft text-sm">
        {/* The server's year may be another one than the browser's, for some hours of the year. */}
        <p suppressHydrationWarning>{texts.footer.copyright(new Date().getFullYear(), name)}</p>
        <AppearanceChoice />
      </div>
    </footer>
  )
}

const SIGNED_OUT: readonly SiteLink[] = [
  { to: '/login', label: texts.links.login },
  { to: '/signup', label: texts.links.signup },
]
const SIGNED_IN: readonly SiteLink[] = [{ to: '/profile', label: texts.links.profile }]

type ListProps = { readonly title: string; readonly links: readonly SiteLink[]; readonly className?: string }

function List({ title, links, className }: ListProps) {
  return (
    <nav aria-label={title} className={className}>
      <h2 className="mb-2 font-semibold text-sm">{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.to}>
            <Link
              to={link.to}
              className="inline-flex min-h-9 items-center text-ink-soft hover:text-accent hover:underline"
            >
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
