import type { OwnedSeries } from '@pariksha/contract/student/library'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useLanguage } from '../../shared/languages/language-provider.tsx'
import { call } from '../../shared/lib/api/api.ts'
import { dayText } from '../../shared/lib/format/dates.ts'
import { seriesPackagesPath } from '../../shared/paths/package-paths.ts'
import { ButtonLink } from '../../shared/ui/button.tsx'
import { EmptyState } from '../../shared/ui/status/empty-state.tsx'
import { TestGrid } from '../../site/series/tests/test-grid.tsx'
import { Section } from './section.tsx'
import { useTexts } from './texts.ts'

/** The bought series, each with its tests. */
export function Owned() {
  const texts = useTexts()
  const query = useQuery({
    queryKey: ['owned-series'],
    queryFn: () => call('GET /library/series/'),
    staleTime: 0,
  })
  return (
    <Section title={texts.owned.title} query={query}>
      {(owned) =>
        owned.length === 0 ? (
          <EmptyState
            title={texts.owned.none}
            text={texts.owned.noneText}
            action={<ButtonLink to="/pricing">{texts.owned.prices}</ButtonLink>}
          />
        ) : (
          <ul className="flex flex-col gap-3">
            {owned.map((one) => (
              <li key={`${one.series} ${one.mocks} ${one.sectionals}`}>
                {one.running ? <Running owned={one} /> : <Ended owned={one} />}
              </li>
            ))}
          </ul>
        )
      }
    </Section>
  )
}

function Running({ owned }: { readonly owned: OwnedSeries }) {
  const texts = useTexts()
  const { language } = useLanguage()
  const [seen, setSeen] = useState(false)
  return (
    <details
      className="group rounded-lg border border-line bg-surface"
      onToggle={(event) => event.currentTarget.open && setSeen(true)}
    >
      <summary className="flex min-h-20 list-none items-center gap-4 px-5 py-4">
        <span className="min-w-0 flex-1">
          <span className="block font-semibold text-lg">{owned.name}</span>
          <span className="figures block text-ink-soft">
            {texts.owned.reach(owned.mocks, owned.sectionals)}, {texts.owned.until(dayText(owned.until, language))}
          </span>
        </span>
        <span className="text-accent group-open:hidden max-sm:sr-only">{texts.owned.show}</span>
        <ChevronDown aria-hidden="true" className="size-6 shrink-0 group-open:rotate-180" />
      </summary>
      {seen && (
        <div className="border-line border-t p-4 md:p-5">
          <TestGrid series={owned.series} />
        </div>
      )}
    </details>
  )
}

function Ended({ owned }: { readonly owned: OwnedSeries }) {
  const texts = useTexts()
  const { language } = useLanguage()
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 rounded-lg border border-line px-5 py-4">
      <p>
        <span className="block font-semibold text-lg">{owned.name}</span>
        <span className="figures block text-ink-soft">{texts.owned.ended(dayText(owned.until, language))}</span>
      </p>
      <ButtonLink variant="secondary" to={seriesPackagesPath(owned.series)}>
        {texts.owned.renew}
      </ButtonLink>
    </div>
  )
}
