import { useSearchParams } from 'react-router'
import { useLanguage } from '../../../shared/languages/language-provider.tsx'
import { call } from '../../../shared/lib/api/api.ts'
import { BackToTopics } from './back-to-topics.tsx'
import { QuestionRun } from './question-run.tsx'

/** One question a screen: answer, solution, next. */
export function TopicView({ topic }: { readonly topic: string }) {
  const { language } = useLanguage()
  const [search] = useSearchParams()
  const exam = search.get('exam') ?? undefined
  return (
    <>
      <BackToTopics exam={exam} />
      <QuestionRun
        ask={() =>
          call('POST /practice/questions/', {
            query: { lang: language },
            body: { topic, ...(exam !== undefined && { exam }) },
          })
        }
      />
    </>
  )
}
