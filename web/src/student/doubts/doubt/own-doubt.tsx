import type { Doubt } from '@pariksha/contract/student/doubts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../../shared/lib/api/api.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Dialog } from '../../../shared/ui/dialogs/dialog.tsx'
import { showToast } from '../../../shared/ui/toast/toast-store.ts'
import { useTexts } from '../texts.ts'

/** What its student can do with a doubt besides writing on: close it, show it, delete it. */
export function OwnDoubt({ doubt: { id, status, shareable, published } }: { readonly doubt: Doubt }) {
  const texts = useTexts()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [deleting, setDeleting] = useState(false)
  const params = { doubtId: id }

  const change = async (body: { status?: 'open' | 'solved'; shareable?: boolean }) => {
    try {
      const doubt = await call('PATCH /doubts/:doubtId/', { params, body })
      queries.setQueryData(['doubt', String(id)], doubt)
    } catch {
      showToast({ tone: 'bad', text: texts.doubt.changeFailed })
    }
  }
  const erase = async () => {
    try {
      await call('DELETE /doubts/:doubtId/', { params })
      showToast({ tone: 'good', text: texts.doubt.deleted })
      await navigate('/ask', { replace: true })
      queries.removeQueries({ queryKey: ['doubt', String(id)] })
    } catch {
      setDeleting(false)
      showToast({ tone: 'bad', text: texts.doubt.notDeleted })
    }
  }

  return (
    <div className="flex flex-col gap-3 border-line border-t pt-5">
      {shareable && <p className="text-ink-soft">{published ? texts.doubt.shown : texts.doubt.mayBeShown}</p>}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => void change({ status: status === 'open' ? 'solved' : 'open' })}>
          {status === 'open' ? texts.doubt.markSolved : texts.doubt.markOpen}
        </Button>
        <Button variant="secondary" onClick={() => void change({ shareable: !shareable })}>
          {shareable ? texts.doubt.unshare : texts.doubt.share}
        </Button>
        <Button variant="danger" onClick={() => setDeleting(true)}>
          {texts.doubt.delete}
        </Button>
      </div>
      <Dialog
        open={deleting}
        onClose={() => setDeleting(false)}
        role="alertdialog"
        title={texts.doubt.deleteTitle}
        actions={
          <>
            <Button variant="danger" onClick={() => void erase()}>
              {texts.doubt.delete}
            </Button>
            <Button onClick={() => setDeleting(false)}>{texts.doubt.keep}</Button>
          </>
        }
      >
        <p>{texts.doubt.deleteText}</p>
      </Dialog>
    </div>
  )
}
