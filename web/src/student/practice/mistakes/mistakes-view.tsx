import { useLanguage } from '../../../shared/languages/language-provider.tsx'
import { call } from '../../../shared/lib/api/api.ts'
import { BackToTopics } from '../topic/back-to-topics.tsx'
import { QuestionRun } from '../topic/question-run.tsx'
import { NoneDue } from './none-due.tsx'

/** The mistakes that are due, one after the other, each with other numbers. */
export function MistakesView() {
  const { language } = useLanguage()
  return (
    <>
      <BackToTopics />
      <QuestionRun
        ask={async () => (await call('POST /practice/mistakes/question/', { query: { lang: language } })).question}
        end={<NoneDue />}
      />
    </>
  )
}
