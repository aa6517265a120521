import { classNames } from '../../ui/class-names.ts'
import { Picture } from '../picture.tsx'
import type { Language } from '../preferences.ts'
import type { AnswerCheck, Question } from '../question.ts'
import { RichText } from '../rich-text.tsx'
import { useTexts as useQuestionTexts } from '../texts.ts'
import { checkOption } from './check-option.ts'
import { useTexts } from './solution-texts.ts'

type Props = AnswerCheck & { readonly options: Question['options']; readonly language: Language }

/** The options with the right one and one's own. */
export function SolvedOptions({ options, language, ...check }: Props) {
  const texts = useTexts()
  const questionTexts = useQuestionTexts()
  return (
    <ul className="flex flex-col gap-2">
      {options.map(({ choice, value, image }) => {
        const { isRight, isGiven, isWrong } = checkOption(choice, check)
        return (
          <li
            key={choice}
            className={classNames(
              'flex gap-3 rounded-md border px-3 py-2',
              isRight ? 'border-good bg-good-soft' : isWrong ? 'border-bad bg-bad-soft' : 'border-line',
            )}
          >
            <span className="font-semibold text-ink-soft leading-[1.6]">{choice.toUpperCase()}.</span>
            <div className="min-w-0 flex-1">
              <RichText text={value} language={language} />
              {image !== null && <Picture source={image} description={questionTexts.optionPicture(choice)} />}
              {isRight && (
                <p className="font-semibold text-good text-sm">
                  {texts.correct}
                  {isGiven && ` · ${texts.yourRight}`}
                </p>
              )}
              {isGiven && !isRight && (
                <p className={classNames('font-semibold text-sm', isWrong && 'text-bad')}>
                  {isWrong ? texts.yourWrong : texts.yourRight}
                </p>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
