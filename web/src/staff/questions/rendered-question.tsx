import type { Language } from '@pariksha/contract/languages'
import type { RenderedQuestion } from '@pariksha/contract/questions/question'
import type { QuestionContent } from '@pariksha/contract/questions/question-content'
import { rangeText } from '@pariksha/domain/marking/range-text'
import { useState } from 'react'
import { AnswerForm } from '../../shared/questions/answering/answer-form.tsx'
import { QuestionView } from '../../shared/questions/question-view.tsx'
import { FoldedPassage } from '../../shared/questions/solution/folded-passage.tsx'
import { Solution } from '../../shared/questions/solution/solution.tsx'
import { SegmentedControl } from '../shared/page/segmented-control.tsx'
import { asHtml, asQuestion, languagesOf } from './as-html.ts'
import { questionTexts } from './question-texts.ts'

type Props = { readonly rendered: RenderedQuestion; readonly content: Pick<QuestionContent, 'kind' | 'answer'> }

const MODES = [
  { value: 'asked', label: questionTexts.preview.asked },
  { value: 'solved', label: questionTexts.preview.solved },
] as const

/** A question as students see it, in each of its languages: as it is asked, and with its key where it has one. */
export function RenderedQuestionView({ rendered, content: { kind, answer } }: Props) {
  const offered = languagesOf(rendered)
  const [wanted, setWanted] = useState<Language>('en')
  const language = offered.includes(wanted) ? wanted : (offered[0] ?? 'en')
  const [mode, setMode] = useState<'asked' | 'solved'>('solved')
  const question = asQuestion(rendered)
  return (
    <div className="flex flex-col gap-4">
      {answer !== null && (
        <SegmentedControl label={questionTexts.preview.mode} choices={MODES} value={mode} onChange={setMode} />
      )}
      {offered.length > 1 && (
        <SegmentedControl
          label={questionTexts.preview.language}
          choices={offered.map((value) => ({ value, label: questionTexts.languages[value] }))}
          value={language}
          onChange={setWanted}
        />
      )}
      {rendered.passage && <FoldedPassage passage={asHtml(rendered.passage)} language={language} />}
      <QuestionView question={question} language={language}>
        {answer === null || mode === 'asked' ? (
          <AnswerForm question={question} kind={kind} choice={null} language={language} />
        ) : (
          <Solution
            question={question}
            language={language}
            correct={answer.kind === 'numeric' ? rangeText(answer) : answer.correct}
            given={null}
            explanation={rendered.explanation && asHtml(rendered.explanation)}
          />
        )}
      </QuestionView>
    </div>
  )
}
