import { readStored, removeStored, writeStored } from '../storage/stored.ts'

export const APPEARANCES = ['system', 'light', 'dark'] as const
export type Appearance = (typeof APPEARANCES)[number]

export function readAppearance(): Appearance {
  const stored = readStored('theme')
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

export function setAppearance(appearance: Appearance) {
  if (appearance === 'system') {
    removeStored('theme')
    delete document.documentElement.dataset.theme
  } else {
    writeStored('theme', appearance)
    document.documentElement.dataset.theme = appearance
  }
}
