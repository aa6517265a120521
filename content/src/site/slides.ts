export const SLIDES = [
  {
    key: 'hall',
    picture: 'hall',
    title: 'Know the screen before you sit at it',
    text: 'Sections, palette, clock, mark for review: all where the real examination software has them.',
    link: '/icet',
    linkLabel: 'Start with ICET',
  },
  {
    key: 'exams',
    picture: 'exams',
    title: 'One place for every exam you prepare for',
    text: 'SSC, bank, railway, AFCAT, MAT, CAT, NIMCET and ICET: what is asked, how it is marked, and tests to practise on.',
    link: '/test',
    linkLabel: 'Choose a test',
  },
  {
    key: 'solutions',
    picture: 'solutions',
    title: 'Know why, not only what',
    text: 'Every question comes with a worked solution, and your marks are shown section by section.',
    link: '/freetest',
    linkLabel: 'See the free tests',
  },
  {
    key: 'network',
    picture: 'network',
    title: 'A weak network costs you nothing',
    text: 'Answers are kept on your phone first and sent when the network is back. Nothing you chose is lost.',
    link: '/test',
    linkLabel: 'Take a test',
  },
] as const
