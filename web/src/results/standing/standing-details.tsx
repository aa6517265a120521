import { LEAST_FOR_PERCENTILE } from '@pariksha/domain/ranking'
import { useStanding } from '../summary/use-standing.ts'
import { AllShifts } from './all-shifts.tsx'
import { useTexts } from './standing-texts.ts'

export default function StandingDetails({ attemptId }: { readonly attemptId: number }) {
  const texts = useTexts()
  const standing = useStanding(attemptId)
  if (!standing || standing.of === 0) return null
  const { of, rank, band, mock } = standing
  return (
    <>
      <p className="text-ink-soft text-sm">
        {texts.candidates(of)}
        {of < LEAST_FOR_PERCENTILE
          ? ` ${texts.few(LEAST_FOR_PERCENTILE)}`
          : rank !== null && band !== null && ` ${texts.band(String(band.low), String(band.high))}`}
      </p>
      {mock !== null && <AllShifts mock={mock} />}
    </>
  )
}
