import { useEffect, useState } from 'react'
import { APPEARANCES, type Appearance, readAppearance, setAppearance } from '../../shared/lib/document/appearance.ts'
import { useTexts } from '../texts.ts'

export function AppearanceChoice() {
  const texts = useTexts()
  const [chosen, setChosen] = useState<Appearance>('system')
  useEffect(() => {
    setChosen(readAppearance())
  }, [])
  return (
    <label className="flex items-center gap-2">
      {texts.footer.appearance}
      <select
        value={chosen}
        onChange={(event) => {
          const next = APPEARANCES.find((appearance) => appearance === event.target.value) ?? 'system'
          setAppearance(next)
          setChosen(next)
        }}
        className="min-h-11 rounded-md border border-outline bg-surface px-3 text-ink"
      >
        {APPEARANCES.map((appearance) => (
          <option key={appearance} value={appearance}>
            {texts.footer.appearances[appearance]}
          </option>
        ))}
      </select>
    </label>
  )
}
