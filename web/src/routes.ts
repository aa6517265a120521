import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { FAMILY_PATHS, SERIES_PATHS } from './paths/exam-pages.ts'

export default [
  layout('shell/shell-layout.tsx', [
    // These ask the server for nothing in the browser, or with parts that load later; they load nothing that asks.
    index('home/home-page.tsx'),
    route('icet', 'exams/series/icet-page.tsx'),
    ...Object.keys(FAMILY_PATHS).map((path) => route(path, 'exams/family/family-page.tsx', { id: path })),
    ...Object.keys(SERIES_PATHS).map((path) => route(path, 'exams/series/series-page.tsx', { id: path })),
    route('exams/:slug', 'exams/exam/exam-page.tsx'),
    route('test', 'series/pick-test-page.tsx'),
    route('freetest', 'series/free-tests-page.tsx'),
    route('demo', 'demo/demo-page.tsx'),
    route('pricing', 'packages/packages-page.tsx'),
    route('current-affairs', 'study/hub-page.tsx'),
    route('current-affairs/:slug', 'study/material-page.tsx'),
    route('videos', 'videos/videos-page.tsx'),
    route('books', 'books/books-page.tsx'),
    route('blog', 'blog/blog-page.tsx'),
    route('blog/:slug', 'blog/article-page.tsx'),
    route('login', 'account/sign-in/login-page.tsx'),
    route('login/forgot', 'account/password/forgot-password-page.tsx'),
    route('signup', 'account/sign-up/signup-page.tsx'),
    route('google/auth', 'account/google/google-callback-page.tsx'),
    route('offline', 'offline/offline-page.tsx'),
    route('privacy', 'site/privacy-page.tsx'),
    route('terms', 'site/terms-page.tsx'),
    route('*', 'not-found/not-found-page.tsx'),
    layout('lib/api/query-layout.tsx', [
      route('exams', 'exams/your-exams/your-exams-page.tsx'),
      route('assignments', 'series/assignments-page.tsx'),
      route('library', 'library/library-page.tsx'),
      route('certificates/:certificate', 'certificates/certificate-page.tsx'),
      route('test/:testId/ranks', 'results/rank-list/rank-list-page.tsx'),
      route('live-mocks/:mockId', 'mocks/mock-page.tsx'),
      route('notes', 'notes/notes-page.tsx'),
      route('notes/:noteId', 'notes/note-page.tsx'),
      route('ask', 'ask/list/ask-page.tsx'),
      route('ask/new', 'ask/new/new-doubt-page.tsx'),
      route('ask/:doubtId', 'ask/doubt/doubt-page.tsx'),
      route('practice/:topic?', 'practice/practice-page.tsx'),
      route('previousattempts', 'previous-attempts/previous-attempts-page.tsx'),
      route('profile', 'account/profile/profile-page.tsx'),
      route('profile/:userId', 'account/profile/other-profile-page.tsx'),
    ]),
  ]),
  route('manifest.webmanifest', 'search-engines/web-manifest.ts'),
  route('robots.txt', 'search-engines/robots.ts'),
  route('sitemap.xml', 'search-engines/sitemap.ts'),
  // The exam room fills the screen. The nested route only gives an attempt its address: the room stays mounted.
  layout('lib/api/query-layout.tsx', { id: 'exam-room' }, [
    route('test/:testId', 'exam-room/exam-room-page.tsx', [
      route('usertest/:userTestId', 'exam-room/attempt-address.tsx'),
    ]),
  ]),
  // The staff's own pages: not linked from anywhere, and loaded by nobody else. One entry: every page carries the table
  // of routes, and visitors have no use for theirs (staff/staff-pages.tsx).
  layout('lib/api/query-layout.tsx', { id: 'staff' }, [route('staff/*', 'staff/staff-area.tsx')]),
] satisfies RouteConfig
