import type { PageAddress } from '@pariksha/contract/site/pages'

type Described = { readonly title: string; readonly summary: string; readonly also: string }

/** Search words of the static pages, which have no record in the database. */
const DESCRIBED: Readonly<Record<PageAddress, Described>> = {
  '/': {
    title: 'Home',
    summary: 'The institute, its courses, address and opening hours',
    also: 'contact phone location map directions about hours',
  },
  '/test': { title: 'All tests', summary: 'Every test series, free tests first', also: 'mock test list' },
  '/freetest': { title: 'Free tests', summary: 'Every test that costs nothing', also: 'free trial start' },
  '/demo': { title: 'Demo test', summary: 'Five questions without an account', also: 'try sample practice' },
  '/pricing': {
    title: 'Packages and prices',
    summary: 'What each package contains and costs',
    also: 'buy fee cost subscribe price pay plan',
  },
  '/current-affairs': {
    title: 'Study hub and current affairs',
    summary: 'Study materials and news letters to read or download',
    also: 'news letters pdf gk notes download daily',
  },
  '/videos': { title: 'Video library', summary: 'Lessons by subject', also: 'classes lectures youtube' },
  '/books': { title: 'Books', summary: 'The books of the institute, with samples', also: 'buy print' },
  '/blog': { title: 'Blog', summary: 'Articles on preparing for examinations', also: 'articles tips' },
  '/exams': {
    title: 'Your exams',
    summary: 'Dates, patterns and countdowns of the exams you prepare for',
    also: 'exam date pattern syllabus countdown days left',
  },
  '/assignments': {
    title: 'Test series',
    summary: 'Every series with your progress in it',
    also: 'assignments progress',
  },
  '/previousattempts': {
    title: 'Previous attempts',
    summary: 'Tests you have taken, with results and solutions',
    also: 'results solutions marks score history rank',
  },
  '/practice': {
    title: 'Practice',
    summary: 'Questions on every topic, each with its solution',
    also: 'practise topics mistakes revision drill syllabus questions',
  },
  '/library': {
    title: 'Library',
    summary: 'What you own, ordered or saved',
    also: 'bookmarks saved purchases orders my',
  },
  '/ask': { title: 'Doubts', summary: 'Ask a question and read the answer', also: 'ask doubt help teacher' },
  '/notes': { title: 'Study notes', summary: 'Chapter notes and notes of your own', also: 'my notes formulas' },
  '/profile': {
    title: 'Edit profile',
    summary: 'Your name, e-mail, phone and preferred exam',
    also: 'account password change delete erase settings',
  },
  '/login': { title: 'Login', summary: 'Sign in to your account', also: 'log in sign in password forgot' },
  '/signup': { title: 'Signup', summary: 'Make an account', also: 'register create account join sign up' },
  '/privacy': { title: 'Privacy policy', summary: 'What is stored, why and how long', also: 'data' },
  '/terms': { title: 'Terms of service', summary: 'The rules of using this site', also: 'refund conditions' },
}

export const PAGES = Object.entries(DESCRIBED).map(([address, described]) => ({ address, ...described }))
