import { useSite } from '../shared/lib/site.ts'
import { useTexts } from './texts.ts'

/** Says that the institute and what is claimed for it are samples, until its staff remove them. */
export function DemonstrationRibbon() {
  const { demonstration } = useSite()
  const { footer } = useTexts()
  return (
    demonstration && (
      <aside className="bg-sunken px-4 py-1.5 text-center text-ink-soft text-sm">{footer.demonstration}</aside>
    )
  )
}
