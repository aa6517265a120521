import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { useTexts } from '../texts.ts'

type Step = { readonly to: string; readonly name: string }

/** Where a page stands; the last step is the page itself. */
export function Breadcrumb({ steps, here }: { readonly steps: readonly Step[]; readonly here: string }) {
  const texts = useTexts()
  return (
    <nav aria-label={texts.breadcrumb} className="text-sm">
      <ol className="flex flex-wrap items-center gap-1 text-ink-soft">
        {steps.map(({ to, name }) => (
          <li key={to} className="flex items-center gap-1">
            <Link to={to} className="inline-flex min-h-9 items-center hover:text-accent hover:underline">
              {name}
            </Link>
            <ChevronRight aria-hidden="true" className="size-4" />
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  )
}
