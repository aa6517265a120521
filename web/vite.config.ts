import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { inlineScript } from './inline-script.ts'

/** Hides warnings about slow plug-ins. */
const checks = { pluginTimings: false }

/** Loaded before a page imports anything: a link that preloads them costs time and brings nothing. */
const ON_EVERY_PAGE = /\/(rolldown-runtime|framework|base|hydration)-/

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), inlineScript()],
  // While developing, the server runs beside Vite.
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
  // The policy of the pages allows no data: scripts or fonts, so nothing is inlined.
  // The service worker reads in the manifest what each route loads.
  build: { assetsInlineLimit: 0, manifest: true },
  // One file: the Content-Security-Policy of everything but pages keeps a worker from loading further chunks.
  worker: { format: 'es', rolldownOptions: { output: { codeSplitting: false } } },
  environments: {
    client: {
      build: {
        modulePreload: {
          // Forty links at once hold up a slow phone in the middle of a test. What the room loads on demand is kept by the service worker.
          resolveDependencies: (_, files, { hostId }) =>
            hostId.includes('test-screen') ? [] : files.filter((file) => !ON_EVERY_PAGE.test(file)),
        },
        rolldownOptions: {
          checks,
          output: {
            codeSplitting: {
              groups: [
                // with what the bundler adds for all chunks
                {
                  name: 'framework',
                  test: /node_modules\/(react|react-dom|react-router|scheduler)\/|vite\/preload-helper|rolldown\/runtime/,
                },
                { name: 'base', minShareCount: 25 },
                // the home page shows families and asks for the student's, and has nothing else of the pages of examinations
                {
                  name: 'families',
                  test: /families\.svg|covers\/family-look|domain\/src\/exam-families|accounts\/preferred-tests/,
                },
                // with the catalogues of Telugu and Hindi alone
                { name: 'names', test: /test-words\/(test-word-codes|words-of-names)/ },
                // small modules that students and staff read results with
                {
                  name: 'scores',
                  test: /domain\/src\/ranking\/(ranking|normalisation)\.ts|ui\/share-band|domain\/src\/marking\/marks-text|challenge-limits/,
                },
                {
                  name: 'query',
                  test: /node_modules\/@tanstack\/(?!.*\/(infiniteQueryObserver|mutationObserver|queriesObserver|use(InfiniteQuery|Mutation|Queries))\.js)/,
                },
                // what writes, and what reads several pages of a list: most pages read one thing alone
                { name: 'query-writing', test: /node_modules\/@tanstack\// },
                // One chunk for each group of small shared modules, not dozens: browsers load six files at a time, which
                // takes many round trips on a slow network.
                {
                  name: 'menu-icons',
                  test: /lucide-react\/dist\/esm\/icons\/(calendar-days|message-circle|graduation-cap|circle-play|book-open|log-out)/,
                },
                {
                  name: 'icons',
                  test: /lucide-react\/dist\/esm\/(?!icons\/(delete|image-off|a-arrow|hard-drive|refresh-cw|ellipsis|eye-off|calendar-days|message-circle|monitor-smartphone|graduation-cap|circle-play|book-open|log-out|square-check|circle-slash|trash))/,
                  minShareCount: 2,
                },
                { name: 'hydration', test: /src\/shared\/lib\/hydration\//, minShareCount: 3 },
                {
                  name: 'ui',
                  test: /src\/shared\/(ui\/(?!problems\/|forms\/(?!field\.))|lib\/retry)/,
                  minShareCount: 6,
                  maxModuleSize: 2000,
                },
                // other languages say problems with it; what checks a form itself needs it, too
                {
                  name: 'sentences',
                  test: /src\/shared\/languages\/translate-problem|contract\/src\/problems\/sentences/,
                },
                { name: 'forms', test: /src\/shared\/ui\/forms\//, minShareCount: 2 },
                {
                  name: 'faults',
                  test: /contract\/src\/problems\/(field-problems|check-input)|src\/shared\/ui\/problems\/problem-texts\.ts/,
                  minShareCount: 2,
                },
                {
                  name: 'shell',
                  test: /src\/(shell|shared\/languages)\/|failed-page|use-lost-focus|signed-in-context|paths\/family-pages|profile\/initials/,
                  minShareCount: 2,
                  maxModuleSize: 3000,
                },
                // what shows questions, in the room, with results and in the demo
                {
                  name: 'questions',
                  test: /src\/shared\/(questions\/(answering\/)?[\w-]+|lib\/(store\/use-store|use-media))\.tsx?$/,
                },
                // what every page that knows of attempts on this device works with
                {
                  name: 'device',
                  test: /src\/exam-room\/engine\/(storage\/(device-storage|tab)|this-page)|node_modules\/idb/,
                },
                // nearly every page with dates has the others of them, too
                { name: 'format', test: /src\/shared\/lib\/format\/(time-name|dates|durations)/ },
                { name: 'paths', test: /src\/shared\/paths\/(attempt-path|package-paths)/ },
                // what the room, its parts on demand and the preview of a paper share
                { name: 'room', test: /src\/exam-room\/(?!engine)/, minShareCount: 3 },
                // the dialogs and pages of signing in and up
                {
                  name: 'accounts',
                  test: /src\/student\/account\/(forms|path-after-sign-in|sign-in-ticket)/,
                  minShareCount: 2,
                },
                { name: 'solutions', test: /src\/shared\/questions\/solution\//, minShareCount: 2 },
                {
                  name: 'test-lists',
                  test: /src\/site\/series\/tests\/test-(grid|shapes)|series\/texts/,
                  minShareCount: 2,
                },
                { name: 'exams', test: /src\/site\/exams\//, minShareCount: 4, maxModuleSize: 4000 },
              ],
            },
          },
        },
      },
    },
    // One file: a server that runs misses nothing when the next version is built beside it.
    ssr: { build: { rolldownOptions: { checks, output: { codeSplitting: false } } } },
  },
})
