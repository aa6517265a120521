import { Bookmark, MessageCircleQuestion, Repeat } from 'lucide-react'
import { againPath } from '../../../../shared/paths/practice-path.ts'
import { Button, ButtonLink } from '../../../../shared/ui/button.tsx'
import { classNames } from '../../../../shared/ui/class-names.ts'
import { useAnalysis } from '../../analysis/use-analysis.ts'
import { useTexts } from '../../texts.ts'
import { useTexts as useReviewTexts } from '../review-texts.ts'
import { usePageKeys } from './use-page-keys.ts'
import { useSavedQuestion } from './use-saved-questions.ts'

type Props = { readonly attemptId: number; readonly number: number }

/** Buttons below a solution: save the question, or ask about it. */
export function SolutionActions({ attemptId, number }: Props) {
  const texts = useTexts()
  const review = useReviewTexts()
  const { data: analysed } = useAnalysis(attemptId)
  const { saved, known, set } = useSavedQuestion(attemptId, number)
  usePageKeys({ b: known ? () => void set(!saved) : undefined })
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        variant="secondary"
        disabled={!known}
        aria-pressed={saved}
        aria-keyshortcuts="b"
        icon={<Bookmark aria-hidden="true" className={classNames('size-5', saved && 'fill-current text-accent')} />}
        onClick={() => void set(!saved)}
      >
        {saved ? texts.saved : texts.save}
      </Button>
      <ButtonLink variant="quiet" to={againPath(attemptId, number, analysed?.exam)}>
        <Repeat aria-hidden="true" className="size-5" />
        {review.practiseAgain}
      </ButtonLink>
      <ButtonLink variant="quiet" to={`/ask/new?attempt=${attemptId}&question=${number}`}>
        <MessageCircleQuestion aria-hidden="true" className="size-5" />
        {texts.ask}
      </ButtonLink>
    </div>
  )
}
