import type { Attempt } from '@pariksha/contract/attempts/attempt'
import type { Standing } from '@pariksha/contract/attempts/results'
import { LEAST_FOR_PERCENTILE } from '@pariksha/domain/ranking'
import { CertificatePart } from '../certificate/certificate-part.tsx'
import { useStanding } from '../summary/use-standing.ts'
import { AllShifts } from './all-shifts.tsx'
import { RankList } from './rank-list.tsx'
import { useTexts } from './standing-texts.ts'

type Props = {
  readonly attempt: Attempt
  /** The student's own. */
  readonly marks: number
}

export default function StandingDetails({ attempt, marks }: Props) {
  const standing = useStanding(attempt.id)
  return (
    <>
      {standing && <Place standing={standing} testId={attempt.test_id} marks={marks} />}
      {attempt.mode === 'live' && <CertificatePart attemptId={attempt.id} />}
    </>
  )
}

type PlaceProps = { readonly standing: Standing; readonly testId: number; readonly marks: number }

function Place({ standing, testId, marks }: PlaceProps) {
  const texts = useTexts()
  const { mock, would_be, cut_offs } = standing
  return (
    <>
      {would_be ? <WouldBe {...would_be} /> : standing.of > 0 && <Candidates standing={standing} />}
      {cut_offs.length > 0 && (
        <ul className="figures flex flex-col gap-1 rounded-lg border border-line bg-surface p-5">
          {cut_offs.map(({ category, marks: asked }) => (
            <li key={category}>{texts.cutOff(category, twoDecimals(asked), twoDecimals(marks))}</li>
          ))}
        </ul>
      )}
      {mock !== null && <AllShifts mock={mock} />}
      {standing.of > 0 && !would_be && <RankList testId={testId} />}
    </>
  )
}

function Candidates({ standing: { of, rank, band } }: { readonly standing: Standing }) {
  const texts = useTexts()
  return (
    <p className="text-ink-soft text-sm">
      {texts.candidates(of)}
      {of < LEAST_FOR_PERCENTILE
        ? ` ${texts.few(LEAST_FOR_PERCENTILE)}`
        : rank !== null && band !== null && ` ${texts.band(String(band.low), String(band.high))}`}
    </p>
  )
}

/** Of practice after a live test. */
function WouldBe({ rank, of }: NonNullable<Standing['would_be']>) {
  const texts = useTexts()
  return (
    <p className="figures rounded-lg bg-accent-soft p-4">
      <strong>{texts.wouldBe(rank, of)}</strong> {texts.practice}
    </p>
  )
}

const twoDecimals = (marks: number): string => marks.toFixed(2).replace('-', '−')
