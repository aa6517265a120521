import { marksText } from '@pariksha/domain/marking/marks-text'
import { useLanguage } from '../../shared/languages/language-provider.tsx'
import { useTestWord } from '../../shared/languages/test-words.ts'
import { dayText } from '../../shared/lib/format/dates.ts'
import { attemptPath } from '../../shared/paths/attempt-path.ts'
import { ButtonLink } from '../../shared/ui/button.tsx'
import { useTexts } from '../attempts/texts.ts'
import { useTaken } from '../attempts/use-taken.ts'
import { HomeCard } from './home-card.tsx'

export function LastResultCard() {
  const texts = useTexts()
  const word = useTestWord()
  const { language } = useLanguage()
  const { taken, failed } = useTaken()
  if (failed) {
    return (
      <HomeCard
        title={texts.home.lastResult}
        action={
          <ButtonLink to="/previousattempts" variant="secondary">
            {texts.home.allAttempts}
          </ButtonLink>
        }
      >
        <p>{texts.home.notRead}</p>
      </HomeCard>
    )
  }
  if (!taken) return <HomeCard title={texts.home.lastResult}>{undefined}</HomeCard>
  const [last] = taken.completed
  if (!last) {
    return (
      <HomeCard title={texts.home.lastResult}>
        <p>{texts.empty}</p>
      </HomeCard>
    )
  }
  return (
    <HomeCard
      title={texts.home.lastResult}
      action={
        <>
          <ButtonLink to={attemptPath(last)} variant="secondary">
            {texts.home.solutions}
          </ButtonLink>
          <ButtonLink to="/previousattempts" variant="quiet">
            {texts.home.allAttempts}
          </ButtonLink>
        </>
      }
    >
      <p className="figures font-semibold text-xl">
        {last.score === null ? texts.home.noScore : texts.scoreOf(marksText(last.score), last.max_marks)}
      </p>
      <p className="text-ink-soft text-sm">
        {word(last.title)} · {dayText(last.completed_at, language)}
      </p>
    </HomeCard>
  )
}
