import { externalOrigin, pageOfThisSite } from '@pariksha/contract/site/page-of-site'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

type Props = {
  /** A page of this site, or an address elsewhere. */
  readonly to: string
  readonly className: string
  readonly children: ReactNode
}

/** A link entered by staff: pages of this site open in place, others in a new tab. */
export function ContentLink({ to, className, children }: Props) {
  const page = pageOfThisSite(to)
  if (page !== undefined) {
    return (
      <Link to={page} className={className}>
        {children}
      </Link>
    )
  }
  if (externalOrigin(to) === undefined) return null // from before such addresses were refused
  return (
    <a href={to} className={className} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  )
}
