import { LANGUAGES, type Language } from '@pariksha/contract/languages'
import type { QuestionContent } from '@pariksha/contract/questions/question-content'
import { QUESTION_KINDS } from '@pariksha/domain/question'
import { useEffect, useRef, useState } from 'react'
import { dismissToast, showToast } from '../../../shared/ui/toast/toast-store.ts'
import { SegmentedControl } from '../../shared/page/segmented-control.tsx'
import { questionTexts } from '../question-texts.ts'
import { takenAway, withAnswerOf, withKind, writtenLanguages } from './content.ts'
import { DetailsEditor } from './details-editor.tsx'
import { OptionsEditor } from './options-editor.tsx'
import { PassageEditor } from './passage-editor.tsx'
import { TextInLanguages } from './text-in-languages.tsx'

const { form: texts } = questionTexts
const UNDO_MILLIS = 30_000

type Props = {
  readonly content: QuestionContent
  /** What the server found wrong at a path of the body, such as `content.stem.en`. */
  readonly errorOf: (path: string) => string | undefined
  readonly onChange: (content: QuestionContent) => void
  /** False where the passage comes from elsewhere. */
  readonly withPassage?: boolean
}

/** All that a question says, to write and change. */
export function QuestionForm({ content, errorOf, onChange, withPassage = true }: Props) {
  const [shown, setShown] = useState<readonly Language[]>(() => {
    const written = writtenLanguages(content)
    return written.length === 0 ? ['en'] : written
  })
  const languages = LANGUAGES.filter((language) => shown.includes(language))
  const latest = useRef(content)
  const offered = useRef(0)
  useEffect(() => {
    latest.current = content
  }, [content])
  useEffect(() => {
    return () => dismissToast(offered.current)
  }, [])
  /** What goes with a removed option or another kind can be brought back. */
  const changeAnswer = (next: QuestionContent) => {
    onChange(next)
    const taken = takenAway(content, next)
    if (taken === undefined) return
    const undo = () => onChange(withAnswerOf(latest.current, content))
    const action = { label: texts.undo, run: undo }
    offered.current = showToast({ tone: 'plain', text: texts.taken[taken], action }, UNDO_MILLIS)
  }
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-wrap gap-x-8 gap-y-4">
        <SegmentedControl
          label={texts.kind}
          choices={QUESTION_KINDS.map((value) => ({ value, label: questionTexts.kinds[value] }))}
          value={content.kind}
          onChange={(kind) => changeAnswer(withKind(content, kind))}
        />
        <LanguageChoice content={content} languages={languages} onChange={setShown} />
      </div>
      {withPassage && (
        <PassageEditor passageId={content.passage_id} onChange={(passage_id) => onChange({ ...content, passage_id })} />
      )}
      <fieldset id="question-stem" tabIndex={-1}>
        <legend className="pb-2 font-semibold text-lg">{texts.stem}</legend>
        <TextInLanguages
          label={texts.stem}
          texts={content.stem}
          languages={languages}
          rows={4}
          hint={texts.markdown}
          errorOf={(language) => errorOf(`content.stem.${language}`)}
          onChange={(stem) => onChange({ ...content, stem })}
        />
      </fieldset>
      <OptionsEditor content={content} languages={languages} errorOf={errorOf} onChange={changeAnswer} />
      <fieldset>
        <legend className="pb-2 font-semibold text-lg">{texts.explanation}</legend>
        <TextInLanguages
          label={texts.explanation}
          texts={content.explanation ?? {}}
          languages={languages}
          rows={4}
          errorOf={(language) => errorOf(`content.explanation.${language}`)}
          onChange={(explanation) =>
            onChange({ ...content, explanation: Object.keys(explanation).length === 0 ? null : explanation })
          }
        />
      </fieldset>
      <DetailsEditor content={content} errorOf={errorOf} onChange={onChange} />
    </div>
  )
}

type LanguageProps = {
  readonly content: QuestionContent
  readonly languages: readonly Language[]
  readonly onChange: (languages: readonly Language[]) => void
}

/** Which languages stand side by side; one that is written in is always there. */
function LanguageChoice({ content, languages, onChange }: LanguageProps) {
  const written = writtenLanguages(content)
  return (
    <fieldset className="flex flex-wrap gap-x-4">
      <legend className="sr-only">{texts.languages}</legend>
      {LANGUAGES.map((language) => {
        const name = questionTexts.languages[language]
        const checked = languages.includes(language)
        return (
          <label key={language} className="flex min-h-11 items-center gap-2">
            <input
              type="checkbox"
              className="size-5"
              aria-label={texts.showLanguage(name)}
              checked={checked}
              disabled={checked && (written.includes(language) || languages.length === 1)}
              onChange={() =>
                onChange(checked ? languages.filter((one) => one !== language) : [...languages, language])
              }
            />
            {name}
            {!written.includes(language) && <span className="text-ink-soft text-sm">({texts.empty})</span>}
          </label>
        )
      })}
    </fieldset>
  )
}
