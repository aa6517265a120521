import { Link } from 'react-router'
import { useSite } from '../../shared/lib/site.ts'
import { classNames } from '../../shared/ui/class-names.ts'
import { labelOf, MORE_LINKS, SIGNED_IN_LINKS, SIGNED_OUT_LINKS, type SiteLink } from '../links.ts'
import { useTexts } from '../texts.ts'
import { Logo } from '../top-bar/logo.tsx'
import { AppearanceChoice } from './appearance-choice.tsx'
import { SocialLinks } from './social-links.tsx'

export function Footer() {
  const { footer } = useTexts()
  const { name, about, phone, address, social, exam_links } = useSite()
  return (
    <footer className="mt-16 border-line border-t bg-sunken text-sm">
      <div className="page-width grid gap-x-12 gap-y-6 py-8 lg:grid-cols-[1fr_2fr]">
        <div className="flex flex-col gap-3 text-ink-soft">
          <Logo />
          {about && <p className="max-w-prose">{about}</p>}
          {(phone || address.length > 0) && (
            <address className="not-italic">
              {address.join(', ')}
              {phone && (
                <a
                  href={`tel:${phone.replace(/[^+\d]/g, '')}`}
                  className="flex min-h-9 items-center text-accent underline"
                >
                  {phone}
                </a>
              )}
            </address>
          )}
          <SocialLinks title={footer.follow} links={social} />
        </div>
        <div className="flex flex-col gap-2">
          <nav aria-label={footer.explore}>
            <h2 className="font-semibold">{footer.explore}</h2>
            {exam_links.map(({ group, links }) => (
              <Row key={group} title={footer.groups[group]} level={3} links={links} />
            ))}
          </nav>
          <nav aria-label={footer.account} className="border-line border-t pt-2">
            <Row className="only-signed-out" title={footer.account} level={2} links={SIGNED_OUT_LINKS} />
            <Row className="only-signed-in" title={footer.account} level={2} links={SIGNED_IN_LINKS} />
          </nav>
          <nav aria-label={footer.more}>
            <Row title={footer.more} level={2} links={MORE_LINKS} />
          </nav>
        </div>
      </div>
      <div className="page-width flex flex-wrap items-center justify-between gap-4 pb-5 text-ink-soft">
        {/* The server's year may be another one than the browser's, for some hours of the year. */}
        <p suppressHydrationWarning>{footer.copyright(new Date().getFullYear(), name)}</p>
        <AppearanceChoice />
      </div>
    </footer>
  )
}

type RowProps = {
  readonly title: string
  readonly level: 2 | 3
  readonly links: readonly SiteLink[]
  readonly className?: string
}

function Row({ title, level, links, className }: RowProps) {
  const texts = useTexts()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div className={classNames('sm:grid sm:grid-cols-[9rem_1fr] sm:gap-4', className)}>
      <Heading className="pt-2 font-semibold text-ink-soft">{title}</Heading>
      <ul className="flex flex-wrap gap-x-4">
        {links.map((link) => (
          <li key={link.to}>
            <Link to={link.to} className="inline-flex min-h-9 items-center hover:text-accent hover:underline">
              {labelOf(link, texts)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
