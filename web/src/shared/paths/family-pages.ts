import type { PaperFamily } from '@pariksha/domain/exam-families'

/** The page of each family of examinations; that of ICET is the page of its only examination. */
export const FAMILY_PAGES = {
  ssc: '/sschome',
  bank: '/bankhome',
  mat: '/mathome',
  railway: '/rrbhome',
  cat: '/cathome',
  nimcet: '/nimcethome',
  afcat: '/afcathome',
  icet: '/icet',
} as const satisfies Record<PaperFamily, `/${string}`>

/** The page of SSC has a second address, which menus on phones lead to. */
export const SSC_ON_PHONES = '/ssc'
