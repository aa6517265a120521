/** The folders of a workspace, and what each of them may import. Tests may import anything. */
export type Zones = {
  readonly root: string
  /** Whether texts files are a zone of their own. */
  readonly texts: boolean
  /** What every zone of `areas` may import. */
  readonly shared: readonly string[]
  /** Zones with a complete list of their own. */
  readonly base: Readonly<Record<string, readonly string[]>>
  /** The other zones: what each imports besides `shared`. */
  readonly areas: Readonly<Record<string, readonly string[]>>
}

/** Files in the root itself: the table of routes, the entries, the wiring of the server. They may import anything. */
export const ROOT = '.'
/** `texts.ts`, `texts.te.ts` and the like of any folder, as import targets; as importers they belong to their folder. */
export const TEXTS = 'texts'

const WEB: Zones = {
  root: 'web/src',
  texts: true,
  shared: [TEXTS, 'languages', 'lib', 'ui', 'paths', 'covers', 'reading', 'search-engines'],
  base: {
    languages: [TEXTS],
    lib: ['languages'],
    ui: [TEXTS, 'languages', 'lib'],
    paths: [],
    covers: ['ui'],
    reading: [],
    'search-engines': ['languages', 'lib', 'paths'],
    'exam-room/engine': ['lib'],
    'practice/device': ['languages', 'lib'],
  },
  areas: {
    account: ['ask', 'exam-room/engine', 'notes', 'practice/device', 'progress'],
    ask: ['questions'],
    attempts: ['chosen-exams', 'exam-room/engine', 'mocks', 'practice'],
    blog: ['study'],
    books: [],
    certificates: [],
    'chosen-exams': ['practice/device'],
    demo: ['questions'],
    'exam-room': ['account', 'attempts', 'exam-room/engine', 'mocks', 'questions', 'results'],
    exams: ['chosen-exams', 'packages', 'series'],
    home: ['attempts'],
    library: ['questions', 'series'],
    mocks: [],
    'not-found': ['search'],
    notes: ['study'],
    offline: ['exam-room/engine', 'practice/device'],
    packages: [],
    practice: ['practice/device', 'questions'],
    'previous-attempts': ['exam-room/engine', 'results'],
    progress: [],
    questions: [],
    results: ['attempts', 'exam-room/engine', 'questions', 'series'],
    search: [],
    series: ['attempts', 'mocks'],
    shell: ['account', 'attempts', 'blog', 'exam-room/engine', 'not-found', 'search', 'study'],
    site: [],
    staff: ['account', 'exam-room', 'home', 'not-found', 'questions'],
    study: ['exams', 'not-found'],
    videos: [],
  },
}

/** What any service has, without a word of examinations. What stands further down may import what stands above. */
const PLATFORM: Zones['base'] = {
  platform: [],
  'platform/bounded': ['platform'],
  'platform/config': [],
  'platform/db': ['platform/config'],
  'platform/jobs': ['platform/db'],
  'platform/limits': ['platform', 'platform/config', 'platform/db'],
  'platform/http': ['platform', 'platform/bounded', 'platform/db', 'platform/limits'],
  'platform/mail': ['platform/bounded', 'platform/config', 'platform/db'],
  'platform/metrics': ['platform/bounded', 'platform/config', 'platform/http', 'platform/limits'],
  'platform/text': ['platform', 'platform/bounded'],
  'platform/files': ['platform', 'platform/bounded', 'platform/db', 'platform/http'],
  'platform/pdf': ['platform', 'platform/bounded', 'platform/text'],
  'platform/audit-log': ['platform/db', 'platform/http', 'platform/text'],
}

const SERVER: Zones = {
  root: 'server/src',
  texts: false,
  shared: [...Object.keys(PLATFORM), 'exams/catalogue'],
  base: { ...PLATFORM, 'exams/catalogue': ['platform/db', 'platform/http'] },
  areas: {
    attempts: ['packages', 'papers'],
    exams: ['attempts', 'practice'],
    'exams/series': ['attempts', 'packages', 'papers'],
    live: ['attempts'],
    'live/mocks': ['attempts'],
    operations: [],
    'operations/backup': [],
    'operations/installation': ['people/accounts'],
    'operations/seeding': ['packages', 'papers', 'questions/bank'],
    'operations/startup': ['people/staff'],
    packages: [],
    papers: [],
    'papers/desk': ['attempts', 'papers', 'questions/bank', 'site/institute'],
    'people/accounts': ['attempts', 'site/study'],
    'people/batches': ['questions/imports'],
    'people/staff': ['operations/seeding', 'people/accounts'],
    'people/students': ['attempts', 'packages', 'people/accounts'],
    practice: ['attempts', 'papers', 'questions/bank'],
    'questions/bank': ['papers'],
    'questions/imports': ['questions/bank'],
    'results/analysis': ['attempts', 'papers', 'practice'],
    'results/certificates': ['attempts', 'site/institute'],
    'results/desk': ['attempts', 'papers', 'people/batches', 'questions/imports', 'results/keys', 'site/institute'],
    'results/keys': ['attempts', 'papers'],
    'results/progress': ['attempts', 'papers', 'results/analysis', 'site/institute'],
    'site/demo': [],
    'site/doubts': ['attempts', 'site/library'],
    'site/institute': [],
    'site/library': ['attempts', 'papers', 'site/study'],
    'site/notes': [],
    'site/pages': ['site/institute'],
    'site/search': ['site/study'],
    'site/study': ['site/institute'],
  },
}

const CONTENT: Zones = {
  root: 'content/src',
  texts: false,
  shared: [],
  base: {
    'data-files': [],
    text: [ROOT],
    questions: [ROOT, 'text'],
    shared: [ROOT, 'data-files', 'questions', 'text'],
    topics: [ROOT, 'data-files', 'questions', 'shared', 'text'],
    exams: [ROOT, 'text'],
    papers: [ROOT, 'exams', 'questions', 'text'],
    series: [ROOT, 'papers', 'text'],
    study: [ROOT],
    site: [ROOT, 'exams', 'text'],
    audit: [ROOT, 'papers', 'questions', 'shared', 'text'],
  },
  areas: {},
}

export const WORKSPACES = [WEB, SERVER, CONTENT]

/** Their folders need no table: none of them may import each other in a circle. */
export const WITHOUT_ZONES = ['contract/src', 'domain/src', 'formats/src']
