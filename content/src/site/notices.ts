/** Headlines of the site itself; news of the examinations are the institute's to write. */
export const NOTICES = [
  {
    key: 'icet-free',
    family: 'icet',
    date: '2026-11-02',
    title: 'ICET mock tests for TG ICET and AP ICET: first three tests free',
    link: '/icet',
  },
  {
    key: 'real-screen',
    family: null,
    date: '2026-11-09',
    title: 'Mock tests now available on the real exam screen',
    link: '/test',
  },
  {
    key: 'weak-network',
    family: null,
    date: '2026-11-16',
    title: 'Answers are now saved on your device when the network is weak',
    link: '/test',
  },
] as const
