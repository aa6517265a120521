import type { DrawnQuestions } from '@pariksha/contract/questions/drawn-questions'
import { useState } from 'react'
import type { Language } from '../../../shared/languages/language.ts'
import { QuestionView } from '../../../shared/questions/question-view.tsx'
import { FoldedPassage } from '../../../shared/questions/solution/folded-passage.tsx'
import { Solution } from '../../../shared/questions/solution/solution.tsx'
import { SegmentedControl } from '../../shared/page/segmented-control.tsx'
import { asHtml, asQuestion, languagesOf } from '../as-html.ts'
import { questionTexts } from '../question-texts.ts'
import { useTopics } from '../use-topics.ts'

type Props = {
  readonly set: DrawnQuestions
  /** Of the checkbox. */
  readonly label: string
  readonly kept: boolean
  readonly onToggle: () => void
}

/** A question, or those of one passage, which are kept together. */
export function DrawnSet({ set: { questions, topic, level }, label, kept, onToggle }: Props) {
  const { nameOf } = useTopics()
  const [language, setLanguage] = useState<Language>('en')
  const [first] = questions
  const offered = first ? languagesOf(first.rendered) : []
  return (
    <li className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <label className="flex min-h-11 items-center gap-3 font-medium">
          <input type="checkbox" className="size-5 accent-accent" checked={kept} onChange={onToggle} />
          {label}
        </label>
        <span className="text-ink-soft text-sm">{`${nameOf(topic)} · ${questionTexts.levels[level]}`}</span>
        {offered.length > 1 && (
          <SegmentedControl
            label={questionTexts.preview.language}
            choices={offered.map((value) => ({ value, label: questionTexts.languages[value] }))}
            value={language}
            onChange={setLanguage}
          />
        )}
      </div>
      {first?.rendered.passage && <FoldedPassage passage={asHtml(first.rendered.passage)} language={language} />}
      {questions.map(({ rendered, picture, option_pictures: pictures, answer }, index) => {
        const shown = asQuestion(rendered, index + 1)
        const question = {
          ...shown,
          question_image: picture,
          options: shown.options.map((option, at) => ({ ...option, image: pictures?.[at] ?? null })),
        }
        return (
          <div key={index} className="flex flex-col gap-4">
            <QuestionView question={question} language={language}>
              <Solution
                question={question}
                language={language}
                correct={answer}
                given={null}
                explanation={rendered.explanation && asHtml(rendered.explanation)}
              />
            </QuestionView>
          </div>
        )
      })}
    </li>
  )
}
