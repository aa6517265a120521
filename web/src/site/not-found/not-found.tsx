import { Search } from 'lucide-react'
import { Button, ButtonLink } from '../../shared/ui/button.tsx'
import { useTexts } from '../../shell/texts.ts'
import { askForSearch } from '../search/use-search-keys.ts'

export function NotFound() {
  const texts = useTexts()
  return (
    <div className="page-width flex flex-col items-start gap-5 py-16 md:py-24">
      <LostSheet />
      <h1 className="font-bold text-3xl md:text-4xl">{texts.notFound.title}</h1>
      <p className="max-w-prose text-ink-soft">{texts.notFound.text}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/">{texts.notFound.home}</ButtonLink>
        <ButtonLink to="/test" variant="secondary">
          {texts.notFound.tests}
        </ButtonLink>
        <Button variant="secondary" icon={<Search aria-hidden="true" className="size-5" />} onClick={askForSearch}>
          {texts.search}
        </Button>
      </div>
    </div>
  )
}

/** An answer sheet with one question that is not there. */
function LostSheet() {
  return (
    <svg viewBox="23 7 114 106" className="w-36" aria-hidden="true">
      <rect x="24" y="8" width="112" height="104" rx="8" className="fill-surface stroke-outline" strokeWidth="1.5" />
      {[28, 52, 76, 100].map((y, row) => (
        <g key={y}>
          <path d={`M38 ${y}h10`} className="stroke-outline" strokeWidth="3" strokeLinecap="round" />
          {[64, 84, 104, 124].map((x, column) =>
            row === 2 && column === 2 ? (
              <path
                key={x}
                d={`M${x - 5} ${y - 5}l10 10m0 -10l-10 10`}
                className="stroke-accent"
                strokeWidth="3"
                strokeLinecap="round"
              />
            ) : (
              <circle key={x} cx={x} cy={y} r="6" className="fill-sunken stroke-line" strokeWidth="1.5" />
            ),
          )}
        </g>
      ))}
    </svg>
  )
}
