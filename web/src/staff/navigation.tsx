import type { Right } from '@pariksha/contract/people/rights'
import type { CollectionName } from '@pariksha/contract/site/collections/collections'
import { useEffect, useRef, useState } from 'react'
import { matchPath, NavLink, useLocation } from 'react-router'
import { useSite } from '../shared/lib/site.ts'
import { Button, buttonClassName } from '../shared/ui/button.tsx'
import { classNames } from '../shared/ui/class-names.ts'
import { logOut } from '../student/account/sign-out/logout.ts'
import { DESCRIPTIONS } from './collections/collections.ts'
import { SETTING_DESCRIPTIONS } from './collections/settings.ts'
import { dateTexts } from './exams/dates/date-texts.ts'
import { liveTexts } from './live/live-texts.ts'
import { mockTexts } from './live/mocks/mock-texts.ts'
import { useLiveToday } from './live/use-live-today.ts'
import { paperTexts } from './papers/paper-texts.ts'
import { batchTexts } from './people/batches/batch-texts.ts'
import { memberTexts } from './people/members/member-texts.ts'
import { studentTexts } from './people/students/student-texts.ts'
import { importTexts } from './questions/imports/import-texts.ts'
import { questionTexts } from './questions/question-texts.ts'
import { keyTexts } from './results/keys/key-texts.ts'
import { resultsTexts } from './results/results-texts.ts'
import { useMay } from './shared/use-may.ts'
import { texts } from './texts.ts'

/** Shown to those who have the right. */
type Item = { readonly to: string; readonly label: string; readonly right: Right }

/** Linked on days with live tests. */
const LIVE = '/staff/live'

const of = (...names: readonly CollectionName[]): readonly Item[] =>
  names.map((name) => ({ to: `/staff/${name}`, label: DESCRIPTIONS[name].title, right: 'site.edit' }))

const GROUPS: readonly { readonly title: string; readonly items: readonly Item[] }[] = [
  {
    title: texts.groups.daily,
    items: [
      { to: '/staff', label: texts.overview.title, right: 'staff.use' },
      { to: '/staff/orders', label: texts.orders, right: 'orders.read' },
      { to: '/staff/doubts', label: texts.doubts, right: 'doubts.answer' },
      { to: '/staff/students', label: studentTexts.title, right: 'students.read' },
      { to: '/staff/batches', label: batchTexts.title, right: 'batches.read' },
      { to: LIVE, label: liveTexts.title, right: 'live.watch' },
      { to: '/staff/results', label: resultsTexts.title, right: 'results.read' },
    ],
  },
  {
    title: texts.groups.questions,
    items: [
      { to: '/staff/questions', label: questionTexts.title, right: 'questions.read' },
      { to: '/staff/imports', label: importTexts.title, right: 'questions.write' },
      { to: '/staff/papers', label: paperTexts.title, right: 'papers.write' },
      { to: '/staff/live-mocks', label: mockTexts.title, right: 'papers.publish' },
      { to: '/staff/keys', label: keyTexts.title, right: 'questions.read' },
      { to: '/staff/challenges', label: keyTexts.challenges.title, right: 'challenges.decide' },
    ],
  },
  {
    title: texts.groups.home,
    items: [
      ...of('slides', 'testimonials', 'statistics'),
      { to: '/staff/settings/popup', label: SETTING_DESCRIPTIONS.popup.title, right: 'site.edit' },
    ],
  },
  {
    title: texts.groups.exams,
    items: [
      { to: '/staff/exams', label: DESCRIPTIONS.exams.title, right: 'site.edit' },
      { to: '/staff/exam-dates', label: dateTexts.title, right: 'site.edit' },
      ...of('notices', 'success_stories'),
    ],
  },
  { title: texts.groups.study, items: of('materials', 'videos', 'books', 'articles') },
  { title: texts.groups.packages, items: of('packages') },
  {
    title: texts.groups.institute,
    items: [
      { to: '/staff/settings/institute', label: SETTING_DESCRIPTIONS.institute.title, right: 'site.edit' },
      { to: '/staff/members', label: memberTexts.title, right: 'staff.manage' },
      { to: '/staff/log', label: texts.log, right: 'log.read' },
    ],
  },
]

export function Navigation() {
  const { name } = useSite()
  const [open, setOpen] = useState(false)
  const nav = useRef<HTMLElement>(null)
  const may = useMay()
  const { pathname } = useLocation()
  const liveToday = useLiveToday(may('live.watch'))
  const isShown = ({ to, right }: Item) =>
    may(right) && (to !== LIVE || liveToday || matchPath(`${LIVE}/*`, pathname) !== null)
  const groups = GROUPS.map(({ title, items }) => ({ title, items: items.filter(isShown) }))
  // biome-ignore lint/correctness/useExhaustiveDependencies: on a low screen the links scroll to that of the page.
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [pathname])
  return (
    <header className="border-line bg-surface max-lg:border-b lg:border-r">
      <div className="flex flex-col gap-4 p-4 lg:sticky lg:top-0 lg:max-h-dvh lg:overflow-y-auto">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 font-semibold [overflow-wrap:anywhere]">
            {name} <span className="block font-normal text-ink-soft text-sm">{texts.title}</span>
          </p>
          <Button variant="secondary" className="lg:hidden" aria-expanded={open} onClick={() => setOpen(!open)}>
            {texts.menu}
          </Button>
        </div>
        <nav ref={nav} aria-label={texts.area} className={classNames('flex flex-col gap-3', !open && 'max-lg:hidden')}>
          {groups
            .filter(({ items }) => items.length > 0)
            .map(({ title, items }) => (
              <div key={title}>
                <h2 className="px-3 font-semibold text-ink-soft text-sm">{title}</h2>
                <ul>
                  {items.map(({ to, label }) => (
                    <li key={to}>
                      <NavLink
                        to={to}
                        end={to === '/staff'}
                        onClick={() => setOpen(false)}
                        className={({ isActive }) =>
                          classNames(
                            'flex min-h-11 items-center lg:min-h-9 rounded-sm px-3 hover:bg-sunken',
                            isActive && 'bg-accent-soft font-semibold text-accent',
                          )
                        }
                      >
                        {label}
                      </NavLink>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          <div className="flex flex-wrap gap-2 border-line border-t pt-4">
            {/* a new document: it has what was changed here */}
            <a href="/" className={buttonClassName('secondary')}>
              {texts.visitSite}
            </a>
            <Button variant="quiet" onClick={logOut}>
              {texts.signOut}
            </Button>
          </div>
        </nav>
      </div>
    </header>
  )
}
