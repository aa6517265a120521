/** What the demonstration brought. */
export const sampleTexts = {
  title: 'Samples',
  heading: 'This site is a demonstration',
  text: 'The statistics, testimonials, success stories, videos, books, notices, slides, articles and the institute’s name and address are samples. Replace them with your own, or remove them all.',
  left: 'Samples remaining',
  kinds: {
    slides: 'Banner slides',
    testimonials: 'Testimonials',
    statistics: 'Statistics',
    notices: 'Notices',
    success_stories: 'Success stories',
    videos: 'Videos',
    books: 'Books',
    articles: 'Articles',
  },
  institute: 'Institute details',
  button: 'Remove all samples',
  confirmTitle: 'Remove all samples?',
  confirm: (count: number) =>
    `${count === 1 ? '1 sample' : `${count} samples`} will be deleted, and the sample institute’s details will be cleared. What you have added or changed stays. This cannot be undone.`,
  removed: (count: number) => (count === 1 ? '1 sample removed.' : `${count} samples removed.`),
  fillIn: 'Now enter your institute’s name, address and phone number on the Institute page.',
  failed:
    'The server did not answer, so it is not certain whether the samples were removed. Check your internet connection and try again.',
  ofRow: 'This is a sample. Once you save it, it counts as your own and stays when samples are removed.',
} as const
