import { RotateCcw } from 'lucide-react'
import { MISTAKES_PATH } from '../../../shared/paths/practice-path.ts'
import { ButtonLink } from '../../../shared/ui/button.tsx'
import { useTexts } from '../texts.ts'

export function DueMistakes({ due }: { readonly due: number }) {
  const texts = useTexts()
  if (due === 0) return null
  return (
    <section
      aria-label={texts.mistakes.due(due)}
      className="flex flex-wrap items-center justify-between gap-4 rounded-lg bg-accent-soft p-5"
    >
      <div className="flex items-start gap-3">
        <RotateCcw aria-hidden="true" className="mt-1 size-6 shrink-0 text-accent" />
        <div>
          <p className="figures font-semibold text-lg">{texts.mistakes.due(due)}</p>
          <p className="text-ink-soft">{texts.mistakes.dueText}</p>
        </div>
      </div>
      <ButtonLink to={MISTAKES_PATH} className="max-sm:w-full">
        {texts.mistakes.begin}
      </ButtonLink>
    </section>
  )
}
