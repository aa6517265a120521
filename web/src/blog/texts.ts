export const texts = {
  heading: 'Blog',
  text: 'On preparing well: plans, methods, and what examinations really ask.',
  by: (author: string) => `By ${author}`,
  minutes: (minutes: number) => `${minutes} min read`,
  all: 'All articles',
  you: 'You are here',
  next: 'Read next',
  empty: {
    title: 'No articles yet',
    text: 'The institute has not published any. The study hub has plenty to read meanwhile.',
    action: 'Go to the study hub',
  },
} as const
