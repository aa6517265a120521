import { type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

type Props = {
  readonly label: string
  readonly height: (width: number) => number
  readonly children: (width: number) => ReactNode
}

/** Pictures are drawn before they are scrolled to. */
const NEAR = '600px 0px'
/** The width for which room is kept until a picture is drawn: of a phone. */
const USUAL_WIDTH = 328

/**
 * A picture as wide as its place, drawn in its own pixels so that letters keep their size. There are more than a hundred
 * on a result: drawing them all at once would take a phone half a second.
 */
export function Chart({ label, height, children }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const element = place.current
    if (!element) return
    const measure = () => setWidth(Math.floor(element.clientWidth))
    const resized = new ResizeObserver(measure)
    const near = new IntersectionObserver(
      (places) => {
        if (!places.some(({ isIntersecting }) => isIntersecting)) return
        near.disconnect()
        resized.observe(element)
      },
      { rootMargin: NEAR },
    )
    near.observe(element)
    const print = () => flushSync(measure)
    window.addEventListener('beforeprint', print)
    return () => {
      near.disconnect()
      resized.disconnect()
      window.removeEventListener('beforeprint', print)
    }
  }, [])
  return (
    <div ref={place} className="w-full overflow-hidden" style={{ minHeight: height(width || USUAL_WIDTH) }}>
      {width > 0 && (
        <svg role="img" aria-label={label} width={width} height={height(width)} className="block">
          {children(width)}
        </svg>
      )}
    </div>
  )
}

/** The patterns that distinguish areas without colour; rendered once on the page. */
export function Patterns() {
  return (
    <svg aria-hidden="true" width="0" height="0" className="absolute">
      <defs>
        <Pattern id="stripes" className="fill-bad-soft stroke-bad" path="M-2 2 2 -2M0 8 8 0M6 10 10 6" />
        <Pattern id="crosses" className="fill-bad-soft stroke-bad" path="M0 0 8 8M8 0 0 8" />
        <Pattern id="dots" className="fill-warn-soft stroke-warn" path="M2 2h1M6 6h1" />
        <Pattern id="dashes" className="fill-warn-soft stroke-warn" path="M0 2h4M4 6h4" />
        <Pattern id="lines" className="fill-surface stroke-outline" path="M0 4h8" />
        <Pattern id="grid" className="fill-sunken stroke-outline" path="M0 0h8M0 0v8" />
      </defs>
    </svg>
  )
}

function Pattern({ id, className, path }: { readonly id: string; readonly className: string; readonly path: string }) {
  return (
    <pattern id={`pattern-${id}`} width="8" height="8" patternUnits="userSpaceOnUse">
      <g className={className}>
        <rect width="8" height="8" stroke="none" />
        <path d={path} strokeWidth="1.5" fill="none" />
      </g>
    </pattern>
  )
}

/** An area's look: solid, or one of the patterns. */
export type Fill = 'solid' | 'stripes' | 'crosses' | 'dots' | 'dashes' | 'lines' | 'grid'

export const fillOf = (fill: Fill) =>
  fill === 'solid' ? { className: 'fill-good' } : { fill: `url(#pattern-${fill})`, className: 'stroke-outline' }

/** A piece of a picture beside the words that say what it is. */
export function Swatch({ fill }: { readonly fill: Fill }) {
  return (
    <svg aria-hidden="true" width="20" height="20" className="shrink-0">
      <rect x="1" y="1" width="18" height="18" rx="3" {...fillOf(fill)} />
    </svg>
  )
}
