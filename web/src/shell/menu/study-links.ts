import { LIBRARY, PROFILE, type SiteLink } from '../links.ts'

/** In the menu, below those of the bar. */
export const STUDY_LINKS: readonly SiteLink[] = [
  { to: '/books', text: 'books' },
  { to: '/assignments', text: 'testSeries' },
  { to: '/current-affairs', text: 'currentAffairs' },
  { to: '/exams', text: 'yourExams' },
  { to: '/practice', text: 'practice' },
  LIBRARY,
  { to: '/ask', text: 'doubts', account: true },
  { to: '/notes', text: 'studyNotes' },
  { to: '/blog', text: 'blog' },
  PROFILE,
]
