import { LEVELS } from '@pariksha/contract/questions/question-file'
import type { FormEvent } from 'react'
import { Button } from '../../../shared/ui/button.tsx'
import { SelectField } from '../../../shared/ui/forms/select-field.tsx'
import { TextField } from '../../../shared/ui/forms/text-field.tsx'
import { questionTexts } from '../question-texts.ts'
import { useTopics } from '../use-topics.ts'
import { MAX_DRAWN } from './use-draw.ts'

const { draw: texts } = questionTexts

type Props = {
  readonly onDraw: (form: FormData) => void
  readonly busy: boolean
  /** Something was drawn before. */
  readonly again: boolean
  readonly className: string
}

/** Of which topic and level, and how many. */
export function DrawForm({ onDraw, busy, again, className }: Props) {
  const { topics } = useTopics()
  return (
    <form
      className={className}
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        onDraw(new FormData(event.currentTarget))
      }}
    >
      <SelectField
        label={questionTexts.form.topic}
        name="topic"
        choices={topics
          .filter(({ own }) => !own)
          .map(({ slug, subject, name }) => ({ value: slug, label: `${subject}: ${name}` }))}
      />
      <SelectField
        label={questionTexts.form.level}
        name="level"
        choices={[
          { value: '', label: texts.anyLevel },
          ...LEVELS.map((value) => ({ value, label: questionTexts.levels[value] })),
        ]}
      />
      <TextField label={texts.count} name="count" type="number" min={1} max={MAX_DRAWN} defaultValue={5} />
      <Button type="submit" busy={busy}>
        {again ? texts.again : texts.draw}
      </Button>
    </form>
  )
}
