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

const SERVER: Zones = {
  root: 'server/src',
  texts: false,
  shared: [ROOT, 'audit-log', 'bounded', 'catalogue', 'db', 'http', 'limits', 'mail'],
  base: {
    bounded: [ROOT],
    catalogue: ['db', 'http'],
    db: [ROOT],
    limits: [ROOT, 'db'],
    mail: [ROOT, 'bounded', 'db'],
    'audit-log': ['db', 'http', 'text'],
    text: [ROOT, 'bounded'],
    http: [ROOT, 'bounded', 'db', 'limits'],
  },
  areas: {
    accounts: ['attempts', 'study'],
    analysis: ['attempts', 'papers', 'practice'],
    attempts: ['metrics', 'packages', 'papers'],
    backup: [],
    batches: ['imports'],
    certificates: ['attempts', 'institute', 'study'],
    demo: [],
    doubts: ['attempts', 'library', 'text'],
    exams: ['attempts', 'practice'],
    files: [],
    imports: ['files', 'question-bank', 'text'],
    installation: ['accounts'],
    institute: ['files'],
    keys: ['attempts', 'files', 'papers'],
    library: ['attempts', 'papers', 'study'],
    live: ['attempts'],
    metrics: [],
    mocks: ['attempts'],
    notes: ['text'],
    packages: [],
    pages: ['institute'],
    'paper-desk': ['attempts', 'institute', 'papers', 'question-bank', 'study', 'text'],
    papers: ['text'],
    practice: ['attempts', 'papers', 'question-bank', 'text'],
    progress: ['analysis', 'attempts', 'institute', 'papers', 'study'],
    'question-bank': ['papers', 'text'],
    'results-desk': ['attempts', 'batches', 'imports', 'institute', 'keys', 'papers', 'study'],
    search: ['study'],
    seeding: ['packages', 'papers', 'question-bank', 'text'],
    series: ['attempts', 'packages', 'papers'],
    staff: ['accounts', 'files', 'seeding', 'text'],
    startup: ['staff'],
    students: ['accounts', 'attempts', 'packages'],
    study: ['files', 'institute', 'text'],
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
