import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { call } from '../../../shared/lib/api/api.ts'
import { ButtonLink } from '../../../shared/ui/button.tsx'
import { PageFrame } from '../../shared/page/page-frame.tsx'
import { QueryResult } from '../../shared/page/query-result.tsx'
import { QuestionStatistics } from '../question-statistics.tsx'
import { questionTexts as texts } from '../question-texts.ts'
import { RenderedQuestionView } from '../rendered-question.tsx'
import { StateMark } from '../state-mark.tsx'
import { useTopics } from '../use-topics.ts'
import { KeyCorrections } from './key-corrections.tsx'
import { PracticeSetting } from './practice-setting.tsx'
import { QuestionActs } from './question-acts.tsx'
import { QuestionHistory } from './question-history.tsx'
import { SharedPassage } from './shared-passage.tsx'

/** A question of the bank: as students see it, what may be done with it, and how it came to be. */
export function QuestionPage() {
  const { questionId = '' } = useParams()
  const { nameOf } = useTopics()
  const found = useQuery({
    queryKey: ['staff', 'question', questionId],
    queryFn: () => call('GET /staff/questions/:questionId/', { params: { questionId } }),
    staleTime: 0,
  })
  return (
    <QueryResult of={found} title={texts.title}>
      {(question) => {
        const { id, state, kind, topic, level, tags, content, missing } = question
        const facts = [
          texts.kinds[kind],
          nameOf(topic),
          level && texts.levels[level],
          content.source,
          content.year,
          ...tags.map((tag) => `#${tag}`),
        ]
        return (
          <PageFrame
            title={texts.numbered(id)}
            text={facts.filter(Boolean).join(' · ')}
            actions={
              <ButtonLink variant="secondary" to="/staff/questions">
                {texts.back}
              </ButtonLink>
            }
          >
            <p>
              <StateMark state={state} />
            </p>
            <QuestionActs question={question} />
            <KeyCorrections question={question} />
            {missing.length > 0 && (
              <div className="rounded-lg border border-warn bg-warn-soft p-4">
                <p className="font-medium">{texts.preview.missing}</p>
                <ul className="list-disc pl-5">
                  {missing.map((one) => (
                    <li key={one}>{texts.missing[one]}</li>
                  ))}
                </ul>
              </div>
            )}
            <section
              aria-label={texts.preview.title}
              className="max-w-3xl rounded-lg border border-line bg-surface p-4"
            >
              <RenderedQuestionView rendered={question.rendered} content={content} />
            </section>
            {content.passage_id !== null && <SharedPassage passageId={content.passage_id} />}
            <PracticeSetting question={question} />
            <QuestionStatistics question={question} />
            <QuestionHistory question={question} />
          </PageFrame>
        )
      }}
    </QueryResult>
  )
}
