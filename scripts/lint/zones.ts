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

/** What every area may import; what stands further down may import what stands above. */
const WEB_SHARED: Zones['base'] = {
  'shared/languages': [TEXTS],
  'shared/lib': ['shared/languages'],
  'shared/ui': [TEXTS, 'shared/languages', 'shared/lib'],
  'shared/paths': [],
  'shared/covers': ['shared/ui'],
  'shared/reading': [],
  'shared/search-engines': ['shared/languages', 'shared/lib', 'shared/paths'],
  'shared/questions': ['shared/languages', 'shared/lib', 'shared/ui'],
}

const WEB: Zones = {
  root: 'web/src',
  texts: true,
  shared: [TEXTS, ...Object.keys(WEB_SHARED)],
  base: {
    ...WEB_SHARED,
    'exam-room/engine': ['shared/lib'],
    'student/practice/device': ['shared/languages', 'shared/lib'],
  },
  areas: {
    'exam-room': ['exam-room/engine', 'student/account', 'student/attempts', 'student/mocks', 'student/results'],
    shell: [
      'exam-room/engine',
      'site/blog',
      'site/not-found',
      'site/search',
      'site/study',
      'student/account',
      'student/home',
    ],
    'site/blog': ['site/study'],
    'site/books': [],
    'site/demo': [],
    'site/exams': ['site/packages', 'site/series', 'student/chosen-exams'],
    'site/home': ['student/home'],
    'site/legal': [],
    'site/not-found': ['site/search'],
    'site/offline': ['exam-room/engine', 'student/practice/device'],
    'site/packages': [],
    'site/search': [],
    'site/series': ['student/attempts', 'student/home', 'student/mocks'],
    'site/study': ['site/exams', 'site/not-found'],
    'site/videos': [],
    staff: ['exam-room', 'site/home', 'site/not-found', 'student/account'],
    'student/account': [
      'exam-room/engine',
      'student/doubts',
      'student/notes',
      'student/practice/device',
      'student/progress',
    ],
    'student/attempts': ['exam-room/engine', 'student/chosen-exams'],
    'student/certificates': [],
    'student/chosen-exams': ['student/practice/device'],
    'student/doubts': [],
    'student/home': ['student/attempts', 'student/chosen-exams', 'student/mocks', 'student/practice'],
    'student/library': ['site/series'],
    'student/mocks': [],
    'student/notes': ['site/study'],
    'student/practice': ['student/practice/device'],
    'student/previous-attempts': ['exam-room/engine', 'student/results'],
    'student/progress': [],
    'student/results': ['exam-room/engine', 'site/series', 'student/attempts'],
  },
}

/** What every area uses. It imports no area; what stands further down may import what stands above. */
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
  'platform/spreadsheets': ['platform/bounded'],
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
    'papers/authoring': ['attempts', 'papers', 'questions/bank', 'site/institute'],
    'people/accounts': ['attempts', 'site/study'],
    'people/batches': [],
    'people/staff': ['people/accounts'],
    'people/students': ['attempts', 'packages', 'people/accounts'],
    practice: ['attempts', 'papers', 'questions/bank'],
    'questions/bank': ['papers'],
    'questions/imports': ['questions/bank'],
    'results/analysis': ['attempts', 'papers', 'practice'],
    'results/certificates': ['attempts', 'site/institute'],
    'results/staff': ['attempts', 'papers', 'people/batches', 'results/keys', 'site/institute'],
    'results/keys': ['attempts', 'papers'],
    'results/progress': ['attempts', 'papers', 'results/analysis', 'site/institute'],
    'site/collections': [],
    'site/demo': [],
    'site/institute': [],
    'site/pages': ['site/institute'],
    'site/search': ['site/study'],
    'site/study': ['site/institute'],
    'student/doubts': ['attempts', 'student/library'],
    'student/library': ['attempts', 'papers', 'site/study'],
    'student/notes': [],
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
