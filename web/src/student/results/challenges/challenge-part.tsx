import type { Solution } from '@pariksha/contract/attempts/results'
import type { OwnChallenge } from '@pariksha/contract/results/challenges'
import { Flag } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../../shared/lib/hydration/part-on-demand.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { useTexts } from '../texts.ts'
import { useChallenges } from './use-challenges.ts'

/** Few challenge a key: its form is no part of what the exam room loads. */
const ChallengeDialog = lazyPart(async () => (await import('./challenge-dialog.tsx')).ChallengeDialog)

type Props = { readonly attemptId: number; readonly solution: Solution }

/** What became of the student's challenges of a question, and the way to raise one while that is possible. */
export function ChallengePart({ attemptId, solution }: Props) {
  const texts = useTexts().challenge
  const known = useChallenges(attemptId)
  const [raising, setRaising] = useState(false)
  const own = (known?.challenges ?? []).filter(({ question_number }) => question_number === solution.question_number)
  const mayRaise = known?.open === true && !own.some(({ status }) => status === 'open')
  return (
    <>
      {own.map((challenge) => (
        <Raised key={challenge.raised_at} challenge={challenge} />
      ))}
      {mayRaise && (
        <Button
          variant="quiet"
          className="self-start"
          icon={<Flag aria-hidden="true" className="size-5" />}
          onClick={() => setRaising(true)}
        >
          {texts.raise}
        </Button>
      )}
      {raising && (
        <Suspense>
          <ChallengeDialog open onClose={() => setRaising(false)} attemptId={attemptId} solution={solution} />
        </Suspense>
      )}
    </>
  )
}

function Raised({ challenge: { claim, answers, status, reply } }: { readonly challenge: OwnChallenge }) {
  const texts = useTexts().challenge
  return (
    <div className="rounded-sm bg-sunken px-3 py-2 text-sm">
      <p className="font-semibold">
        {texts.statuses[status]}: {texts.claims[claim]}
        {answers.length > 0 && ` (${answers.join(', ').toUpperCase()})`}
      </p>
      {reply !== null && <p className="[overflow-wrap:anywhere]">{texts.reply(reply)}</p>}
    </div>
  )
}
