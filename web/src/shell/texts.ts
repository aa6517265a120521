import { useTextsOf } from '../languages/language-provider.tsx'

/** The texts around every page: bars, menus, footer, and the pages for what is not there. */
const english = {
  skip: 'Skip to the content',
  mainNavigation: 'Main',
  menu: 'Menu',
  study: 'Study',
  links: {
    home: 'Home',
    videos: 'Videos',
    newsLetters: 'News Letters',
    tests: 'Tests',
    allTests: 'All tests',
    previousAttempts: 'Previous attempts',
    login: 'Login',
    signup: 'Signup',
    mobileLogin: 'Log In',
    mobileSignup: 'Sign Up',
    profile: 'Edit Profile',
    books: 'Books',
    testSeries: 'Test Series',
    currentAffairs: 'Daily Current Affairs',
    yourExams: 'Your Exams',
    library: 'Library',
    doubts: 'Doubts',
    studyNotes: 'Study Notes',
    blog: 'Blog',
    freeTests: 'Free tests',
    packages: 'Packages',
    privacy: 'Privacy Policy',
    terms: 'Terms of Service',
  },
  language: 'Language',
  search: 'Search the site',
  openMenu: 'Open the menu',
  closeMenu: 'Close the menu',
  menuFailed: 'The menu could not be loaded. Please try again.',
  openMenuOf: (initials: string) => `${initials}, open the menu`,
  account: {
    loading: 'Loading your profile...',
    error: 'Error Loading Profile',
    noToken: 'No authentication token found. Please login again.',
    noAnswer: 'Failed to load user data. Please try again later.',
    noName: 'User',
    noEmail: 'No email provided',
    phoneKnown: 'Phone number saved',
  },
  unsentAnswers:
    'Some answers are not synced yet. They stay on this device and are sent when you log in here again and open the test.',
  footer: {
    demonstration: 'Demo site: the institute, figures, reviews and books shown here are samples.',
    explore: 'Explore',
    groups: {
      ssc: 'SSC',
      bank: 'Bank exams',
      railState: 'Railway and police',
      management: 'Management, MCA and defence',
      other: 'Other exams',
    },
    follow: 'Follow Us',
    account: 'Account',
    more: 'More',
    appearance: 'Appearance',
    appearances: { system: 'Same as device', light: 'Light', dark: 'Dark' },
    copyright: (year: number, institute: string) => `© ${year} ${institute}. All rights reserved.`,
  },
  failedTitle: 'This page did not load',
  notFound: {
    title: 'Page not found',
    text: 'This page does not exist or has been moved.',
    home: 'Go to the home page',
    tests: 'See all tests',
  },
} as const

export type English = typeof english

export const useTexts = () => useTextsOf('shell', english)
