import type { KeyEffect } from '@pariksha/contract/results/keys'
import { keyTexts } from './key-texts.ts'

/** What a correction changes, before it is made. */
export function Effect({ effect }: { readonly effect: KeyEffect }) {
  const texts = keyTexts.effect
  const lines = [
    texts.results(effect),
    ...(effect.changed > 0 ? [texts.raised(effect)] : []),
    ...(effect.maximum_before !== effect.maximum_after ? [texts.maximum(effect)] : []),
    texts.ranks(effect),
    texts.mails(effect),
  ]
  return (
    <div className="figures flex flex-col gap-2 rounded-md bg-sunken p-3">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <ul className="text-sm">
        {effect.differences.map(({ marks, results }) => (
          <li key={marks}>{texts.difference(marks, results)}</li>
        ))}
      </ul>
      {effect.movers.length > 0 && (
        <>
          <p className="font-semibold">{texts.movers}</p>
          <ol className="text-sm">
            {effect.movers.map(({ name, marks_before, marks_after, rank_before, rank_after }, place) => (
              <li key={place}>
                {texts.mover(name ?? texts.student, rank_before, rank_after, marks_before, marks_after)}
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  )
}
