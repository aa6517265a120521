export const SLIDES = [
  {
    key: 'hall',
    picture: 'hall',
    title: 'Know the exam screen before the exam',
    text: 'Sections, question palette, timer and mark for review work as in the real exam.',
    link: '/icet',
    linkLabel: 'Start with ICET',
  },
  {
    key: 'exams',
    picture: 'exams',
    title: 'All your exams in one place',
    text: 'SSC, Bank, Railway, AFCAT, MAT, CAT, NIMCET and ICET: exam pattern, syllabus and mock tests.',
    link: '/test',
    linkLabel: 'Choose a test',
  },
  {
    key: 'solutions',
    picture: 'solutions',
    title: 'Solutions for every question',
    text: 'See your score section by section and the step-by-step solution of every question.',
    link: '/freetest',
    linkLabel: 'See the free tests',
  },
  {
    key: 'network',
    picture: 'network',
    title: 'Works on a weak network',
    text: 'Your answers are saved on your phone first and synced when the network is back.',
    link: '/test',
    linkLabel: 'Take a test',
  },
] as const
