import type { ImportPassage } from '@pariksha/contract/questions/import-passages'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { call } from '../../../../shared/lib/api/api.ts'
import { Button } from '../../../../shared/ui/button.tsx'
import { PassageForm } from '../../editor/passage-form.tsx'
import { ShownPassage } from '../../editor/passage-preview.tsx'
import { importTexts as texts } from '../import-texts.ts'

type Props = {
  readonly importId: number
  readonly passage: ImportPassage
  readonly editing: boolean
  readonly onEdit: (begins: boolean) => void
}

const labelsOf = ({ questions }: ImportPassage): string[] =>
  questions.map(({ position, number }) => number ?? String(position + 1))

/** A passage above the questions that share it: edited here for all of them. */
export function ImportedPassage({ importId, passage, editing, onEdit }: Props) {
  const client = useQueryClient()
  const editButton = useRef<HTMLButtonElement>(null)
  const { passage: name, version, content, rendered, refused, question_count: count, passage_id: taken } = passage
  const labels = labelsOf(passage)
  const title = texts.passageOf(labels)
  const end = () => {
    onEdit(false)
    requestAnimationFrame(() => editButton.current?.focus())
  }
  return (
    <section aria-label={title} className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="mr-auto font-semibold text-lg">{title}</h2>
        {taken === null && !editing && (
          <Button
            ref={editButton}
            variant="secondary"
            aria-label={texts.fixPassageOf(labels)}
            onClick={() => onEdit(true)}
          >
            {texts.fix}
          </Button>
        )}
      </div>
      {editing ? (
        <PassageForm
          name={`imports/${importId}/passages/${name}`}
          version={version}
          content={content}
          hint={texts.passageText(count)}
          asksBeforeLeaving
          onCancel={end}
          onSave={async (next, typedOver) => {
            await call('PUT /staff/imports/:importId/passages/', {
              params: { importId },
              body: { passage: name, content: next, version: typedOver ?? version },
            })
            await client.invalidateQueries({ queryKey: ['staff', 'import', String(importId)] })
            end()
          }}
        />
      ) : (
        <>
          <ShownPassage rendered={rendered} />
          {refused !== null && <p className="text-bad">{refused}</p>}
          {taken !== null && <p className="text-ink-soft text-sm">{texts.passageTaken}</p>}
        </>
      )}
    </section>
  )
}
