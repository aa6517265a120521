import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../../shared/lib/api/api.ts'
import { Button, ButtonLink } from '../../../shared/ui/button.tsx'
import { ActDialog } from '../../shared/page/act-dialog.tsx'
import { useBuilder } from '../draft/builder-context.ts'
import { paperTexts } from '../paper-texts.ts'
import { PatternDialog } from '../pattern/pattern-dialog.tsx'

/** What is done with a draft as a whole. */
export function DraftActs() {
  const { draft } = useBuilder()
  const navigate = useNavigate()
  const [open, setOpen] = useState<'pattern' | 'delete' | null>(null)
  const close = () => setOpen(null)
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="secondary" onClick={() => setOpen('pattern')}>
        {paperTexts.pattern.change}
      </Button>
      <ButtonLink variant="secondary" to={`/staff/papers/new?copy=${draft.id}`}>
        {paperTexts.builder.copy}
      </ButtonLink>
      <Button variant="danger" onClick={() => setOpen('delete')}>
        {paperTexts.builder.delete}
      </Button>
      {open === 'pattern' && <PatternDialog onClose={close} />}
      <ActDialog
        open={open === 'delete'}
        onClose={close}
        danger
        title={paperTexts.builder.deleteTitle(draft.title)}
        submit={paperTexts.builder.delete}
        done={paperTexts.builder.deleted}
        work={async () => {
          await call('DELETE /staff/papers/:draftId/', { params: { draftId: draft.id } })
          void navigate('/staff/papers')
        }}
      >
        {() => <p>{paperTexts.builder.deleteText}</p>}
      </ActDialog>
    </div>
  )
}
