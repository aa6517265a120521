type Figure = readonly [value: string, label: string]

/** The specification's claims: samples until the institute confirms or replaces them. */
export const HOME_STATISTICS: readonly Figure[] = [
  ['10,000+', 'Students Trained'],
  ['95%', 'Success Rate'],
  ['50+', 'Expert Faculty'],
  ['100+', 'Top Ranks'],
]

const usual = (exam: string): readonly Figure[] => [
  ['200+', `${exam} Tests`],
  ['5000+', 'Questions'],
  ['1000+', 'Selections'],
  ['15+', 'Years Experience'],
]

/** By the slug of the exam. */
export const EXAM_STATISTICS: Readonly<Record<string, readonly Figure[]>> = {
  icet: usual('ICET'),
  ssc_cgl: usual('SSC CGL'),
  ssc_chsl: usual('SSC CHSL'),
  ssc_cpo: usual('SSC CPO'),
  ssc_gd: usual('SSC GD'),
  ssc_mts: usual('SSC MTS'),
  ibps_po: usual('IBPS PO'),
  ibps_clerk: usual('IBPS Clerk'),
  ibps_so: usual('IBPS SO'),
  sbi_po: usual('SBI PO'),
  sbi_clerk: usual('SBI Clerk'),
  rrb_po: usual('RRB PO'),
  rrb_clerk: usual('RRB Clerk'),
  cat: [
    ['200+', 'Video Lessons'],
    ['5000+', 'Practice Questions'],
    ['1000+', 'Success Stories'],
    ['15+', 'Full-Length Mocks'],
  ],
  nimcet: [
    ['85%', 'Success Rate'],
    ['35+', 'Top 100 Ranks'],
    ['500+', 'Selections'],
  ],
  // no exam: the video library says these beside what it counts itself
  videos: [
    ['500+', 'Hours of Content'],
    ['10K+', 'Active Students'],
  ],
}
