import { useSearchParams } from 'react-router'
import { useLanguage } from '../../../shared/languages/language-provider.tsx'
import { call } from '../../../shared/lib/api/api.ts'
import { BackToTopics } from '../topic/back-to-topics.tsx'
import { QuestionRun } from '../topic/question-run.tsx'

/** A question of a test again and again, each time with other numbers where a template made it. */
export function RepeatView() {
  const { language } = useLanguage()
  const [search] = useSearchParams()
  const body = { attempt_id: Number(search.get('attempt')), question_number: Number(search.get('question')) }
  return (
    <>
      <BackToTopics exam={search.get('exam') ?? undefined} />
      <QuestionRun ask={() => call('POST /practice/again/', { query: { lang: language }, body })} />
    </>
  )
}
