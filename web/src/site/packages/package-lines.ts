import type { PackageItem } from '@pariksha/contract/packages'
import type { Texts } from './texts.ts'

type Opened = PackageItem['sectional']

/** What a package opens, a line for each kind of test, and whether tests that come later are part of it. */
export function packageLines(texts: Texts['card'], offer: PackageItem): readonly string[] {
  const { full_length, sectional, mocks, sectionals } = offer
  const lines = [...counted(texts, full_length, texts.fullLength), ...counted(texts, sectional, texts.sectional)]
  const later =
    mocks === null
      ? sectionals === null
        ? texts.later
        : texts.laterFullLength
      : sectionals === null && texts.laterSectional
  return [...(lines.length === 0 ? [texts.nothing] : lines), ...(later ? [later] : [])]
}

/** "10 full-length mock tests", and how many of them are still to come. */
function counted({ soon }: Texts['card'], { ready, announced }: Opened, said: (count: number) => string) {
  const all = ready + announced
  if (all === 0) return []
  return [announced === 0 ? said(all) : soon(said(all), ready, announced)]
}
