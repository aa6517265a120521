import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { Link, type MetaArgs, useLocation, useParams } from 'react-router'
import { TRANSLATED } from '../../shared/languages/translated.ts'
import { ApiError } from '../../shared/lib/api/api-errors.ts'
import { RequireLogin } from '../../shared/lib/session/require-login.tsx'
import { pageMeta } from '../../shared/search-engines/page-meta.ts'
import { EmptyState } from '../../shared/ui/status/empty-state.tsx'
import { LoadFailed } from '../../shared/ui/status/load-failed.tsx'
import { Loading, Skeleton } from '../../shared/ui/status/skeleton.tsx'
import { loadNote } from './calls.ts'
import { draftsOf } from './editor/drafts.ts'
import { NoteEditor } from './editor/note-editor.tsx'
import { useTexts } from './texts.ts'

/** React Router calls `meta` while it renders the head, so hooks are allowed. */
const useMeta = (args: MetaArgs) => {
  const texts = useTexts()
  return [...pageMeta(args, texts.editor.heading, texts.description), { name: 'robots', content: 'noindex' }]
}

export { useMeta as meta }

export const handle = TRANSLATED

export default function NotePage() {
  const texts = useTexts()
  const { noteId = '' } = useParams()
  return (
    <div className="page-width flex max-w-3xl flex-col gap-5 py-8 md:py-12">
      <Link to="/notes" className="inline-flex min-h-11 items-center gap-2 self-start text-accent hover:underline">
        <ArrowLeft aria-hidden="true" className="size-4" />
        {texts.editor.back}
      </Link>
      <h1 className="sr-only">{texts.editor.heading}</h1>
      <RequireLogin placeholder={<NoteSkeleton />}>
        <Open key={noteId} id={noteId} />
      </RequireLogin>
    </div>
  )
}

/** A new note has nothing to load; an unsent one is loaded from this device. */
function Open({ id }: { readonly id: string }) {
  const texts = useTexts()
  const location = useLocation()
  const isNew = (location.state as { isNew?: boolean } | null)?.isNew === true
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['note', id],
    queryFn: () => loadNote(id),
    // no refetch while it is edited; the next visit loads it again
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
    gcTime: 0,
  })
  // remounts the editor with the server's version
  const [round, setRound] = useState(0)
  const takeOther = async () => {
    await refetch()
    setRound(round + 1)
  }
  if (isFetching && data === undefined) return <NoteSkeleton />
  if (data) return <NoteEditor key={round} id={id} note={data} onTakeOther={() => void takeOther()} />
  const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 400)
  if (error && !isMissing && draftsOf(id).read() === null && !isNew)
    return <LoadFailed error={error} text={texts.editor.failed} onRetry={() => void refetch()} />
  if (isMissing && !isNew && draftsOf(id).read() === null)
    return <EmptyState title={texts.editor.gone} text={texts.editor.goneText} />
  return <NoteEditor key={round} id={id} note={null} onTakeOther={() => void takeOther()} />
}

function NoteSkeleton() {
  const texts = useTexts()
  return (
    <Loading label={texts.editor.loading} className="flex flex-col gap-4">
      <Skeleton className="h-12" />
      <Skeleton className="h-72" />
    </Loading>
  )
}
