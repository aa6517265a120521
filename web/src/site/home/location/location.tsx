import { Clock, Mail, MapPin, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSite } from '../../../shared/lib/site.ts'
import { buttonClassName } from '../../../shared/ui/button.tsx'
import { classNames } from '../../../shared/ui/class-names.ts'
import { useTexts } from '../texts.ts'
import { LocationMap } from './location-map.tsx'

/** Address, map and opening hours of the institute. */
export function Location() {
  const texts = useTexts()
  const { name, address, phone, email, hours, map } = useSite()
  const reachable = address.length > 0 || phone !== '' || email !== ''
  return (
    <section id="location" className="page-width pb-16 md:pb-24">
      <h2 className="font-bold text-3xl md:text-4xl">{texts.location.title}</h2>
      {reachable ? (
        <div className={classNames('mt-8 grid gap-6', map && 'lg:grid-cols-[1fr_1.4fr]')}>
          <div className="flex flex-col gap-5 rounded-lg border border-line bg-surface p-6 shadow-sm">
            {address.length > 0 && (
              <Fact icon={<MapPin aria-hidden="true" className="size-5" />} label={texts.location.address}>
                <address className="not-italic">
                  {address.map((line) => (
                    <span key={line} className="block">
                      {line}
                    </span>
                  ))}
                </address>
              </Fact>
            )}
            {phone !== '' && (
              <Fact icon={<Phone aria-hidden="true" className="size-5" />} label={texts.location.phone}>
                <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className="text-accent hover:underline">
                  {phone}
                </a>
              </Fact>
            )}
            {email !== '' && (
              <Fact icon={<Mail aria-hidden="true" className="size-5" />} label={texts.location.email}>
                <a href={`mailto:${email}`} className="break-all text-accent hover:underline">
                  {email}
                </a>
              </Fact>
            )}
            {hours.length > 0 && (
              <Fact icon={<Clock aria-hidden="true" className="size-5" />} label={texts.location.hours}>
                <dl>
                  {hours.map(({ days, time }) => (
                    <div key={days} className="flex flex-wrap justify-between gap-x-6">
                      <dt>{days}</dt>
                      <dd>{time}</dd>
                    </div>
                  ))}
                </dl>
              </Fact>
            )}
            {map && (
              <a
                href={map.directions_url}
                target="_blank"
                rel="noreferrer"
                className={buttonClassName('primary', 'mt-auto self-start')}
              >
                {texts.location.directions}
              </a>
            )}
          </div>
          {map && <LocationMap name={name} address={address.join(', ')} {...map} />}
        </div>
      ) : (
        <p className="mt-4 max-w-prose text-ink-soft text-lg">{texts.location.none}</p>
      )}
    </section>
  )
}

type FactProps = { readonly icon: ReactNode; readonly label: string; readonly children: ReactNode }

function Fact({ icon, label, children }: FactProps) {
  return (
    <div className="flex gap-3">
      <span className="mt-0.5 text-accent">{icon}</span>
      <div className="flex-1">
        <h3 className="font-semibold text-sm">{label}</h3>
        {children}
      </div>
    </div>
  )
}
