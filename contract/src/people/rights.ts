/** What a person of the staff is there for; one may have several. */
export const ROLES = ['owner', 'author', 'reviewer', 'publisher', 'support', 'accounts', 'teacher'] as const
export type Role = (typeof ROLES)[number]

export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  owner: 'Owner',
  author: 'Author',
  reviewer: 'Reviewer',
  publisher: 'Publisher',
  support: 'Support',
  accounts: 'Accounts',
  teacher: 'Teacher',
}

/** "Author, Reviewer" */
export const namesOfRoles = (roles: readonly Role[]): string => roles.map((role) => ROLE_NAMES[role]).join(', ')

/** Every right a staff call can ask for, as it reads after "may". */
export const RIGHTS = {
  'staff.use': 'use the staff pages',
  'staff.manage': 'manage staff accounts',
  'log.read': 'read the activity log',
  'installation.manage': 'see the system status',
  'site.edit': 'change the website',
  'files.upload': 'upload files',
  'orders.read': 'see orders',
  'orders.decide': 'approve, decline or revoke orders',
  'doubts.answer': 'answer doubts',
  'students.read': 'find students and see their contact and orders',
  'students.records': 'see the tests, doubts and devices of students',
  'students.change': 'change the accounts of students',
  'students.erase': 'erase the accounts of students',
  'attempts.change': 'give students more time',
  'live.watch': 'watch live tests',
  'results.read': 'see results and rank lists',
  'cut-offs.set': 'set cut-offs',
  'names.hide': 'hide names from rank lists',
  'batches.read': 'look at batches',
  'batches.manage': 'change batches',
  'questions.read': 'look at questions',
  'questions.write': 'write questions',
  'questions.approve': 'approve questions',
  'papers.write': 'make papers',
  'papers.publish': 'publish tests',
  'keys.correct': 'correct keys',
  'challenges.decide': 'decide challenges of keys',
} as const
export type Right = keyof typeof RIGHTS

export const isRight = (access: string): access is Right => Object.hasOwn(RIGHTS, access)

const ALL = Object.keys(RIGHTS) as readonly Right[]

const RIGHTS_OF_ROLE: Readonly<Record<Role, readonly Right[]>> = {
  owner: ALL,
  author: ['staff.use', 'questions.read', 'questions.write', 'papers.write', 'doubts.answer', 'files.upload'],
  reviewer: ['staff.use', 'questions.read', 'questions.approve', 'challenges.decide', 'doubts.answer'],
  publisher: [
    'staff.use',
    'questions.read',
    'papers.write',
    'papers.publish',
    'keys.correct',
    'site.edit',
    'files.upload',
  ],
  support: [
    'staff.use',
    'students.read',
    'students.records',
    'students.change',
    'attempts.change',
    'live.watch',
    'results.read',
    'cut-offs.set',
    'names.hide',
    'batches.read',
    'batches.manage',
    'orders.read',
    'doubts.answer',
  ],
  accounts: ['staff.use', 'students.read', 'orders.read', 'orders.decide'],
  // without 'batches.manage' a teacher sees only their own batches and the results of the students in them
  teacher: [
    'staff.use',
    'batches.read',
    'live.watch',
    'results.read',
    'questions.read',
    'questions.write',
    'files.upload',
  ],
}

/** What somebody with these roles may do. Nobody without a role may do anything. */
export const rightsOf = (roles: readonly Role[]): ReadonlySet<Right> =>
  new Set(roles.flatMap((role) => RIGHTS_OF_ROLE[role]))
