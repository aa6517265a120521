import { useState } from 'react'
import { ApiError } from '../../../shared/lib/api/api-errors.ts'
import { useExpiredSession } from '../../../shared/lib/api/use-expired-session.ts'
import { useIsOffline } from '../../../shared/lib/online.ts'
import { useSession } from '../../../shared/lib/session/session.ts'
import { EmptyState } from '../../../shared/ui/status/empty-state.tsx'
import { LoadFailed } from '../../../shared/ui/status/load-failed.tsx'
import { ReminderSetting } from '../reminder/reminder-setting.tsx'
import { useTexts as usePracticeTexts } from '../texts.ts'
import { BackToTopics } from '../topic/back-to-topics.tsx'
import { PracticeQuestion } from '../topic/practice-question.tsx'
import { QuestionSkeleton } from '../topic/question-skeleton.tsx'
import { Answered } from './answered.tsx'
import { DailyProgress } from './daily-progress.tsx'
import { DeliveryState } from './delivery-state.tsx'
import { TodayResult } from './today-result.tsx'
import { useTexts } from './today-texts.ts'
import { useToday } from './use-today.ts'

/** The ten of today, one a screen; they also work without a network. */
export function TodayView() {
  const session = useSession()
  const userId = session.state === 'in' ? session.user.id : undefined
  return (
    <>
      <BackToTopics />
      {userId === undefined ? <QuestionSkeleton /> : <Ten key={userId} userId={userId} />}
    </>
  )
}

function Ten({ userId }: { readonly userId: number }) {
  const texts = useTexts()
  const { nothing, nothingText } = usePracticeTexts().topic
  const { session, today } = useToday(userId)
  const { set, waiting, error } = today
  /** What was answered last stays on screen until the student goes on. */
  const [answered, setAnswered] = useState<number | null>(null)
  const [isFirst, setIsFirst] = useState(true)
  useExpiredSession(error)
  const isOffline = useIsOffline(error)
  if (!set) {
    if (error instanceof ApiError && error.code === 'nothing_to_practise')
      return <EmptyState title={nothing} text={nothingText} />
    if (!error) return <QuestionSkeleton />
    const text = isOffline ? texts.offline : texts.failed
    return <LoadFailed error={error} text={text} onRetry={() => void session.sync()} />
  }
  const { questions } = set
  const open = questions.filter(
    ({ id, answer }) => answer === null && !waiting.some(({ question_id }) => question_id === id),
  )
  const question = questions.find(({ id }) => id === answered) ?? open[0]
  // nothing speaks against it that the answer arrives now: until then the question stays where it is
  const isSending = question?.id === answered && question?.answer === null && error === undefined
  return (
    <>
      <DailyProgress questions={questions} waiting={waiting} current={question?.id} />
      {question ? (
        <PracticeQuestion
          key={question.id}
          asked={question}
          progress={texts.question(questions.indexOf(question) + 1, questions.length)}
          isFirst={isFirst}
          isBusy={isSending}
          submit={texts.submit}
          onAnswer={(given) => {
            setAnswered(question.id)
            void session.answer({ question_id: question.id, ...given })
          }}
          answered={
            question.id === answered &&
            !isSending && (
              <Answered
                question={question}
                isStored={today.isStored}
                isLast={open.every(({ id }) => id === answered)}
                onNext={() => {
                  setAnswered(null)
                  setIsFirst(false)
                }}
              />
            )
          }
        />
      ) : (
        <TodayResult questions={questions} streak={today.streak ?? set.streak} />
      )}
      <DeliveryState today={today} onSend={() => void session.sync()} />
      <ReminderSetting />
    </>
  )
}
