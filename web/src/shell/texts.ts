import { institute } from '../lib/institute.ts'

/** The texts around every page: bars, menus, footer, and the pages for what is not there. */
export const texts = {
  skip: 'Skip to the content',
  mainNavigation: 'Main',
  links: {
    home: 'Home',
    tests: 'Tests',
    icet: 'ICET',
    allTests: 'All tests',
    previousAttempts: 'Previous attempts',
    login: 'Login',
    signup: 'Signup',
    mobileLogin: 'Log In',
    mobileSignup: 'Sign Up',
    profile: 'Edit Profile',
    privacy: 'Privacy Policy',
    terms: 'Terms of Service',
  },
  openMenu: 'Open the menu',
  closeMenu: 'Close the menu',
  openAccount: (initials: string) => `${initials}, open your account menu`,
  account: {
    label: 'Your account',
    loading: 'Loading your profile...',
    error: 'Error Loading Profile',
    noToken: 'No authentication token found. Please login again.',
    noAnswer: 'Failed to load user data. Please try again later.',
    noName: 'User',
    noEmail: 'No email provided',
    phoneKnown: 'Phone number on file',
  },
  unsentAnswers:
    'Some answers of a test are only on this device. They stay here and are sent when you sign in on it again and open the test.',
  footer: {
    about: `${institute.name} prepares students in Andhra Pradesh and Telangana for competitive examinations, with mock tests that behave like the real examination software and keep every answer safe on a weak network.`,
    demonstration: `${institute.name} is a demonstration institute.`,
    explore: 'Explore',
    account: 'Account',
    legal: 'Legal',
    appearance: 'Appearance',
    appearances: { system: 'As the device', light: 'Light', dark: 'Dark' },
    copyright: (year: number) => `© ${year} ${institute.name}. All rights reserved.`,
  },
  notFound: {
    title: 'Page not found',
    text: 'There is no page at this address. It may have been moved, or the link may be incomplete.',
    home: 'Go to the home page',
    tests: 'See all tests',
  },
} as const
