import { useTexts } from '../texts.ts'

/** Says that not everybody sees it. */
export function ForBatch() {
  const texts = useTexts()
  return (
    <p className="self-start rounded-full bg-accent-soft px-3 py-1 font-medium text-accent text-sm">{texts.forBatch}</p>
  )
}
