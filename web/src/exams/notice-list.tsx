import type { Notice } from '@pariksha/contract/institute'
import { Link } from 'react-router'
import { dayName } from '../lib/day-name.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { texts } from './texts.ts'

/** Dated headlines, the newest first. */
export function NoticeList({ notices }: { readonly notices: readonly Notice[] }) {
  if (notices.length === 0) return <EmptyState title={texts.notices.none} text={texts.notices.noneText} />
  return (
    <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
      {notices.map(({ id, title, date, link }) => (
        <li key={id} className="flex flex-col gap-1 px-5 py-4">
          <time dateTime={date} className="figures text-ink-soft text-sm">
            {dayName(date)}
          </time>
          {link === null ? <span>{title}</span> : <Headline link={link} title={title} />}
        </li>
      ))}
    </ul>
  )
}

function Headline({ link, title }: { readonly link: string; readonly title: string }) {
  const look = 'font-semibold text-accent hover:underline'
  return link.startsWith('/') ? (
    <Link to={link} className={look}>
      {title}
    </Link>
  ) : (
    <a href={link} className={look} target="_blank" rel="noopener noreferrer nofollow">
      {title}
    </a>
  )
}
