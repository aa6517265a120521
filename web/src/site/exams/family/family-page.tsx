import { FAMILY_COLOURS } from '@pariksha/domain/exam-families'
import { comingDay, dayInIndia } from '@pariksha/domain/timing/countdown'
import type { LoaderFunctionArgs, MetaArgs, ShouldRevalidateFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { TRANSLATED } from '../../../shared/languages/translated.ts'
import { read } from '../../../shared/lib/api/read.ts'
import { FAMILY_PATHS, namedBy } from '../../../shared/paths/exam-pages.ts'
import { freeTestsPath } from '../../../shared/paths/free-tests-path.ts'
import { pageMeta } from '../../../shared/search-engines/page-meta.ts'
import { breadcrumb } from '../../../shared/search-engines/structured-data.ts'
import { ButtonLink } from '../../../shared/ui/button.tsx'
import { Tabs } from '../../../shared/ui/navigation/tabs.tsx'
import { useExamYear } from '../countdown-card.tsx'
import { ExamHero } from '../exam-hero.tsx'
import { StatTiles } from '../stat-tiles.tsx'
import { useTexts } from '../texts.ts'
import { trailOf } from '../trail.ts'
import { PageParts } from './page-parts.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const family = namedBy(FAMILY_PATHS, args.url)
  const page = await read(args, '/exam-families/:family/', { params: { family } })
  const [offers, headlines, stories, figures] = await Promise.all([
    read(args, '/packages/', { query: { family: page.family } }),
    read(args, '/site/notices/', { query: { family: page.family } }),
    read(args, '/site/success-stories/', { query: { exam: page.family } }),
    page.statistics === null ? [] : read(args, '/site/statistics/', { query: { exam: page.statistics } }),
  ])
  return { page, packages: offers, notices: headlines, stories, statistics: figures, made: dayInIndia(Date.now()) }
}

/** Another tab is another look at the same page. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname

/** React Router calls `meta` while it renders the head, so hooks are allowed. */
function useMeta(args: MetaArgs<typeof loader>) {
  const texts = useTexts()
  const { loaderData } = args
  if (!loaderData) return []
  const { hero, countdown, name, path } = loaderData.page
  const { year } = comingDay(countdown.date, loaderData.made)
  const title = `${hero.title} ${year}`
  const description = `${name} ${year}: ${hero.text}`
  return [
    ...pageMeta(args, title, description, { path, family: loaderData.page.family }),
    breadcrumb(args, trailOf(texts, { name, to: path })),
  ]
}

export { useMeta as meta }

export const handle = TRANSLATED

/** Everything about a family of examinations. What stands on it comes from the catalogue and from staff. */
export default function FamilyPage() {
  const texts = useTexts()
  const { page, statistics: figures, made, ...lists } = useLoaderData<typeof loader>()
  const year = useExamYear(page.countdown.date, made)
  const data = { ...lists, family: page.family }
  return (
    <div data-tint={FAMILY_COLOURS[page.family]} className="tinted page-width flex flex-col gap-10 py-8 md:py-12">
      <ExamHero
        above={page.name}
        title={page.hero.year ? `${page.hero.title} ${year}` : page.hero.title}
        text={page.hero.text}
        family={page.family}
        countdown={{ ...page.countdown, made }}
      >
        <ButtonLink to={freeTestsPath(page.family)}>{texts.series.trial}</ButtonLink>
      </ExamHero>
      <StatTiles statistics={figures} />
      <Tabs
        key={page.family}
        label={texts.sections}
        tabs={page.tabs.map(({ id, label, parts }) => ({
          id,
          label,
          content: <PageParts parts={parts} data={data} />,
        }))}
      />
      {page.after.length > 0 && <PageParts parts={page.after} data={data} />}
    </div>
  )
}
