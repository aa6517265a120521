import type { SiteLink } from '../links.ts'
import type { English } from '../texts.ts'

type Group = { readonly group: keyof English['footer']['groups']; readonly links: readonly SiteLink[] }

const exam = (name: string, to: string): SiteLink => ({ name, to })

/** Every examination the site knows, and where its page is. */
export const EXPLORE: readonly Group[] = [
  {
    group: 'ssc',
    links: [
      exam('SSC CGL', '/ssccgltest'),
      exam('SSC CPO', '/ssccpotest'),
      exam('SSC CHSL', '/sscchsltest'),
      exam('SSC MTS', '/sscmtstest'),
      exam('SSC GD', '/sscgdtest'),
    ],
  },
  {
    group: 'bank',
    links: [
      // of all banks: the page of the family, open at one of them
      exam('BANK POs', '/bankhome#ibps_po'),
      exam('BANK Clerks', '/bankhome#ibps_clerk'),
      exam('IBPS PO', '/ibpspotest'),
      exam('IBPS Clerk', '/ibpsclerktest'),
      exam('IBPS SO', '/ibpssotest'),
      exam('SBI PO', '/sbipotest'),
      exam('SBI Clerk', '/sbiclerktest'),
      exam('RRB PO', '/rrbpotest'),
      exam('RRB Clerk', '/rrbclerktest'),
      exam('RBI Assistant', '/exams/rbi_assistant'),
      exam('NABARD', '/exams/nabard'),
    ],
  },
  {
    group: 'railState',
    links: [
      exam('RRB NTPC', '/exams/rrb_ntpc'),
      exam('RRB Group D', '/exams/rrb_group_d'),
      exam('RRB ALP', '/exams/rrb_alp'),
      exam('AP SI', '/exams/ap_si'),
      exam('AP Constable', '/exams/ap_constable'),
    ],
  },
  {
    group: 'management',
    links: [
      exam('ICET', '/icet'),
      exam('CAT', '/cathome'),
      exam('MAT', '/mathome'),
      exam('NIMCET', '/nimcethome'),
      exam('CUCET', '/exams/cucet'),
      exam('AFCAT', '/afcathome'),
    ],
  },
  {
    group: 'other',
    links: [exam('ESIC', '/exams/esic'), exam('FCI', '/exams/fci'), exam('EPFO', '/exams/epfo')],
  },
]
