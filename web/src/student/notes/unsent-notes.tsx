import { useState } from 'react'
import { Link } from 'react-router'
import { unsentNotes } from './editor/drafts.ts'
import { useTexts } from './texts.ts'

/** Notes with unsent drafts on this device. */
export function UnsentNotes() {
  const texts = useTexts()
  const [notes] = useState(unsentNotes)
  if (notes.length === 0) return null
  return (
    <div className="flex flex-col gap-2 rounded-lg bg-warn-soft p-5">
      <h3 className="font-semibold">{texts.own.unsent}</h3>
      <p>{texts.own.unsentText}</p>
      <ul className="flex flex-wrap gap-x-5">
        {notes.map(({ id, title }) => (
          <li key={id}>
            <Link to={`/notes/${id}`} className="inline-flex min-h-11 items-center font-semibold text-accent underline">
              {title || texts.own.untitled}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
