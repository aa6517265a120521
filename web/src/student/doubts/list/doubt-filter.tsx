import { Search } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { Button } from '../../../shared/ui/button.tsx'
import { classNames } from '../../../shared/ui/class-names.ts'
import { useTexts } from '../texts.ts'
import { type DoubtsSearch, doubtsAddress } from './doubts-search-params.ts'

const CHIP = 'inline-flex min-h-11 items-center rounded-full border px-4 font-semibold text-sm'
const chip = (chosen: boolean) =>
  classNames(CHIP, chosen ? 'border-accent bg-accent text-on-accent' : 'border-outline bg-surface')

/** Whose doubts, which of them, and a search. Everything is in the address. */
export function DoubtFilter({ search }: { readonly search: DoubtsSearch }) {
  const texts = useTexts()
  const navigate = useNavigate()
  const { of, status, q } = search
  return (
    <div className="flex flex-col gap-4">
      <nav aria-label={texts.views} className="flex flex-wrap gap-2">
        {(['own', 'others'] as const).map((name) => (
          <Link
            key={name}
            to={doubtsAddress({ of: name, page: 1 })}
            aria-current={of === name ? 'true' : undefined}
            className={chip(of === name)}
          >
            {texts.of[name]}
          </Link>
        ))}
      </nav>
      <search className="flex flex-wrap items-center gap-3">
        <form
          key={`${of} ${q}`}
          className="flex min-w-60 flex-1 gap-2"
          onSubmit={(event) => {
            event.preventDefault()
            const typed = String(new FormData(event.currentTarget).get('q') ?? '').trim()
            void navigate(doubtsAddress({ of, ...(status && { status }), ...(typed && { q: typed }), page: 1 }))
          }}
        >
          <input
            type="search"
            name="q"
            defaultValue={q}
            maxLength={200}
            aria-label={texts.searchLabel}
            placeholder={texts.placeholder}
            className="min-h-11 min-w-0 flex-1 rounded-md border border-outline bg-surface px-3 placeholder:text-ink-faint"
          />
          <Button type="submit" variant="secondary" icon={<Search aria-hidden="true" className="size-5" />}>
            <span className="max-sm:sr-only">{texts.search}</span>
          </Button>
        </form>
        {of === 'own' && (
          <nav aria-label={texts.status} className="flex flex-wrap gap-2">
            {(['all', 'open', 'solved'] as const).map((name) => {
              const { status: _, ...others } = search
              const to = doubtsAddress(name === 'all' ? others : { ...others, status: name })
              const chosen = (status ?? 'all') === name
              return (
                <Link key={name} to={to} aria-current={chosen ? 'true' : undefined} className={chip(chosen)}>
                  {texts.statuses[name]}
                </Link>
              )
            })}
          </nav>
        )}
      </search>
    </div>
  )
}
