import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Plus, Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { newId } from '../../shared/lib/new-id.ts'
import { useSession } from '../../shared/lib/session/session.ts'
import { Button } from '../../shared/ui/button.tsx'
import { LoginHint } from '../../shared/ui/login-hint.tsx'
import { EmptyState } from '../../shared/ui/status/empty-state.tsx'
import { LoadFailed } from '../../shared/ui/status/load-failed.tsx'
import { Loading, Skeleton } from '../../shared/ui/status/skeleton.tsx'
import { findNotes } from './calls.ts'
import { NoteCard } from './note-card.tsx'
import { useTexts } from './texts.ts'
import { UnsentNotes } from './unsent-notes.tsx'

/** The student's own notes; visitors see an invitation to sign in. */
export function OwnNotes() {
  const { own } = useTexts()
  const session = useSession()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return (
    <section aria-labelledby="own-notes" className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="own-notes" className="font-semibold text-2xl">
          {own.title}
        </h2>
        {session.state === 'in' && (
          <Button
            icon={<Plus aria-hidden="true" className="size-5" />}
            onClick={() => void navigate(`/notes/${newId()}`, { state: { isNew: true } })}
          >
            {own.new}
          </Button>
        )}
      </div>
      {session.state === 'unknown' && (
        <div className="only-signed-in">
          <NotesSkeleton />
        </div>
      )}
      <LoginHint text={own.signedOut} next={pathname} />
      {session.state === 'in' && <Notes />}
    </section>
  )
}

const DEBOUNCE_MILLIS = 300

function Notes() {
  const { own } = useTexts()
  const [typed, setTyped] = useState('')
  const [q, setQ] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setQ(typed.trim()), DEBOUNCE_MILLIS)
    return () => clearTimeout(timer)
  }, [typed])
  const { data, error, refetch, dataUpdatedAt } = useQuery({
    queryKey: ['notes', q],
    queryFn: () => findNotes(q),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  if (error) return <LoadFailed error={error} text={own.failed} onRetry={() => void refetch()} />
  if (!data) return <NotesSkeleton />
  return (
    <>
      {/* refetched when the last save of an open note has finished */}
      <UnsentNotes key={dataUpdatedAt} />
      {data.length === 0 && q === '' ? (
        <EmptyState title={own.none} text={own.noneText} />
      ) : (
        <search className="flex flex-col gap-4">
          <label className="relative max-w-md">
            <span className="sr-only">{own.searchLabel}</span>
            <Search aria-hidden="true" className="absolute top-3 left-3 size-5 text-ink-soft" />
            <input
              type="search"
              value={typed}
              maxLength={200}
              placeholder={own.placeholder}
              onChange={(event) => setTyped(event.target.value)}
              className="min-h-11 w-full rounded-md border border-outline bg-surface pr-3 pl-10 placeholder:text-ink-faint"
            />
          </label>
          {data.length === 0 ? (
            <EmptyState title={own.noneFound} text={own.noneFoundText} />
          ) : (
            <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
              {data.map((note) => (
                <li key={note.id}>
                  <NoteCard note={note} />
                </li>
              ))}
            </ul>
          )}
        </search>
      )}
    </>
  )
}

function NotesSkeleton() {
  const { own } = useTexts()
  return (
    <Loading label={own.loading} className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {[1, 2, 3].map((key) => (
        <Skeleton key={key} className="h-32" />
      ))}
    </Loading>
  )
}
