import { testedExams } from '@pariksha/content/exams/catalogue'
import type { FamilyPage, Part } from '@pariksha/content/exams/families/family-page'
import { joined } from '@pariksha/content/text/localized'
import type { PaperFamily } from '@pariksha/domain/exam-families'
import type { Catalogue } from './catalogue/catalogue.ts'

/** The page of a family without what is hidden and with the institute's own; nothing where all of it is hidden. */
export function shownFamilyPage(page: FamilyPage | undefined, catalogue: Catalogue): FamilyPage | undefined {
  const { exams, isHidden, families } = catalogue
  if (!page || !families.includes(page.family as PaperFamily)) return undefined
  const shipped = testedExams(page.family)
  const shown = shipped.filter(({ slug }) => !isHidden(slug))
  const counted = shown.find(({ slug }) => slug === page.countdown.exam) ?? shown.find(({ day }) => day !== null)
  if (!counted) return undefined
  const own = exams.filter((exam) => exam.own !== undefined && exam.family === page.family).map(({ slug }) => slug)
  const partsOf = (parts: readonly Part[]) => parts.flatMap((part) => shownPart(part, isHidden, own))
  return {
    ...page,
    hero: {
      ...page.hero,
      text:
        shown.length === shipped.length
          ? page.hero.text
          : joined(
              shown.map(({ name }) => name),
              ', ',
            ),
    },
    countdown: counted.slug === page.countdown.exam ? page.countdown : { exam: counted.slug, name: counted.name },
    tabs: page.tabs.map((tab) => ({ ...tab, parts: partsOf(tab.parts) })),
    after: partsOf(page.after),
  }
}

function shownPart(part: Part, isHidden: Catalogue['isHidden'], own: readonly string[]): readonly Part[] {
  switch (part.kind) {
    case 'accordion': {
      // items of pages of several examinations go by their slugs
      const items = part.items.filter(({ id }) => !isHidden(id))
      const open = part.open !== null && isHidden(part.open) ? (items[0]?.id ?? null) : part.open
      return items.length === 0 ? [] : [{ ...part, items, open }]
    }
    case 'exams':
      return [{ ...part, exams: [...part.exams.filter((slug) => !isHidden(slug)), ...own] }]
    case 'tests':
      return isHidden(part.series) ? [] : [part]
    default:
      return [part]
  }
}
