import type { Site } from '@pariksha/contract/site/institute'
import { useState } from 'react'
import { Button } from '../../../shared/ui/button.tsx'
import { useTexts } from '../texts.ts'

type Props = NonNullable<Site['map']> & { readonly name: string; readonly address: string }

/** A drawing of the place. The real map is an iframe of another site, loaded only on request. */
export function LocationMap({ name, address, latitude, longitude, embed_url }: Props) {
  const texts = useTexts()
  const [asked, setAsked] = useState(false)
  const position = `${degrees(latitude, 'N', 'S')} ${degrees(longitude, 'E', 'W')}`
  if (asked && embed_url) {
    return (
      <iframe
        src={embed_url}
        title={texts.location.map(name)}
        className="min-h-80 w-full rounded-lg border border-line"
        referrerPolicy="no-referrer"
        sandbox="allow-scripts allow-same-origin allow-popups"
      />
    )
  }
  return (
    <div className="relative min-h-80 overflow-hidden rounded-lg border border-line bg-sunken">
      <svg
        viewBox="0 0 600 400"
        preserveAspectRatio="xMidYMid slice"
        className="absolute inset-0 size-full"
        role="img"
        aria-label={texts.location.drawn(address, position)}
      >
        <Streets turn={Math.round((latitude * 7 + longitude * 13) % 24) - 12} />
        <path d="M300 214c-22-28-38-46-38-70a38 38 0 0 1 76 0c0 24-16 42-38 70z" className="fill-accent" />
        <circle cx="300" cy="144" r="14" className="fill-surface" />
        <ellipse cx="300" cy="217" rx="20" ry="5" className="fill-ink/25" />
      </svg>
      <div className="absolute inset-x-3 bottom-3 flex flex-wrap items-center justify-between gap-2 rounded-md bg-surface/95 px-3 py-2">
        <p className="figures text-ink-soft text-sm">{position}</p>
        {embed_url && (
          <Button variant="secondary" onClick={() => setAsked(true)}>
            {texts.location.showMap}
          </Button>
        )}
      </div>
    </div>
  )
}

/** Not the real streets; the exact place is in the coordinates below. */
function Streets({ turn }: { readonly turn: number }) {
  return (
    <g transform={`rotate(${turn} 300 200)`}>
      <path d="M-100 90c160 30 260-40 420 0s240 20 420-30" fill="none" className="stroke-accent/20" strokeWidth="34" />
      <g className="fill-good-soft">
        <rect x="388" y="236" width="120" height="90" rx="12" />
        <rect x="70" y="150" width="84" height="70" rx="12" />
      </g>
      <g className="stroke-surface" strokeWidth="16" fill="none">
        <path d="M-100 228h800M214-100v600M-100 352h800" />
        <path d="M362-100v600M40-100v600M540-100v600" strokeWidth="10" />
        <path d="M-100 130h300M214 290h500" strokeWidth="7" />
      </g>
    </g>
  )
}

const degrees = (value: number, positive: string, negative: string): string =>
  `${Math.abs(value).toFixed(4)}° ${value < 0 ? negative : positive}`
