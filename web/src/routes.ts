import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { FAMILY_PATHS, SERIES_PATHS } from './shared/paths/exam-pages.ts'

export default [
  layout('shell/shell-layout.tsx', [
    // These pages call no API in the browser, or only from parts that load later: the query client is not in their first chunks.
    index('site/home/home-page.tsx'),
    route('icet', 'site/exams/series/icet-page.tsx'),
    ...Object.keys(FAMILY_PATHS).map((path) => route(path, 'site/exams/family/family-page.tsx', { id: path })),
    ...Object.keys(SERIES_PATHS).map((path) => route(path, 'site/exams/series/series-page.tsx', { id: path })),
    route('exams/:slug', 'site/exams/exam/exam-page.tsx'),
    route('test', 'site/series/pick-test-page.tsx'),
    route('freetest', 'site/series/free-tests-page.tsx'),
    route('demo', 'site/demo/demo-page.tsx'),
    route('pricing', 'site/packages/packages-page.tsx'),
    route('current-affairs', 'site/study/hub-page.tsx'),
    route('current-affairs/:slug', 'site/study/material-page.tsx'),
    route('videos', 'site/videos/videos-page.tsx'),
    route('books', 'site/books/books-page.tsx'),
    route('blog', 'site/blog/blog-page.tsx'),
    route('blog/:slug', 'site/blog/article-page.tsx'),
    route('login', 'student/account/sign-in/login-page.tsx'),
    route('login/forgot', 'student/account/password/forgot-password-page.tsx'),
    route('signup', 'student/account/sign-up/signup-page.tsx'),
    route('google/auth', 'student/account/google/google-callback-page.tsx'),
    route('offline', 'site/offline/offline-page.tsx'),
    route('privacy', 'site/legal/privacy-page.tsx'),
    route('terms', 'site/legal/terms-page.tsx'),
    route('*', 'site/not-found/not-found-page.tsx'),
    layout('shared/lib/api/query-layout.tsx', [
      route('exams', 'site/exams/your-exams/your-exams-page.tsx'),
      route('assignments', 'site/series/series-progress-page.tsx'),
      route('library', 'student/library/library-page.tsx'),
      route('certificates/:certificate', 'student/certificates/certificate-page.tsx'),
      route('test/:testId/ranks', 'student/results/rank-list/rank-list-page.tsx'),
      route('live-mocks/:mockId', 'student/mocks/mock-page.tsx'),
      route('notes', 'student/notes/notes-page.tsx'),
      route('notes/:noteId', 'student/notes/note-page.tsx'),
      route('ask', 'student/doubts/list/doubts-page.tsx'),
      route('ask/new', 'student/doubts/new/new-doubt-page.tsx'),
      route('ask/:doubtId', 'student/doubts/doubt/doubt-page.tsx'),
      route('practice/:topic?', 'student/practice/practice-page.tsx'),
      route('previousattempts', 'student/previous-attempts/previous-attempts-page.tsx'),
      route('profile', 'student/account/profile/profile-page.tsx'),
      route('profile/:userId', 'student/account/profile/other-profile-page.tsx'),
    ]),
  ]),
  route('manifest.webmanifest', 'shared/search-engines/web-manifest.ts'),
  route('robots.txt', 'shared/search-engines/robots.ts'),
  route('sitemap.xml', 'shared/search-engines/sitemap.ts'),
  // The exam room fills the screen. The nested route only gives an attempt its address: the room stays mounted.
  layout('shared/lib/api/query-layout.tsx', { id: 'exam-room' }, [
    route('test/:testId', 'exam-room/exam-room-page.tsx', [
      route('usertest/:userTestId', 'exam-room/attempt-address.tsx'),
    ]),
  ]),
  // The staff's own pages: not linked from anywhere, and loaded by nobody else. One entry: every page carries the table
  // of routes, and visitors have no use for theirs (staff/staff-pages.tsx).
  layout('shared/lib/api/query-layout.tsx', { id: 'staff' }, [route('staff/*', 'staff/staff-area.tsx')]),
] satisfies RouteConfig
