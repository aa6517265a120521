import type { NoteItem } from '@pariksha/contract/student/notes'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useLanguage } from '../../shared/languages/language-provider.tsx'
import { dayText } from '../../shared/lib/format/dates.ts'
import { Button } from '../../shared/ui/button.tsx'
import { loadNote } from './calls.ts'
import { useTexts } from './texts.ts'
import { useDeleteNote } from './use-delete-note.ts'

export function NoteCard({ note: { id, title, excerpt, changed_at } }: { readonly note: NoteItem }) {
  const texts = useTexts()
  const { language } = useLanguage()
  const [busy, setBusy] = useState(false)
  const deleteNote = useDeleteNote()
  const name = title || texts.own.untitled
  const erase = async () => {
    setBusy(true)
    const done = await deleteNote(id, async () => {
      const { title, text } = await loadNote(id)
      return { title, text }
    })
    if (!done) setBusy(false)
  }
  return (
    <article className="relative flex h-full flex-col gap-2 rounded-lg border border-line bg-surface p-5 hover:border-outline">
      <h3 className="font-semibold text-lg [overflow-wrap:anywhere]">
        <Link to={`/notes/${id}`} className="after:absolute after:inset-0 hover:text-accent">
          {name}
        </Link>
      </h3>
      <p className="line-clamp-3 flex-1 whitespace-pre-line text-ink-soft [overflow-wrap:anywhere]">{excerpt}</p>
      <div className="flex items-center justify-between gap-3">
        <span className="figures text-ink-soft text-sm">{texts.own.changed(dayText(changed_at, language))}</span>
        <Button
          variant="quiet"
          busy={busy}
          className="relative"
          aria-label={texts.own.deleteName(name)}
          icon={<Trash2 aria-hidden="true" className="size-5" />}
          onClick={() => void erase()}
        />
      </div>
    </article>
  )
}
