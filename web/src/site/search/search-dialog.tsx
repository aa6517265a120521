import { X } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTestWord } from '../../shared/languages/test-words.ts'
import { useOnline } from '../../shared/lib/online.ts'
import { useModal } from '../../shared/ui/dialogs/use-modal.ts'
import { ErrorNotice } from '../../shared/ui/status/error-notice.tsx'
import { type Line, SearchResults } from './search-results.tsx'
import { useTexts } from './texts.ts'
import { type Search, useSearchResults } from './use-search-results.ts'

const MAX_QUERY_LENGTH = 100

type Props = { readonly open: boolean; readonly onClose: () => void }

export function SearchDialog({ open, onClose }: Props) {
  const texts = useTexts()
  const modal = useModal(open, onClose)
  return (
    <dialog
      {...modal}
      aria-label={texts.title}
      className="modal mx-auto mt-[max(1rem,10dvh)] max-h-[80dvh] w-[min(40rem,calc(100vw-2rem))] overflow-hidden rounded-lg"
    >
      {open && <SearchBox onClose={onClose} />}
    </dialog>
  )
}

/** A combobox: the focus stays in the field, the arrow keys move through the results. */
function SearchBox({ onClose }: Pick<Props, 'onClose'>) {
  const texts = useTexts()
  const navigate = useNavigate()
  const id = useId()
  const [words, setWords] = useState('')
  const [round, setRound] = useState(0)
  const [chosen, setChosen] = useState(0)
  const search = useSearchResults(words, round)
  const isOnline = useOnline()
  useEffect(() => {
    if (isOnline) setRound((before) => before + 1)
  }, [isOnline])
  const lines = useLines(search)
  const at = Math.min(chosen, Math.max(0, lines.length - 1))

  const go = (address: string) => {
    onClose()
    void navigate(address)
  }
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.nativeEvent.isComposing || lines.length === 0) return
    if (event.key === 'ArrowDown') setChosen((at + 1) % lines.length)
    else if (event.key === 'ArrowUp') setChosen((at - 1 + lines.length) % lines.length)
    else if (event.key === 'Enter' && search.state !== 'looking') go(lines[at]?.address ?? '/')
    else return
    event.preventDefault()
  }

  return (
    <div className="flex max-h-[80dvh] flex-col">
      <div className="flex items-center gap-1 border-line border-b p-2">
        <input
          inputMode="search"
          role="combobox"
          aria-label={texts.title}
          aria-expanded={lines.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={lines.length > 0 ? `${id}-${at}` : undefined}
          aria-autocomplete="list"
          // biome-ignore lint/a11y/noAutofocus: the dialog is opened to type into it.
          autoFocus
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={MAX_QUERY_LENGTH}
          placeholder={texts.placeholder}
          value={words}
          onChange={(event) => {
            setWords(event.target.value)
            setChosen(0)
          }}
          onKeyDown={onKeyDown}
          className="min-h-12 min-w-0 flex-1 bg-transparent px-3 text-lg outline-none"
        />
        <button
          type="button"
          aria-label={texts.close}
          onClick={onClose}
          className="flex size-11 shrink-0 items-center justify-center rounded-sm text-ink-soft hover:bg-sunken"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
      <p role="status" className="sr-only">
        {search.state === 'found' && texts.count(search.results.length)}
      </p>
      <div className="min-h-0 overflow-y-auto p-2">
        {search.state === 'failed' ? (
          <ErrorNotice text={isOnline ? texts.failed : texts.offline} onRetry={() => setRound(round + 1)} />
        ) : search.state === 'found' && search.results.length === 0 ? (
          <div className="px-3 py-6 text-center">
            <p className="font-semibold">{texts.nothing(search.words)}</p>
            <p className="text-ink-soft">{texts.nothingText}</p>
          </div>
        ) : (
          <SearchResults
            id={id}
            label={search.state === 'empty' ? texts.begin : texts.results}
            lines={lines}
            chosen={at}
            onChoose={setChosen}
            onOpen={go}
          />
        )}
      </div>
    </div>
  )
}

/** The results, or frequent searches before anything is typed. */
function useLines(search: Search): readonly Line[] {
  const texts = useTexts()
  const word = useTestWord()
  if (search.state === 'failed') return []
  if (search.state !== 'empty') {
    return search.results.map((found) => {
      const said = found.kind === 'test' ? word : String
      return { ...found, title: said(found.title), summary: said(found.summary), kind: texts.kinds[found.kind] }
    })
  }
  const { tests, free, prices, hub } = texts.often
  return [
    { address: '/test', title: tests },
    { address: '/freetest', title: free },
    { address: '/pricing', title: prices },
    { address: '/current-affairs', title: hub },
  ].map((line) => ({ ...line, kind: texts.kinds.page, summary: '' }))
}
