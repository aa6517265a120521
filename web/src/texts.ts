/** The texts of the document itself: its title, its messages, its last resorts. */
export const texts = {
  title: (page: string, institute: string) => `${page} | ${institute}`,
  closeMessage: 'Close this message',
  failed: {
    title: 'This page did not load',
    text: 'Something went wrong while showing this page. Your answers and your account are not affected.',
    reload: 'Load it again',
    home: 'Go to the home page',
  },
} as const
