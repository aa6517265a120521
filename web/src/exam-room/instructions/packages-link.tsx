import { seriesPackagesPath } from '../../shared/paths/package-paths.ts'
import { ButtonLink } from '../../shared/ui/button.tsx'
import { useTestDetails } from '../../student/attempts/use-test-details.ts'
import { useTexts } from '../texts.ts'

/** Links to the packages that open a test; to all packages until its series is loaded. */
export function PackagesLink({ testId }: { readonly testId: number }) {
  const texts = useTexts()
  const { data } = useTestDetails(testId)
  return (
    <ButtonLink to={data ? seriesPackagesPath(data.series) : '/pricing'}>{texts.instructions.seePrices}</ButtonLink>
  )
}
