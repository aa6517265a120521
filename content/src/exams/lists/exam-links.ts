import { type Family, LINK_GROUPS, type LinkGroup } from '@pariksha/domain/exam-families'
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
const OF_SEVERAL: readonly (ExamLink & { readonly group: LinkGroup; readonly at: string })[] = [
  { group: 'bank', name: 'BANK POs', to: '/bankhome', at: 'ibps_po' },
  { group: 'bank', name: 'BANK Clerks', to: '/bankhome', at: 'ibps_clerk' },
]

/** A link to every exam that is given, in the groups of the footer; a group without exams is left out. */
export function examLinks(exams: readonly Exam[]): ExamLinks[] {
  const sorted = inOrder(exams, FIRST)
  const known = new Set(exams.map(({ slug }) => slug))
  return LINK_GROUPS.map((group) => ({
    group,
    links: [
      ...OF_SEVERAL.filter((link) => link.group === group && known.has(link.at)).map(({ name, to, at }) => ({
        name,
        to: `${to}#${at}`,
      })),
      ...sorted.filter((exam) => (exam.linkGroup ?? GROUP_OF[exam.family]) === group).map(linkTo),
    ],
  })).filter(({ links }) => links.length > 0)
}

const linkTo = ({ name, shortName, page }: Exam): ExamLink => ({ name: (shortName ?? name).en, to: page })
