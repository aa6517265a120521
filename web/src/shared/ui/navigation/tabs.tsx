import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { classNames } from '../class-names.ts'
import { moveRovingFocus } from './move-roving-focus.ts'

export type TabItem = { readonly id: string; readonly label: string; readonly content: ReactNode }

type Props = { readonly label: string; readonly tabs: readonly TabItem[] }

/**
 * Tabs with the selection in the URL as ?tab=…, by default the first. All panels are in the document, for search engines and
 * the browser's find-in-page. The route must not reload for another tab.
 */
export function Tabs({ label, tabs }: Props) {
  const [search, setSearch] = useSearchParams()
  const id = useId()
  const asked = search.get('tab')
  const chosen = tabs.find((tab) => tab.id === asked) ?? tabs[0]
  const list = useRef<HTMLDivElement>(null)
  // on a narrow screen the row scrolls to the selected tab, without scrolling the page
  useEffect(() => {
    const tab = asked !== null && list.current?.querySelector<HTMLElement>('[aria-selected=true]')
    if (!list.current || !tab) return
    const { left, right } = list.current.getBoundingClientRect()
    const at = tab.getBoundingClientRect()
    if (at.left < left || at.right > right) list.current.scrollLeft += (at.left + at.right - left - right) / 2
  }, [asked])
  const show = (tab: string) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        next.set('tab', tab)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return (
    <div className="flex flex-col gap-6">
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="goes-on flex overflow-x-auto border-line border-b"
        onKeyDown={(event) => {
          if (event.key === 'ArrowUp' || event.key === 'ArrowDown') return
          const tab = moveRovingFocus(event, '[role=tab]')?.dataset.tab
          if (tab !== undefined) show(tab)
        }}
      >
        {tabs.map((tab) => {
          const selected = tab === chosen
          return (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${id}-tab-${tab.id}`}
              data-tab={tab.id}
              aria-controls={`${id}-panel-${tab.id}`}
              aria-selected={selected}
              tabIndex={selected ? 0 : -1}
              className={classNames(
                'min-h-12 shrink-0 border-b-3 px-4 font-semibold sm:px-5',
                selected ? 'border-accent text-accent' : 'border-transparent text-ink-soft hover:text-ink',
              )}
              onClick={() => show(tab.id)}
            >
              {tab.label}
            </button>
          )
        })}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${id}-panel-${tab.id}`}
          aria-labelledby={`${id}-tab-${tab.id}`}
          hidden={tab !== chosen}
        >
          {tab.content}
        </div>
      ))}
    </div>
  )
}
