import { HeroPalette } from './hero-palette.tsx'

/** A phone in the middle of a test: the question, the palette, and the tick that says an answer is safe. */
export function HeroScene() {
  return (
    <svg viewBox="0 0 560 480" className="mx-auto w-full max-w-[35rem]" aria-hidden="true">
      <circle cx="300" cy="232" r="212" className="fill-accent-soft" />
      <Rays />
      <path d="M20 444h520" className="stroke-line" strokeWidth="2" strokeLinecap="round" />
      <Books />
      <Phone />
      <HeroPalette />
      <Safe />
    </svg>
  )
}

function Rays() {
  return (
    <g className="stroke-accent/15" fill="none" strokeWidth="1.5">
      <circle cx="300" cy="232" r="176" />
      <circle cx="300" cy="232" r="140" />
    </g>
  )
}

function Phone() {
  return (
    <g>
      <rect x="196" y="38" width="212" height="406" rx="30" className="fill-ink dark:fill-outline" />
      <rect x="204" y="46" width="196" height="390" rx="23" className="fill-surface" />
      <rect x="276" y="56" width="52" height="7" rx="3.5" className="fill-line" />
      <path d="M204 112h196" className="stroke-line" strokeWidth="1.5" />
      <rect x="222" y="84" width="64" height="10" rx="5" className="fill-ink" />
      <rect x="324" y="77" width="58" height="24" rx="12" className="fill-accent-soft" />
      <circle cx="338" cy="89" r="5.5" fill="none" className="stroke-accent" strokeWidth="2" />
      <path d="M338 86v3l2 1.6" fill="none" className="stroke-accent" strokeWidth="1.6" strokeLinecap="round" />
      <rect x="350" y="85.5" width="22" height="7" rx="3.5" className="fill-accent" />
      <g className="fill-line">
        <rect x="222" y="132" width="146" height="9" rx="4.5" />
        <rect x="222" y="150" width="160" height="9" rx="4.5" />
        <rect x="222" y="168" width="96" height="9" rx="4.5" />
      </g>
      {[198, 244, 290, 336].map((y, index) => (
        <Option key={y} y={y} width={[74, 96, 60, 84][index] ?? 70} chosen={index === 1} />
      ))}
      <rect x="222" y="390" width="66" height="28" rx="9" className="fill-sunken" />
      <rect x="300" y="390" width="82" height="28" rx="9" className="fill-accent" />
      <rect x="320" y="400" width="42" height="8" rx="4" className="fill-on-accent" />
      <rect x="238" y="400" width="34" height="8" rx="4" className="fill-outline" />
    </g>
  )
}

function Option({ y, width, chosen }: { readonly y: number; readonly width: number; readonly chosen: boolean }) {
  return (
    <g>
      <rect
        x="222"
        y={y}
        width="160"
        height="36"
        rx="10"
        className={chosen ? 'fill-accent-soft stroke-accent' : 'fill-surface stroke-line'}
        strokeWidth={chosen ? 2 : 1.5}
      />
      <circle
        cx="242"
        cy={y + 18}
        r="7"
        className={chosen ? 'fill-surface stroke-accent' : 'fill-surface stroke-outline'}
        strokeWidth={chosen ? 4.5 : 1.5}
      />
      <rect x="260" y={y + 14} width={width} height="8" rx="4" className={chosen ? 'fill-accent' : 'fill-line'} />
    </g>
  )
}

function Safe() {
  return (
    <g>
      <rect x="366" y="150" width="168" height="60" rx="16" className="fill-surface stroke-line" strokeWidth="1.5" />
      <circle cx="396" cy="180" r="15" className="fill-good-soft" />
      <path
        d="M389 180.5l5 5 9.5-10.5"
        fill="none"
        className="stroke-good"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <rect x="422" y="168" width="88" height="8" rx="4" className="fill-ink" />
      <rect x="422" y="184" width="60" height="7" rx="3.5" className="fill-line" />
    </g>
  )
}

function Books() {
  return (
    <g className="stroke-ink" strokeWidth="0">
      <rect x="430" y="414" width="100" height="30" rx="5" className="fill-accent" />
      <rect x="440" y="424" width="40" height="4" rx="2" className="fill-on-accent" opacity="0.7" />
      <rect x="440" y="388" width="84" height="26" rx="5" className="fill-warn" />
      <rect x="450" y="398" width="30" height="4" rx="2" className="fill-warn-soft" />
      <rect x="436" y="364" width="92" height="24" rx="5" className="fill-surface stroke-outline" strokeWidth="1.5" />
      <path d="M446 372h72M446 379h72" className="stroke-line" strokeWidth="2" strokeLinecap="round" />
    </g>
  )
}
