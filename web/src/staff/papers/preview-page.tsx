import type { PaperPreview } from '@pariksha/contract/papers/paper-publication'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useNavigate, useParams } from 'react-router'
import { Button } from '../../shared/ui/button.tsx'
import { EmptyState } from '../../shared/ui/status/empty-state.tsx'
import { Spinner } from '../../shared/ui/status/spinner.tsx'
import { showToast } from '../../shared/ui/toast/toast-store.ts'
import { CloseButton } from '../shared/page/close-button.tsx'
import { QueryResult } from '../shared/page/query-result.tsx'
import { paperTexts } from './paper-texts.ts'
import { readPreview } from './use-preview.ts'

const PreviewRoom = lazy(() => import('../../exam-room/preview/preview-room.tsx'))

const texts = paperTexts.previewRoom
/** A window as large as a usual phone: in it the exam room is as on one. */
const PHONE = 'popup,width=390,height=780'

/** The exam room with this paper. Answers are taken and forgotten. */
export function PreviewPage() {
  const { paperId = '' } = useParams()
  const navigate = useNavigate()
  const preview = useQuery({
    queryKey: ['paper-preview', paperId],
    queryFn: () => readPreview(Number(paperId)),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const close = () => void navigate(`/staff/papers/${paperId}`)
  const end = () => {
    showToast({ tone: 'plain', text: texts.ended })
    close()
  }
  return (
    <div className="fixed inset-0 z-40 flex flex-col bg-page">
      <div className="flex items-center gap-2 border-line border-b bg-accent-soft py-1 pr-1 pl-4">
        <p className="min-w-0 flex-1 text-sm">
          <strong>{texts.title}.</strong> {texts.text}
        </p>
        <Button
          variant="quiet"
          className="max-md:hidden"
          onClick={() => window.open(location.href, 'paper-preview', PHONE)}
        >
          {texts.phone}
        </Button>
        <CloseButton label={texts.close} onClick={close} />
      </div>
      <div className="min-h-0 flex-1 [&_.exam-room]:h-full">
        <QueryResult of={preview}>{(found) => <Room preview={found} onEnd={end} />}</QueryResult>
      </div>
    </div>
  )
}

function Room({ preview, onEnd }: { readonly preview: PaperPreview; readonly onEnd: () => void }) {
  if (preview.paper.questions.length === 0) return <EmptyState title={texts.empty} />
  return (
    <Suspense fallback={<Spinner label={texts.loading} />}>
      <PreviewRoom test={preview.test} paper={preview.paper} onEnd={onEnd} />
    </Suspense>
  )
}
