import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { call } from '../../../../shared/lib/api/api.ts'
import { PassageForm } from '../../editor/passage-form.tsx'
import { importTexts as texts } from '../import-texts.ts'

type Props = {
  readonly importId: number
  /** The questions that get it; they may still be changed while it is written. */
  readonly positions: readonly number[]
  readonly onEnd: (saved: boolean) => void
}

/** A passage that the file does not have, for the questions that are ticked. */
export function NewPassage({ importId, positions, onEnd }: Props) {
  const client = useQueryClient()
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    section.current?.querySelector('textarea')?.focus()
  }, [])
  return (
    <section ref={section} aria-label={texts.newPassage} className="flex flex-col gap-3 rounded-lg bg-surface p-4">
      <h2 className="font-semibold text-lg">{texts.newPassage}</h2>
      <PassageForm
        name={`imports/${importId}/passages/new`}
        hint={texts.newPassageFor(positions.length)}
        asksBeforeLeaving
        onCancel={() => onEnd(false)}
        onSave={async (content) => {
          await call('POST /staff/imports/:importId/passages/', {
            params: { importId },
            body: { content, positions: [...positions] },
          })
          await client.invalidateQueries({ queryKey: ['staff', 'import', String(importId)] })
          onEnd(true)
        }}
      />
    </section>
  )
}
