import type { PaletteState } from '@pariksha/domain/palette'

const SHOWN: readonly PaletteState[] = [
  'answered',
  'answered',
  'not-answered',
  'answered',
  'marked',
  'answered',
  'answered',
  'answered-and-marked',
  'answered',
  'not-answered',
  'answered',
  'marked',
  'not-visited',
  'not-visited',
  'not-visited',
  'not-visited',
]

/** The palette as the exam room shows it: shape and colour. */
export function HeroPalette() {
  return (
    <g>
      <rect x="26" y="196" width="202" height="214" rx="20" className="fill-surface stroke-line" strokeWidth="1.5" />
      <rect x="48" y="218" width="72" height="9" rx="4.5" className="fill-ink" />
      {SHOWN.map((state, index) => (
        <Mark key={index} state={state} x={48 + (index % 4) * 42} y={244 + Math.floor(index / 4) * 38} />
      ))}
    </g>
  )
}

function Mark({ state, x, y }: { readonly state: PaletteState; readonly x: number; readonly y: number }) {
  switch (state) {
    case 'answered':
      return <path d={`M${x} ${y + 28}v-18l8-10h16l8 10v18z`} className="fill-answered" />
    case 'not-answered':
      return <path d={`M${x} ${y}h32v18l-8 10h-16l-8-10z`} className="fill-not-answered" />
    case 'marked':
      return <circle cx={x + 16} cy={y + 14} r="14.5" className="fill-marked" />
    case 'answered-and-marked':
      return (
        <>
          <circle cx={x + 16} cy={y + 14} r="14.5" className="fill-marked" />
          <circle cx={x + 27} cy={y + 23} r="6.5" className="fill-answered stroke-surface" strokeWidth="2" />
        </>
      )
    case 'not-visited':
      return (
        <rect
          x={x + 1}
          y={y}
          width="30"
          height="28"
          rx="6"
          className="fill-not-visited stroke-not-visited-line"
          strokeWidth="1.5"
        />
      )
  }
}
