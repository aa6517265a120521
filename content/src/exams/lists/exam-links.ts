import { type Family, LINK_GROUPS, type LinkGroup } from '@pariksha/domain/exam-families'
import { say } from '../../text/localized.ts'
import type { Language, LocalizedText } from '../../text.ts'
import type { Exam } from '../exam.ts'
import { inOrder } from './in-order.ts'

type ExamLink = { readonly name: string; readonly to: string }
export type ExamLinks = { readonly group: LinkGroup; readonly links: readonly ExamLink[] }

const GROUP_OF: Readonly<Record<Family, LinkGroup>> = {
  ssc: 'ssc',
  bank: 'bank',
  railway: 'railState',
  state: 'railState',
  icet: 'management',
  mat: 'management',
  cat: 'management',
  nimcet: 'management',
  afcat: 'management',
  other: 'other',
}

/** Where the specification's order is not the catalogue's. */
const FIRST = ['ssc_cgl', 'ssc_cpo', 'ssc_chsl', 'ssc_mts', 'ssc_gd', 'icet', 'cat', 'mat', 'nimcet', 'cucet', 'afcat']

/** Exams of several institutions: the page of the family, open at one of them. */
const OF_SEVERAL: readonly OfSeveral[] = [
  { group: 'bank', name: say('BANK POs', 'బ్యాంక్ PO', 'बैंक PO'), to: '/bankhome', at: 'ibps_po' },
  { group: 'bank', name: say('BANK Clerks', 'బ్యాంక్ క్లర్క్', 'बैंक क्लर्क'), to: '/bankhome', at: 'ibps_clerk' },
]

type OfSeveral = {
  readonly group: LinkGroup
  readonly name: LocalizedText
  readonly to: string
  readonly at: string
}

/** A link to every exam that is given, in the groups of the footer; a group without exams is left out. */
export function examLinks(exams: readonly Exam[], language: Language): ExamLinks[] {
  const sorted = inOrder(exams, FIRST)
  const known = new Set(exams.map(({ slug }) => slug))
  return LINK_GROUPS.map((group) => ({
    group,
    links: [
      ...OF_SEVERAL.filter((link) => link.group === group && known.has(link.at)).map(({ name, to, at }) => ({
        name: name[language],
        to: `${to}#${at}`,
      })),
      ...sorted
        .filter((exam) => (exam.linkGroup ?? GROUP_OF[exam.family]) === group)
        .map(({ name, shortName, page }) => ({ name: (shortName ?? name)[language], to: page })),
    ],
  })).filter(({ links }) => links.length > 0)
}
