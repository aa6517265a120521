import { useTestWord } from '../../shared/languages/test-words.ts'
import { ButtonLink } from '../../shared/ui/button.tsx'
import { useTexts } from './texts.ts'
import { useNextInSeries } from './use-next-in-series.ts'

/** Links to follow after a test. */
export function NextLinks({ testId }: { readonly testId: number }) {
  const texts = useTexts().next
  const word = useTestWord()
  const { series, test } = useNextInSeries(testId)
  return (
    <nav aria-label={texts.label} className="flex flex-col gap-3 border-line border-t pt-6 md:flex-row">
      {test && <ButtonLink to={`/test/${test.id}`}>{texts.test(word(test.title))}</ButtonLink>}
      {series && (
        <ButtonLink variant="secondary" to={series.path}>
          {texts.series(series.name)}
        </ButtonLink>
      )}
      <ButtonLink variant={test ? 'quiet' : 'secondary'} to="/">
        {texts.home}
      </ButtonLink>
    </nav>
  )
}
