import { useTestDetails } from '../../attempts/use-test-details.ts'
import { pricesOfSeries } from '../../paths/buy-path.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { useTexts } from '../texts.ts'

/** To the prices of what opens a test; to all of them while it is not known which series the test is of. */
export function PricesLink({ testId }: { readonly testId: number }) {
  const texts = useTexts()
  const { data } = useTestDetails(testId)
  return <ButtonLink to={data ? pricesOfSeries(data.series) : '/pricing'}>{texts.instructions.seePrices}</ButtonLink>
}
