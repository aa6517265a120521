import type { Site } from '@pariksha/contract/site/institute'
import { FAMILY_PAGES, SSC_ON_PHONES } from '../shared/paths/family-pages.ts'
import type { useTexts } from './texts.ts'

type Texts = ReturnType<typeof useTexts>
/** A key of the texts, or a name as the server says it in the language of the reader. */
type Label = { readonly text: keyof Texts['links'] } | { readonly name: string }
/** `account`: only for signed-in users. */
export type SiteLink = { readonly to: string; readonly account?: true } & Label

export const labelOf = (link: SiteLink, texts: Texts): string => ('name' in link ? link.name : texts.links[link.text])

const HOME: SiteLink = { to: '/', text: 'home' }
const ALL_TESTS: SiteLink = { to: '/test', text: 'allTests' }
const PREVIOUS_ATTEMPTS: SiteLink = { to: '/previousattempts', text: 'previousAttempts' }
export const PROFILE: SiteLink = { to: '/profile', text: 'profile', account: true }
export const LIBRARY: SiteLink = { to: '/library', text: 'library', account: true }

/** What the institute teaches, and the tests of all. `onPhones`: in the menu that opens over the page. */
export const testLinks = ({ test_links }: Pick<Site, 'test_links'>, onPhones = false): readonly SiteLink[] => [
  ...(onPhones
    ? test_links.map((link) => (link.to === FAMILY_PAGES.ssc ? { ...link, to: SSC_ON_PHONES } : link))
    : test_links),
  { to: '/freetest', text: 'freeTests' },
  ALL_TESTS,
]

/** On both sides of the tests, in the bar and in the menu. */
export const BEFORE_TESTS: readonly SiteLink[] = [
  HOME,
  { to: '/videos', text: 'videos' },
  { to: '/current-affairs', text: 'newsLetters' },
]
export const AFTER_TESTS: readonly SiteLink[] = [PREVIOUS_ATTEMPTS]

export const SIGNED_OUT_LINKS: readonly SiteLink[] = [
  { to: '/login', text: 'login' },
  { to: '/signup', text: 'signup' },
]
export const SIGNED_IN_LINKS: readonly SiteLink[] = [PREVIOUS_ATTEMPTS, LIBRARY, PROFILE]

export const MORE_LINKS: readonly SiteLink[] = [
  { to: '/pricing', text: 'packages' },
  { to: '/books', text: 'books' },
  { to: '/blog', text: 'blog' },
  { to: '/privacy', text: 'privacy' },
  { to: '/terms', text: 'terms' },
]
