import type { Site } from '@pariksha/contract/site/institute'
import type { MetaDescriptor } from 'react-router'
import { siteOf } from '../lib/site.ts'

type Args = { readonly matches: Parameters<typeof siteOf>[0] }

/** "Mon-Sat" is "Mo-Sa" there, and "8:00 AM-8:00 PM" is "08:00-20:00". */
const shortDays = (days: string) => days.replace(/\b(Mo|Tu|We|Th|Fr|Sa|Su)\w*/g, '$1')
const in24Hours = (time: string) =>
  time.replace(/(\d+):(\d\d) ([AP])M/g, (_, hour, minute, half) => {
    const hours = (Number(hour) % 12) + (half === 'P' ? 12 : 0)
    return `${String(hours).padStart(2, '0')}:${minute}`
  })

const IS_READABLE = /^[A-Z][a-z](?:[-,][A-Z][a-z])* \d\d:\d\d-\d\d:\d\d$/

/** Hours that are written in another way, or in another language, say nothing to search engines. */
const openingHours = (hours: Site['hours']): string[] =>
  hours.map(({ days, time }) => `${shortDays(days)} ${in24Hours(time)}`).filter((line) => IS_READABLE.test(line))

/** Who runs the site, for search engines: what it has not said is left out. */
export function organization({ matches }: Args): MetaDescriptor {
  const { name, about, origin, logo, email, phone, address, hours, social } = siteOf(matches)
  const open = openingHours(hours)
  return {
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@type': 'EducationalOrganization',
      name,
      url: `${origin}/`,
      logo: new URL(logo ?? '/icons/512.png', origin).href,
      ...(about && { description: about }),
      ...(email && { email }),
      ...(phone && { telephone: phone }),
      ...(address.length > 0 && {
        address: { '@type': 'PostalAddress', streetAddress: address.join(', '), addressCountry: 'IN' },
      }),
      ...(open.length > 0 && { openingHours: open }),
      ...(social.length > 0 && { sameAs: social.map(({ url }) => url) }),
    },
  }
}
