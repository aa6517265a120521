import { useState } from 'react'
import { call } from '../../../shared/lib/api/api.ts'
import { detailOf } from '../../../shared/lib/api/api-errors.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Dialog } from '../../../shared/ui/dialogs/dialog.tsx'
import { EmptyState } from '../../../shared/ui/status/empty-state.tsx'
import { ErrorNotice } from '../../../shared/ui/status/error-notice.tsx'
import { showToast } from '../../../shared/ui/toast/toast-store.ts'
import { DrawForm } from '../../questions/drawing/draw-form.tsx'
import { DrawnSets } from '../../questions/drawing/drawn-sets.tsx'
import { countOf, MAX_DRAWN, useDraw } from '../../questions/drawing/use-draw.ts'
import { questionTexts } from '../../questions/question-texts.ts'
import { texts } from '../../texts.ts'
import { useBuilder } from '../draft/builder-context.ts'
import { paperTexts } from '../paper-texts.ts'

type Props = { readonly section: number; readonly open: boolean; readonly onClose: () => void }

/** Templates have questions of four or five options. */
export const canDraw = (options: number): options is 4 | 5 => options === 4 || options === 5

/** Questions of the shipped templates, drawn by hand for a section. */
export function DrawDialog({ section, open, onClose }: Props) {
  const { draft, act } = useBuilder()
  const { options } = draft.pattern
  const { draw, sets, ticked, toggle, remove } = useDraw(canDraw(options) ? options : 4)
  const [adding, setAdding] = useState(false)
  const chosen = (sets ?? []).filter(({ token }) => ticked.has(token))
  const add = async () => {
    setAdding(true)
    const done = await act(({ id, version }) =>
      call('POST /staff/papers/:draftId/drawn/', {
        params: { draftId: id },
        body: { version, section, before: null, tokens: chosen.map(({ token }) => token) },
        timeoutMillis: 60_000,
      }),
    )
    setAdding(false)
    if (!done) return
    showToast({ tone: 'good', text: paperTexts.bank.added(countOf(chosen)) })
    remove(ticked)
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={paperTexts.builder.drawOf(draft.pattern.sections[section]?.name ?? '')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.form.cancel}
          </Button>
          <Button disabled={chosen.length === 0 || chosen.length > MAX_DRAWN} busy={adding} onClick={() => void add()}>
            {paperTexts.bank.add(countOf(chosen))}
          </Button>
        </>
      }
    >
      <DrawForm
        className="grid items-end gap-3 sm:grid-cols-2"
        busy={draw.isPending}
        again={sets !== undefined}
        onDraw={(form) => draw.mutate(form)}
      />
      {Boolean(draw.error) && <ErrorNotice text={detailOf(draw.error, questionTexts.draw.failed)} />}
      {draw.data?.drawn.length === 0 && <EmptyState title={questionTexts.draw.none} />}
      <DrawnSets sets={sets ?? []} ticked={ticked} onToggle={toggle} labelOf={paperTexts.bank.take} />
    </Dialog>
  )
}
