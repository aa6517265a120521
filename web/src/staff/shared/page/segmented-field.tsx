import { SegmentedControl, type SegmentedProps } from './segmented-control.tsx'

type Props<Value extends string> = SegmentedProps<Value> & { readonly hint?: string }

/** A segmented control below its label. */
export function SegmentedField<Value extends string>({ hint, ...control }: Props<Value>) {
  return (
    <div>
      <p className="pb-1 font-medium">{control.label}</p>
      <SegmentedControl {...control} />
      {hint !== undefined && <p className="pt-1 text-ink-soft text-sm">{hint}</p>}
    </div>
  )
}
