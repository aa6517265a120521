import { Link } from 'react-router'
import { useSite } from '../lib/site.ts'
import { AppearanceChoice } from './appearance-choice.tsx'
import { EXPLORE } from './footer-exams.ts'
import { labelOf, MORE_LINKS, SIGNED_IN_LINKS, SIGNED_OUT_LINKS, type SiteLink } from './links.ts'
import { Logo } from './logo.tsx'
import { SocialLinks } from './social-links.tsx'
import { useTexts } from './texts.ts'

export function Footer() {
  const { footer } = useTexts()
  const { name, about, social } = useSite()
  return (
    <footer className="mt-24 border-line border-t bg-sunken">
      <div className="page-width flex flex-col gap-10 py-12">
        <div className="grid grid-cols-2 gap-x-8 gap-y-10 lg:grid-cols-[2fr_1fr_1fr]">
          <div className="flex flex-col gap-3 max-lg:col-span-2">
            <Logo />
            {about && <p className="max-w-prose text-ink-soft text-sm">{about}</p>}
            <SocialLinks title={footer.follow} links={social} />
          </div>
          <nav aria-label={footer.account}>
            <h2 className="mb-2 font-semibold text-sm">{footer.account}</h2>
            <List className="only-signed-out" links={SIGNED_OUT_LINKS} />
            <List className="only-signed-in" links={SIGNED_IN_LINKS} />
          </nav>
          <nav aria-label={footer.more}>
            <h2 className="mb-2 font-semibold text-sm">{footer.more}</h2>
            <List links={MORE_LINKS} />
          </nav>
        </div>
        <nav aria-label={footer.explore} className="border-line border-t pt-8">
          <h2 className="mb-4 font-semibold">{footer.explore}</h2>
          <div className="grid grid-cols-2 gap-x-8 gap-y-6 sm:grid-cols-3 lg:grid-cols-5">
            {EXPLORE.map(({ group, links }) => (
              <section key={group} className="row-span-2 grid grid-rows-subgrid gap-y-1">
                {/* The lists side by side begin level, however many lines their headings have. */}
                <h3 className="font-semibold text-sm">{footer.groups[group]}</h3>
                <List links={links} />
              </section>
            ))}
          </div>
        </nav>
      </div>
      <div className="page-width flex flex-wrap items-center justify-between gap-4 py-5 text-ink-soft text-sm">
        {/* The server's year may be another one than the browser's, for some hours of the year. */}
        <p suppressHydrationWarning>{footer.copyright(new Date().getFullYear(), name)}</p>
        <AppearanceChoice />
      </div>
    </footer>
  )
}

function List({ links, className }: { readonly links: readonly SiteLink[]; readonly className?: string }) {
  const texts = useTexts()
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={link.to}>
          <Link
            to={link.to}
            className="inline-flex min-h-9 items-center text-ink-soft text-sm hover:text-accent hover:underline"
          >
            {labelOf(link, texts)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
