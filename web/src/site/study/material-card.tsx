import type { MaterialItem } from '@pariksha/contract/site/study'
import { Clock, Download, FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Cover } from '../../shared/covers/cover.tsx'
import { coverOf } from '../../shared/covers/cover-of.ts'
import { useLanguage } from '../../shared/languages/language-provider.tsx'
import { useDayName } from '../../shared/lib/format/day-names.ts'
import { HUB } from '../../shared/paths/hub-address.ts'
import { buttonClassName } from '../../shared/ui/button.tsx'
import { LanguageLinks } from './language-links.tsx'
import { useTexts } from './texts.ts'

type Props = {
  readonly material: MaterialItem
  /** In place of the link to its file. */
  readonly download?: ReactNode
}

export function MaterialCard({ material, download }: Props) {
  const texts = useTexts()
  const here = useLanguage().language
  const { dayName } = useDayName()
  const { slug, original, title, summary, type, subject, language, minutes, file, published_on } = material
  const look = coverOf(type === 'current_affairs' ? type : original, subject, published_on)
  return (
    <article className="relative flex h-full flex-col gap-3 overflow-hidden rounded-lg border border-line bg-surface p-5 shadow-sm hover:border-outline hover:shadow-md">
      <Cover look={look} className="-mx-5 -mt-5 mb-1 h-20 w-[calc(100%+2.5rem)] sm:h-28" />
      <p className="flex flex-wrap justify-between gap-x-3 text-sm">
        <span className="font-medium text-accent">{subject}</span>
        <span className="text-ink-soft">{type === 'current_affairs' ? dayName(published_on) : texts.types[type]}</span>
      </p>
      <h3 lang={language} className="font-semibold text-xl">
        {/* the link covers the whole card; other controls are above it */}
        <Link
          to={`${HUB}/${language === here ? original : slug}`}
          className="after:absolute after:inset-0 after:rounded-lg"
        >
          {title}
        </Link>
      </h3>
      <p lang={language} className="flex-1 text-ink-soft">
        {summary}
      </p>
      <LanguageLinks material={material} className="relative" />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span className="figures inline-flex items-center gap-1.5 text-ink-soft text-sm">
          {minutes === null ? (
            <FileText aria-hidden="true" className="size-4" />
          ) : (
            <Clock aria-hidden="true" className="size-4" />
          )}
          {minutes === null ? texts.fileOnly : texts.minutes(minutes)}
        </span>
        {download ?? (
          <a
            href={file}
            download={`${slug}.pdf`}
            aria-label={texts.downloadMaterial(title)}
            className={buttonClassName('secondary', 'relative')}
          >
            <Download aria-hidden="true" className="size-4" />
            {texts.download}
          </a>
        )}
      </div>
    </article>
  )
}
