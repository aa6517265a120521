import type { Practice } from '@pariksha/contract/practice/practice'
import { classNames } from '../../../shared/ui/class-names.ts'
import { useTexts } from '../texts.ts'
import { partsOfMarks } from './parts-of-marks.ts'
import { STATE_COLOURS } from './topic-state-styles.ts'

/** How much of the marks is solid, as a figure and as a bar of all marks. */
export function SolidMarks({ practice: { sections, solid } }: { readonly practice: Practice }) {
  const texts = useTexts()
  const { parts, unknown } = partsOfMarks(sections.flatMap(({ topics }) => topics))
  return (
    <div className="flex flex-col gap-3">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="figures font-bold text-4xl text-accent">{Math.round(solid)}%</span>
        <span className="font-semibold text-lg">{texts.solid}</span>
      </p>
      <div aria-hidden="true" className="flex h-4 gap-0.5 overflow-hidden rounded-full bg-sunken">
        {parts.map(({ state, percent }) => (
          <span key={state} style={{ flexGrow: percent }} className={STATE_COLOURS[state]} />
        ))}
        {unknown > 0 && <span style={{ flexGrow: unknown }} />}
      </div>
      <ul className="figures flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {parts.map(({ state, percent }) => (
          <li key={state} className="flex items-center gap-2">
            <span aria-hidden="true" className={classNames('size-3 rounded-full', STATE_COLOURS[state])} />
            {texts.partOfMarks(texts.states[state], percent)}
          </li>
        ))}
        {unknown > 0 && <li>{texts.unknownShare(unknown)}</li>}
      </ul>
      <p className="text-ink-soft text-sm">{texts.solidText}</p>
    </div>
  )
}
