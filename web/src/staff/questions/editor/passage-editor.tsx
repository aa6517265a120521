import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../shared/lib/api/api.ts'
import { RichText } from '../../../shared/questions/rich-text.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { asHtml } from '../as-html.ts'
import { questionTexts } from '../question-texts.ts'
import { PassageChoice } from './passage-choice.tsx'
import { PassageText } from './passage-text.tsx'

const { passage: texts, form } = questionTexts

export const usePassage = (passageId: number | null) =>
  useQuery({
    queryKey: ['staff', 'question-passage', passageId],
    queryFn: () => call('GET /staff/question-passages/:passageId/', { params: { passageId: passageId ?? 0 } }),
    enabled: passageId !== null,
  })

type Props = { readonly passageId: number | null; readonly onChange: (id: number | null) => void }

/** What the question refers to, shared with others: one of the bank, or written here. */
export function PassageEditor({ passageId, onChange }: Props) {
  const { data: passage } = usePassage(passageId)
  const [writing, setWriting] = useState(false)
  const [finding, setFinding] = useState(false)
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="pb-2 font-semibold text-lg">{form.passage}</legend>
      {passageId === null && !writing && <p className="text-ink-soft">{texts.none}</p>}
      {passageId !== null && passage && !writing && (
        <div className="rounded-lg bg-sunken p-3">
          <RichText text={asHtml(passage.rendered)} language="en" />
        </div>
      )}
      {writing ? (
        <PassageText
          onCancel={() => setWriting(false)}
          onSaved={({ id }) => {
            setWriting(false)
            onChange(id)
          }}
        />
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" onClick={() => setFinding(true)}>
            {texts.choose}
          </Button>
          <Button variant="secondary" onClick={() => setWriting(true)}>
            {texts.write}
          </Button>
          {passageId !== null && (
            <Button variant="quiet" onClick={() => onChange(null)}>
              {texts.remove}
            </Button>
          )}
        </div>
      )}
      <PassageChoice
        open={finding}
        onClose={() => setFinding(false)}
        onChoose={(id) => {
          setFinding(false)
          onChange(id)
        }}
      />
    </fieldset>
  )
}
