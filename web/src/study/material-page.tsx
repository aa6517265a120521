import { LANGUAGES } from '@pariksha/contract/languages'
import type { MaterialItem } from '@pariksha/contract/study/study'
import { ChevronRight, Clock, Download } from 'lucide-react'
import { Link } from 'react-router'
import { TRANSLATED } from '../languages/translated.ts'
import { read } from '../lib/api/read.ts'
import { useDayName } from '../lib/format/day-names.ts'
import { siteOf, withTaught } from '../lib/site.ts'
import { HUB } from '../paths/hub-address.ts'
import { Reading } from '../reading/reading.tsx'
import { fitted } from '../search-engines/fitted.ts'
import { pageMeta } from '../search-engines/page-meta.ts'
import { breadcrumb } from '../search-engines/structured-data.ts'
import { article } from '../search-engines/works.ts'
import { ButtonLink, buttonLook } from '../ui/button.tsx'
import type { Route } from './+types/material-page.ts'
import { LanguageLinks } from './language-links.tsx'
import { MaterialCard } from './material-card.tsx'
import { CARDS } from './materials.tsx'
import { SaveMaterial } from './save-material.tsx'
import { useTexts } from './texts.ts'

export async function loader(args: Route.LoaderArgs) {
  const material = await read(args, '/study/materials/:material/', { params: { material: args.params.slug } })
  const { results } = await read(args, '/study/materials/', {
    query: { q: material.subject, language: material.language },
  })
  return { material, others: others(material, results) }
}

const moreOf = (title: string) =>
  `${title}: study notes for {exams: ICET, SSC, Bank, Railway, AFCAT, MAT, CAT and NIMCET} exams with examples. Read online or download the PDF for free.`

const OTHERS = 3

/** The next materials of the subject, starting over after the last. */
function others({ slug, subject }: MaterialItem, results: readonly MaterialItem[]): MaterialItem[] {
  const same = results.filter((one) => one.subject === subject)
  const index = same.findIndex((one) => one.slug === slug)
  return [...same.slice(index + 1), ...same.slice(0, Math.max(index, 0))].slice(0, OTHERS)
}

/** React Router calls `meta` while it renders the head, so hooks are allowed. */
function useMeta(args: Route.MetaArgs) {
  const texts = useTexts()
  const material = args.loaderData?.material
  const title = material?.title ?? texts.header
  const description = material
    ? fitted(material.summary, withTaught(moreOf(title), siteOf(args.matches).taught))
    : texts.description
  return [
    ...pageMeta(args, title, description, {
      path: material && `${HUB}/${material.original}`,
      available: material && languagesOf(material),
    }),
    ...(material ? [article(args, { title, description, published: material.published_on })] : []),
    breadcrumb(args, [
      [texts.header, HUB],
      [title, args.location.pathname],
    ]),
  ]
}

export { useMeta as meta }

export const handle = TRANSLATED

/** All languages of a text have the same address. */
const languagesOf = ({ language, translations }: MaterialItem) =>
  LANGUAGES.filter((one) => one === language || translations.some((other) => other.language === one))

export default function MaterialPage({ loaderData: { material, others } }: Route.ComponentProps) {
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
          <h1 lang={language} className="font-bold text-3xl md:text-4xl">
            {title}
          </h1>
          <p lang={language} className="text-ink-soft text-lg">
            {summary}
          </p>
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
            <a href={file} download={`${slug}.pdf`} className={buttonLook('secondary')}>
              <Download aria-hidden="true" className="size-4" />
              {texts.download}
            </a>
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
