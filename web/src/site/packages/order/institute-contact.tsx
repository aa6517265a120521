import { Mail, Phone } from 'lucide-react'
import { useSite } from '../../../shared/lib/site.ts'

/** How the institute is reached. */
export function InstituteContact() {
  const { email, phone } = useSite()
  const ways = [
    { Icon: Mail, href: `mailto:${email}`, text: email },
    { Icon: Phone, href: `tel:${phone.replace(/[^+\d]/g, '')}`, text: phone },
  ]
  return (
    <ul className="flex flex-wrap gap-x-6">
      {ways
        .filter(({ text }) => text !== '')
        .map(({ Icon, href, text }) => (
          <li key={href}>
            <a href={href} className="inline-flex min-h-11 items-center gap-2 text-accent hover:underline">
              <Icon aria-hidden="true" className="size-5" />
              {text}
            </a>
          </li>
        ))}
    </ul>
  )
}
