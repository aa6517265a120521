import type { Solution } from '@pariksha/contract/attempts'
import { useTexts as useRoomTexts } from '../../exam-room/texts.ts'
import { Picture } from '../../questions/picture.tsx'
import type { Language } from '../../questions/preferences.ts'
import { RichText } from '../../questions/rich-text.tsx'
import { classNames } from '../../ui/class-names.ts'
import { useTexts } from '../texts.ts'

export type KeyedOptions = Pick<Solution, 'options' | 'correct_choice'> & Partial<Pick<Solution, 'user_choice'>>

type Props = { readonly solution: KeyedOptions; readonly language: Language }

/** The answers with the right one and one's own; for a typed number, both numbers. */
export function SolutionOptions({ solution, language }: Props) {
  const texts = useTexts()
  const roomTexts = useRoomTexts()
  const { options, correct_choice, user_choice = null } = solution
  if (options.length === 0) {
    return (
      <dl className="figures grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        <dt className="text-ink-soft">{texts.rightNumber}</dt>
        <dd className="font-semibold text-good">{correct_choice}</dd>
        {user_choice !== null && (
          <>
            <dt className="text-ink-soft">{texts.yourNumber}</dt>
            <dd className="font-semibold">{user_choice}</dd>
          </>
        )}
      </dl>
    )
  }
  return (
    <ul className="flex flex-col gap-2">
      {options.map(({ choice, value, image }) => {
        const right = correct_choice.includes(choice)
        const own = user_choice?.includes(choice) ?? false
        return (
          <li
            key={choice}
            className={classNames(
              'flex gap-3 rounded-md border px-3 py-2',
              right ? 'border-good bg-good-soft' : own ? 'border-bad bg-bad-soft' : 'border-line',
            )}
          >
            <span className="font-semibold text-ink-soft leading-[1.6]">{choice.toUpperCase()}.</span>
            <div className="min-w-0 flex-1">
              <RichText text={value} language={language} />
              {image !== null && <Picture source={image} description={roomTexts.questionCard.optionPicture(choice)} />}
              {right && (
                <p className="font-semibold text-good text-sm">
                  {texts.correct}
                  {own && ` · ${texts.yourRight}`}
                </p>
              )}
              {own && !right && <p className="font-semibold text-bad text-sm">{texts.yourWrong}</p>}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
