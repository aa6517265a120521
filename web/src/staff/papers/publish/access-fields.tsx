import { PAPER_ACCESS, type PaperAccess } from '@pariksha/contract/papers/paper-draft'
import type { ErrorOf } from '../../shared/page/act-dialog.tsx'
import { BatchChoice } from '../../shared/page/batch-choice.tsx'
import { paperTexts } from '../paper-texts.ts'

type Props = {
  readonly access: PaperAccess
  readonly onAccess: (access: PaperAccess) => void
  readonly batches: readonly number[]
  readonly onBatches: (batches: readonly number[]) => void
  readonly errorOf: ErrorOf
}

/** Who may take the paper. */
export function AccessFields({ access, onAccess, batches, onBatches, errorOf }: Props) {
  return (
    <>
      <fieldset>
        <legend className="font-medium">{paperTexts.publish.access}</legend>
        {PAPER_ACCESS.map((value) => (
          <label key={value} className="flex min-h-11 items-center gap-3 py-1">
            <input
              type="radio"
              name="access"
              className="size-5 shrink-0 accent-accent"
              checked={access === value}
              onChange={() => onAccess(value)}
            />
            {paperTexts.access[value]}
          </label>
        ))}
      </fieldset>
      {access === 'groups' && <BatchChoice chosen={batches} onChange={onBatches} error={errorOf('batches')} />}
    </>
  )
}
