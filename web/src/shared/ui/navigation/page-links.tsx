import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { classNames } from '../class-names.ts'

type Props = {
  readonly page: number
  readonly pages: number
  readonly addressOf: (page: number) => string
  readonly texts: {
    readonly label: string
    readonly previous: string
    readonly next: string
    readonly page: (page: number) => string
  }
}

/** Pages by their numbers: the first, the last and those around this one. */
export function PageLinks({ page, pages, addressOf, texts }: Props) {
  if (pages <= 1) return null
  const shown = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (one) => one === 1 || one === pages || Math.abs(one - page) <= 1,
  )
  return (
    <nav aria-label={texts.label}>
      <ul className="figures flex flex-wrap items-center justify-center gap-1">
        <li>{page > 1 && <Step to={addressOf(page - 1)} label={texts.previous} Icon={ChevronLeft} />}</li>
        {shown.map((one, index) => (
          <li key={one} className="flex items-center gap-1">
            {index > 0 && one - (shown[index - 1] ?? 0) > 1 && (
              <span aria-hidden="true" className="px-1 text-ink-faint">
                …
              </span>
            )}
            <Link
              to={addressOf(one)}
              aria-label={texts.page(one)}
              aria-current={one === page ? 'page' : undefined}
              className={classNames(LINK, one === page ? 'bg-accent font-semibold text-on-accent' : 'hover:bg-sunken')}
            >
              {one}
            </Link>
          </li>
        ))}
        <li>{page < pages && <Step to={addressOf(page + 1)} label={texts.next} Icon={ChevronRight} />}</li>
      </ul>
    </nav>
  )
}

const LINK = 'inline-flex size-11 items-center justify-center rounded-md'

function Step({ to, label, Icon }: { readonly to: string; readonly label: string; readonly Icon: typeof ChevronLeft }) {
  return (
    <Link to={to} aria-label={label} className={classNames(LINK, 'hover:bg-sunken')}>
      <Icon aria-hidden="true" className="size-5" />
    </Link>
  )
}
