import { texts } from './texts.ts'

export type SiteLink = { readonly to: string; readonly label: string }

/** Only pages that exist: a link that leads nowhere costs trust. */
export const TEST_LINKS: readonly SiteLink[] = [
  { to: '/icet', label: texts.links.icet },
  { to: '/test', label: texts.links.allTests },
]

export const PREVIOUS_ATTEMPTS: SiteLink = { to: '/previousattempts', label: texts.links.previousAttempts }
export const HOME: SiteLink = { to: '/', label: texts.links.home }

export const SIDE_MENU_LINKS: readonly SiteLink[] = [
  HOME,
  { to: '/test', label: texts.links.allTests },
  PREVIOUS_ATTEMPTS,
  { to: '/profile', label: texts.links.profile },
]

export const LEGAL_LINKS: readonly SiteLink[] = [
  { to: '/privacy', label: texts.links.privacy },
  { to: '/terms', label: texts.links.terms },
]
