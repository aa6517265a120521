/** Headlines of the site itself; news of the examinations are the institute's to write. */
export const NOTICES = [
  {
    key: 'icet-free',
    family: 'icet',
    date: '2026-11-02',
    title: 'ICET: full-length tests of both states, the first three free',
    link: '/icet',
  },
  {
    key: 'real-screen',
    family: null,
    date: '2026-11-09',
    title: 'Mock tests now run on the screen of the real examination software',
    link: '/test',
  },
  {
    key: 'weak-network',
    family: null,
    date: '2026-11-16',
    title: 'Answers are kept on your device first: a weak network no longer costs marks',
    link: '/test',
  },
] as const
