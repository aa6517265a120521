import type { ImportProblem } from '@pariksha/contract/questions/imports'
import { importTexts as texts } from './import-texts.ts'

/** The problems found in a file, with their line or row. */
export function Problems({ problems }: { readonly problems: readonly ImportProblem[] }) {
  return (
    <ul className="flex flex-col gap-1 pt-2 text-sm">
      {problems.map(({ code, what, severity, at }, place) => (
        <li key={`${code} ${place}`} className="[overflow-wrap:anywhere]">
          <span className={severity === 'fault' ? 'font-semibold text-bad' : 'font-semibold text-ink-soft'}>
            {severity === 'fault' ? texts.fault : texts.note}
            {at && `, ${texts.place(at)}`}:{' '}
          </span>
          {what}
        </li>
      ))}
    </ul>
  )
}
