/** The pages that are always there and that everybody may read. Pages of records (an exam, an article) are not named here. */
export const OPEN_PAGES = [
  '/',
  '/videos',
  '/current-affairs',
  '/test',
  '/freetest',
  '/demo',
  '/exams',
  '/assignments',
  '/pricing',
  '/books',
  '/blog',
  '/login',
  '/signup',
  '/privacy',
  '/terms',
] as const

/** Those that show each student something else, and search engines nothing. */
export const PERSONAL_PAGES = ['/previousattempts', '/practice', '/library', '/ask', '/notes', '/profile'] as const

export type PageAddress = (typeof OPEN_PAGES)[number] | (typeof PERSONAL_PAGES)[number]
