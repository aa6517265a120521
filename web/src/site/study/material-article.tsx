import type { Material, MaterialItem } from '@pariksha/contract/site/study'
import { ChevronRight, Clock, Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useDayName } from '../../shared/lib/format/day-names.ts'
import { HUB } from '../../shared/paths/hub-address.ts'
import { Reading } from '../../shared/reading/reading.tsx'
import { ButtonLink, buttonClassName } from '../../shared/ui/button.tsx'
import { LanguageLinks } from './language-links.tsx'
import { MaterialCard } from './material-card.tsx'
import { CARDS } from './materials.tsx'
import { SaveMaterial } from './save-material.tsx'
import { useTexts } from './texts.ts'

type Props = {
  readonly material: Material
  /** The next ones of the subject. */
  readonly others: readonly MaterialItem[]
  /** Above its title. */
  readonly label?: ReactNode
  /** In place of the link to its file. */
  readonly download?: ReactNode
}

/** A material to read, with what can be done with it. */
export function MaterialArticle({ material, others, label, download }: Props) {
  const texts = useTexts()
  const { dayName } = useDayName()
  const { title, summary, subject, language, minutes, html, file, slug, type, published_on } = material
  return (
    <div className="page-width py-8 md:py-12">
      <article className="mx-auto flex max-w-(--measure) flex-col gap-6">
        <nav aria-label={texts.you} className="flex flex-wrap items-center gap-1 text-ink-soft text-sm">
          <Link to={HUB} className="inline-flex min-h-6 items-center underline underline-offset-4">
            {texts.back}
          </Link>
          <ChevronRight aria-hidden="true" className="size-4" />
          <span>{subject}</span>
        </nav>
        <header className="flex flex-col gap-3 border-line border-b pb-6">
          {label}
          <h1 lang={language} className="font-bold text-3xl md:text-4xl">
            {title}
          </h1>
          <p lang={language} className="text-ink-soft text-lg">
            {summary}
          </p>
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
            {download ?? (
              <a href={file} download={`${slug}.pdf`} className={buttonClassName('secondary')}>
                <Download aria-hidden="true" className="size-4" />
                {texts.download}
              </a>
            )}
            <SaveMaterial key={material.id} id={material.id} />
            {type === 'current_affairs' && <span className="text-ink-soft text-sm">{dayName(published_on)}</span>}
            {minutes !== null && (
              <span className="figures inline-flex items-center gap-1.5 text-ink-soft text-sm">
                <Clock aria-hidden="true" className="size-4" />
                {texts.minutes(minutes)}
              </span>
            )}
            <LanguageLinks material={material} />
          </div>
        </header>
        {html === null ? <p>{texts.fileText}</p> : <Reading html={html} language={language} />}
        <aside className="flex flex-wrap items-center justify-between gap-4 rounded-lg bg-accent-soft p-5">
          <p className="font-medium">{texts.nextTest}</p>
          <ButtonLink to="/test">{texts.freeTests}</ButtonLink>
        </aside>
      </article>
      {others.length > 0 && (
        <section className="flex flex-col gap-5 pt-14">
          <h2 className="font-semibold text-2xl">{texts.more(subject)}</h2>
          <ul className={CARDS}>
            {others.map((one) => (
              <li key={one.id}>
                <MaterialCard material={one} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
