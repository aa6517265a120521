/** The pages that are no record of anything: where they are, and by which words they are looked for. */
export const PAGES: readonly {
  readonly address: string
  readonly title: string
  readonly summary: string
  readonly also: string
}[] = [
  {
    address: '/',
    title: 'Home',
    summary: 'The institute, its courses, address and opening hours',
    also: 'contact phone location map directions about hours',
  },
  { address: '/test', title: 'All tests', summary: 'Every test series, free tests first', also: 'mock test list' },
  { address: '/freetest', title: 'Free tests', summary: 'Every test that costs nothing', also: 'free trial start' },
  { address: '/demo', title: 'Demo test', summary: 'Five questions without an account', also: 'try sample practice' },
  {
    address: '/pricing',
    title: 'Packages and prices',
    summary: 'What each package contains and costs',
    also: 'buy fee cost subscribe price pay plan',
  },
  {
    address: '/current-affairs',
    title: 'Study hub and current affairs',
    summary: 'Study materials and news letters to read or download',
    also: 'news letters pdf gk notes download daily',
  },
  { address: '/videos', title: 'Video library', summary: 'Lessons by subject', also: 'classes lectures youtube' },
  { address: '/books', title: 'Books', summary: 'The books of the institute, with samples', also: 'buy print' },
  { address: '/blog', title: 'Blog', summary: 'Articles on preparing for examinations', also: 'articles tips' },
  {
    address: '/exams',
    title: 'Your exams',
    summary: 'Dates, patterns and countdowns of the exams you prepare for',
    also: 'exam date pattern syllabus countdown days left',
  },
  {
    address: '/assignments',
    title: 'Test series',
    summary: 'Every series with your progress in it',
    also: 'assignments progress',
  },
  {
    address: '/previousattempts',
    title: 'Previous attempts',
    summary: 'Tests you have taken, with results and solutions',
    also: 'results solutions marks score history rank',
  },
  {
    address: '/library',
    title: 'Library',
    summary: 'What you own, ordered or saved',
    also: 'bookmarks saved purchases orders my',
  },
  { address: '/ask', title: 'Doubts', summary: 'Ask a question and read the answer', also: 'ask doubt help teacher' },
  {
    address: '/notes',
    title: 'Study notes',
    summary: 'Chapter notes and notes of your own',
    also: 'my notes formulas',
  },
  {
    address: '/profile',
    title: 'Edit profile',
    summary: 'Your name, e-mail, phone and preferred exam',
    also: 'account password change delete erase settings',
  },
  { address: '/login', title: 'Login', summary: 'Sign in to your account', also: 'log in sign in password forgot' },
  { address: '/signup', title: 'Signup', summary: 'Make an account', also: 'register create account join sign up' },
  { address: '/privacy', title: 'Privacy policy', summary: 'What is stored, why and how long', also: 'data' },
  { address: '/terms', title: 'Terms of service', summary: 'The rules of using this site', also: 'refund conditions' },
]
