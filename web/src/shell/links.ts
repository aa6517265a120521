import type { useTexts } from './texts.ts'

type Texts = ReturnType<typeof useTexts>
/** What the visitor's language calls it, or a name that is the same in every language. */
type Label = { readonly text: keyof Texts['links'] } | { readonly name: string }
export type SiteLink = { readonly to: string } & Label

export const labelOf = (link: SiteLink, texts: Texts): string => ('name' in link ? link.name : texts.links[link.text])

const HOME: SiteLink = { to: '/', text: 'home' }
const ALL_TESTS: SiteLink = { to: '/test', text: 'allTests' }
const PREVIOUS_ATTEMPTS: SiteLink = { to: '/previousattempts', text: 'previousAttempts' }
const PROFILE: SiteLink = { to: '/profile', text: 'profile' }

const testLinks = (ssc: string): readonly SiteLink[] => [
  { to: '/icet', name: 'ICET' },
  ...(ssc === '' ? [] : [{ to: ssc, name: 'SSC CGL' }]),
  ALL_TESTS,
]
export const TEST_LINKS = testLinks('')
/** The same page by its other address. */
export const MOBILE_TEST_LINKS = testLinks('')

/** On both sides of the tests, in the bar and in the menu of small screens. */
export const BEFORE_TESTS: readonly SiteLink[] = [HOME]
export const AFTER_TESTS: readonly SiteLink[] = [PREVIOUS_ATTEMPTS]

export const SIDE_MENU_LINKS: readonly SiteLink[] = [HOME, ALL_TESTS, PREVIOUS_ATTEMPTS, PROFILE]

export const SIGNED_OUT_LINKS: readonly SiteLink[] = [
  { to: '/login', text: 'login' },
  { to: '/signup', text: 'signup' },
]
export const SIGNED_IN_LINKS: readonly SiteLink[] = [PROFILE]

export const MORE_LINKS: readonly SiteLink[] = [
  ALL_TESTS,
  { to: '/pricing', text: 'packages' },
  { to: '/privacy', text: 'privacy' },
  { to: '/terms', text: 'terms' },
]
