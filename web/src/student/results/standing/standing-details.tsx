import type { Attempt } from '@pariksha/contract/attempts/attempt'
import type { Standing } from '@pariksha/contract/attempts/results'
import { marksText } from '@pariksha/domain/marking/marks-text'
import { scoreText } from '@pariksha/domain/ranking/normalisation'
import { MIN_FOR_PERCENTILE } from '@pariksha/domain/ranking/ranking'
import { rankListPath } from '../../../shared/paths/rank-list-path.ts'
import { ButtonLink } from '../../../shared/ui/button.tsx'
import { CertificatePart } from '../certificate-part.tsx'
import { AllShifts } from './all-shifts.tsx'
import { useTexts } from './standing-texts.ts'

type Props = { readonly attempt: Attempt; readonly standing: Standing | undefined }

export function StandingDetails({ attempt, standing }: Props) {
  return (
    <>
      {standing && <Place standing={standing} testId={attempt.test_id} />}
      {attempt.mode === 'live' && <CertificatePart attemptId={attempt.id} />}
    </>
  )
}

function Place({ standing, testId }: { readonly standing: Standing; readonly testId: number }) {
  const { mock, would_be } = standing
  return (
    <>
      {would_be ? <WouldBe {...would_be} /> : standing.of > 0 && <Candidates standing={standing} />}
      {standing.cut_offs.length > 0 && <CutOffs standing={standing} />}
      {mock !== null && <AllShifts mock={mock} />}
      {standing.of > 0 && !would_be && <ToRankList testId={testId} />}
    </>
  )
}

function ToRankList({ testId }: { readonly testId: number }) {
  return (
    <ButtonLink variant="secondary" className="self-start" to={rankListPath(testId)}>
      {useTexts().rankList}
    </ButtonLink>
  )
}

function Candidates({ standing: { of, rank, band } }: { readonly standing: Standing }) {
  const texts = useTexts()
  return (
    <p className="text-ink-soft text-sm">
      {texts.candidates(of)}
      {of < MIN_FOR_PERCENTILE
        ? ` ${texts.few(MIN_FOR_PERCENTILE)}`
        : rank !== null && band !== null && ` ${texts.band(String(band.low), String(band.high))}`}
    </p>
  )
}

/** The rank that a practice attempt after a live test would have. */
function WouldBe({ rank, of }: NonNullable<Standing['would_be']>) {
  const texts = useTexts()
  return (
    <p className="figures rounded-lg bg-accent-soft p-4">
      <strong>{texts.wouldBe(rank, of)}</strong> {texts.practice}
    </p>
  )
}

function CutOffs({ standing: { cut_offs, mock } }: { readonly standing: Standing }) {
  const texts = useTexts().cutOff
  return (
    <ul className="figures flex flex-col gap-1 rounded-lg border border-line bg-surface p-5">
      {cut_offs.map(({ category, compared_with, asked, own }) => {
        const formula = compared_with === 'normalised_score' ? mock?.normalisation : null
        const shown = own === null ? undefined : formula ? scoreText(formula, own) : marksText(own, 2)
        return (
          <li key={category}>
            {texts[compared_with](category, marksText(asked, 2))}
            {shown !== undefined && ` · ${texts.own(shown)}`}
          </li>
        )
      })}
    </ul>
  )
}
