import { rupees } from '@pariksha/domain/rupees'
import { use } from 'react'
import { useLanguage } from '../../shared/languages/language-provider.tsx'
import { useTestWord } from '../../shared/languages/test-words.ts'
import { momentText } from '../../shared/lib/format/dates.ts'
import { RenderedReplies } from '../../shared/lib/rendered/rendered-replies.ts'
import { seriesPackagesPath } from '../../shared/paths/package-paths.ts'
import { ButtonLink } from '../../shared/ui/button.tsx'
import { useTexts as usePackageTexts } from '../../site/packages/texts.ts'
import { useTexts as useMockTexts } from '../../student/mocks/texts.ts'
import { AccountNeeded } from '../instructions/account-needed.tsx'
import { SectionTable } from '../instructions/section-table.tsx'
import { TestFacts } from '../instructions/test-facts.tsx'
import { useTexts as useOpeningTexts } from '../opening/opening-texts.ts'
import { useTexts as useRoomTexts } from '../texts.ts'
import { type TestShown, testIn } from './read-test.ts'
import { useTexts } from './without-scripts-texts.ts'

/** The page before a test in a browser without JavaScript, rendered by the server alone. */
export function TestWithoutScripts() {
  const texts = useTexts()
  const { instructions } = useRoomTexts()
  const word = useTestWord()
  const shown = testIn(use(RenderedReplies))
  return (
    <div className="flex flex-col gap-8">
      {shown && (
        <>
          <h1 className="font-semibold text-3xl">{word(shown.test.title)}</h1>
          <State {...shown} />
          <TestFacts test={shown.test} />
          {shown.test.sections.length > 0 && (
            <section className="flex flex-col gap-3">
              <h2 className="font-semibold text-xl">{instructions.sections}</h2>
              <SectionTable sections={shown.test.sections} />
            </section>
          )}
          <ul className="flex max-w-prose list-disc flex-col gap-2 pl-5">
            {shown.test.instructions.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
      <p className="max-w-prose">{texts.needsScripts}</p>
      <AccountNeeded />
    </div>
  )
}

/** Whether, when and for what it can be taken. */
function State({ test, packages }: TestShown) {
  const texts = useTexts()
  const { instructions } = useRoomTexts()
  const { card } = usePackageTexts()
  const mocks = useMockTexts()
  const opening = useOpeningTexts()
  const { language } = useLanguage()
  if (test.state === 'announced') return <p>{instructions.notPublished}</p>
  const { live_mock } = test
  if (live_mock?.called_off) return <p>{mocks.calledOff(live_mock.shift, live_mock.called_off)}</p>
  return (
    <>
      {test.opens_at !== null && <p>{opening.opensOn(momentText(test.opens_at, language))}</p>}
      {test.free ? (
        <p>{texts.free}</p>
      ) : (
        <section className="flex flex-col items-start gap-3">
          <h2 className="font-semibold text-xl">{texts.price}</h2>
          <p>{instructions.paid}</p>
          <ul className="figures flex list-disc flex-col gap-2 pl-5">
            {packages.map(({ slug, title, price, months }) => (
              <li key={slug}>
                {title}: <strong>{rupees(price)}</strong> {card.months(months)}
              </li>
            ))}
          </ul>
          <ButtonLink to={seriesPackagesPath(test.series)}>{instructions.seePrices}</ButtonLink>
        </section>
      )}
    </>
  )
}
