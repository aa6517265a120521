import { testedExams } from '@pariksha/content/exams/catalogue'
import { FAMILY_PAGES } from '@pariksha/content/exams/families/pages'
import { examLinks } from '@pariksha/content/exams/lists/exam-links'
import type { LocalizedText } from '@pariksha/content/text'
import { say } from '@pariksha/content/text/localized'
import type { Language } from '@pariksha/contract/languages'
import type { Site } from '@pariksha/contract/site/institute'
import { FAMILY_NAMES, type PaperFamily } from '@pariksha/domain/exam-families'
import type { Catalogue } from './catalogue.ts'

type ExamsOfSite = Pick<Site, 'exam_links' | 'test_links' | 'families' | 'own_exams' | 'taught'>

/** What menus, home page, footer and descriptions of pages say of the examinations. */
export function examsOfSite({ exams, isHidden, families }: Catalogue, language: Language): ExamsOfSite {
  const own = exams.flatMap(({ own: added, name, fullName, page, family }) =>
    added?.in_menu
      ? [
          {
            name: name[language],
            full_name: fullName[language],
            to: page,
            family,
            colour: added.colour,
            position: added.position,
          },
        ]
      : [],
  )
  const shown = families.map((family) => {
    const all = testedExams(family)
    const rest = all.filter(({ slug }) => !isHidden(slug))
    return {
      family,
      exams: rest.length === all.length ? null : rest.map(({ name, shortName }) => (shortName ?? name)[language]),
    }
  })
  const names = Object.entries(FAMILY_NAMES)
    .filter(([family]) => families.some((one) => one === family))
    .map(([family, name]) => FAMILY_PAGES.find((page) => page.family === family)?.name[language] ?? name)
  return {
    exam_links: examLinks(exams, language),
    test_links: menuOf(shown, own, language),
    families: shown,
    own_exams: own,
    taught: inWords([...names, ...own.map(({ name }) => name)], language),
  }
}

const { icet, mat, cat, nimcet, afcat } = FAMILY_NAMES
/** Each family by its place in the menu; SSC is called after one of its examinations, while that is taught. */
const MENU_NAMES = {
  icet,
  ssc: 'SSC CGL',
  bank: say('BANK', 'బ్యాంక్', 'बैंक'),
  railway: 'RRB',
  mat,
  cat,
  nimcet,
  afcat,
} as const satisfies Record<PaperFamily, string | LocalizedText>

function menuOf(
  families: ExamsOfSite['families'],
  own: ExamsOfSite['own_exams'],
  language: Language,
): ExamsOfSite['test_links'] {
  const shipped = Object.entries(MENU_NAMES).flatMap(([name, menuName], index) => {
    const label = typeof menuName === 'string' ? menuName : menuName[language]
    const shown = families.find(({ family }) => family === name)
    const to = name === 'icet' ? '/icet' : FAMILY_PAGES.find(({ family }) => family === name)?.path
    if (!shown || to === undefined) return []
    const isCalled = name !== 'ssc' || shown.exams === null || shown.exams.includes(label)
    return [{ name: isCalled ? label : FAMILY_NAMES.ssc, to, position: (index + 1) * 10 }]
  })
  const added = own.map(({ name, to, position }) => ({ name, to, position }))
  return [...shipped, ...added]
    .toSorted((one, other) => one.position - other.position)
    .map(({ position: _, ...link }) => link)
}

const NONE: Readonly<Record<Language, string>> = { en: 'exams', te: 'పరీక్షలు', hi: 'परीक्षा' }

/** "ICET, SSC and Group II". Texts have no "and" in Telugu, and no comma before it in Hindi. */
function inWords(names: readonly string[], language: Language): string {
  if (names.length === 0) return NONE[language]
  const type = language === 'te' ? 'unit' : 'conjunction'
  return new Intl.ListFormat(`${language}-IN`, { type }).format(names).replace(', और ', ' और ')
}
