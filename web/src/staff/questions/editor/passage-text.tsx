import type { QuestionPassage } from '@pariksha/contract/questions/question-passages'
import { call } from '../../../shared/lib/api/api.ts'
import { questionTexts } from '../question-texts.ts'
import { PassageForm } from './passage-form.tsx'

const { passage: texts } = questionTexts

type TextProps = {
  readonly passage?: QuestionPassage
  readonly onCancel: () => void
  readonly onSaved: (passage: QuestionPassage) => void
}

/** Writes a passage, or another text in place of one for all of its questions. */
export const PassageText = ({ passage, onCancel, onSaved }: TextProps) => (
  <PassageForm
    name={`passages/${passage?.id ?? 'new'}`}
    {...(passage && { content: passage.content })}
    hint={passage && passage.questions.length > 0 ? texts.changeText(passage.questions.length) : texts.text}
    onCancel={onCancel}
    onSave={async (content) =>
      onSaved(
        passage
          ? await call('PUT /staff/question-passages/:passageId/', {
              params: { passageId: passage.id },
              body: { content },
            })
          : await call('POST /staff/question-passages/', { body: { content } }),
      )
    }
  />
)
