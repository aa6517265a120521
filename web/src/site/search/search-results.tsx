import { useEffect, useRef } from 'react'
import { classNames } from '../../shared/ui/class-names.ts'

export type Line = {
  readonly address: string
  readonly title: string
  readonly summary: string
  readonly kind: string
}

type Props = {
  readonly id: string
  readonly label: string
  readonly lines: readonly Line[]
  readonly chosen: number
  readonly onChoose: (index: number) => void
  readonly onOpen: (address: string) => void
}

export function SearchResults({ id, label, lines, chosen, onChoose, onOpen }: Props) {
  const list = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the active result changes, to scroll it into view.
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [chosen])
  return (
    <div ref={list} id={`${id}-list`} role="listbox" aria-label={label}>
      <p aria-hidden="true" className="px-3 pt-1 pb-2 font-semibold text-ink-soft text-xs">
        {label}
      </p>
      {lines.map((line, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox above handles the keyboard.
        <div
          key={line.address}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === chosen}
          className={classNames(
            'flex min-h-12 cursor-pointer items-center gap-3 rounded-md px-3 py-2',
            index === chosen && 'bg-accent-soft',
          )}
          onPointerMove={() => index !== chosen && onChoose(index)}
          onClick={() => onOpen(line.address)}
        >
          <span className="min-w-0 flex-1">
            <span className="line-clamp-2 font-semibold">{line.title}</span>
            {line.summary !== '' && <span className="line-clamp-2 text-ink-soft text-sm">{line.summary}</span>}
          </span>
          <span className="shrink-0 text-ink-soft text-xs">{line.kind}</span>
        </div>
      ))}
    </div>
  )
}
