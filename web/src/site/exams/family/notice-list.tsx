import type { Notice } from '@pariksha/contract/site/institute'
import { useDayName } from '../../../shared/lib/format/day-names.ts'
import { ContentLink } from '../../../shared/ui/content-link.tsx'
import { EmptyState } from '../../../shared/ui/status/empty-state.tsx'
import { useTexts } from '../texts.ts'

/** Dated headlines, the newest first. */
export function NoticeList({ notices }: { readonly notices: readonly Notice[] }) {
  const texts = useTexts()
  const { dayName } = useDayName()
  if (notices.length === 0) return <EmptyState title={texts.notices.none} text={texts.notices.noneText} />
  return (
    <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
      {notices.map(({ id, title, date, link }) => (
        <li key={id} className="flex flex-col gap-1 px-5 py-4">
          <time dateTime={date} className="figures text-ink-soft text-sm">
            {dayName(date)}
          </time>
          {link === null ? (
            <span>{title}</span>
          ) : (
            <ContentLink to={link} className="font-semibold text-accent hover:underline">
              {title}
            </ContentLink>
          )}
        </li>
      ))}
    </ul>
  )
}
