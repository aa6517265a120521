import type { Student } from '@pariksha/contract/people/students'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useParams } from 'react-router'
import { call } from '../../../shared/lib/api/api.ts'
import { dayText, momentText } from '../../../shared/lib/format/dates.ts'
import { ButtonLink } from '../../../shared/ui/button.tsx'
import { EmptyState } from '../../../shared/ui/status/empty-state.tsx'
import { orderTexts } from '../../orders/order-texts.ts'
import { PageFrame } from '../../shared/page/page-frame.tsx'
import { QueryResult } from '../../shared/page/query-result.tsx'
import { useMay } from '../../shared/use-may.ts'
import { StudentActs } from './student-acts.tsx'
import { StudentHistory, useStudentHistory } from './student-history.tsx'
import { studentTexts } from './student-texts.ts'

/** What is known of a student, and what can be done. */
export function StudentPage() {
  const { studentId = '' } = useParams()
  const student = useQuery({
    queryKey: ['staff', 'student', studentId],
    queryFn: () => call('GET /staff/students/:studentId/', { params: { studentId } }),
    staleTime: 0,
  })
  const back = (
    <ButtonLink variant="secondary" to="/staff/students">
      {studentTexts.back}
    </ButtonLink>
  )
  return (
    <QueryResult of={student}>
      {(found) =>
        found.state === 'erased' ? (
          <PageFrame title={studentTexts.erasedTitle} actions={back}>
            <EmptyState title={studentTexts.erased(momentText(found.erased_at, 'en'), found.erased_by)} />
          </PageFrame>
        ) : (
          <PageFrame title={found.full_name} actions={back}>
            {found.blocked_at && (
              <p className="rounded-md bg-bad-soft px-4 py-3 font-semibold text-bad">
                {studentTexts.blocked}: {momentText(found.blocked_at, 'en')}
              </p>
            )}
            <StudentActs student={found} />
            <Profile student={found} />
            <Lists student={found} />
          </PageFrame>
        )
      }
    </QueryResult>
  )
}

function Profile({ student }: { readonly student: Student }) {
  const { email, email_verified, phone_number, dob, pincode, preferred_test, created_at } = student
  const ways = [student.has_password && studentTexts.password, student.has_google && studentTexts.google].filter(
    Boolean,
  )
  const facts: readonly (readonly [string, string])[] = [
    [studentTexts.email, email_verified ? email : `${email} (${studentTexts.unverified})`],
    [studentTexts.phone, phone_number ?? studentTexts.noPhone],
    [studentTexts.preferred, preferred_test],
    ...(dob ? [[studentTexts.born, dayText(dob, 'en')] as const] : []),
    ...(pincode ? [[studentTexts.pincode, pincode] as const] : []),
    [studentTexts.signsIn, ways.join(', ') || studentTexts.nothing],
    [studentTexts.joined, momentText(created_at, 'en')],
  ]
  return (
    <section className="flex flex-col gap-3">
      <h2 className="font-semibold text-lg">{studentTexts.profile}</h2>
      <dl className="grid gap-x-6 gap-y-2 rounded-lg border border-line bg-surface p-4 sm:grid-cols-[10rem_1fr]">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="figures [overflow-wrap:anywhere] max-sm:mb-1">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Lists({ student }: { readonly student: Student }) {
  const may = useMay()
  const { orders, doubts, sessions, acts } = student
  return (
    <>
      {may('results.read') && <History studentId={student.id} />}
      <List title={studentTexts.orders} none={studentTexts.noOrders}>
        {orders.map(({ id, title, price, months, status, requested_at, decided_by }) => (
          <Item
            key={id}
            title={title}
            facts={[
              orderTexts.terms(price, months),
              orderTexts.statuses[status],
              decided_by && studentTexts.by(decided_by),
              momentText(requested_at, 'en'),
            ]}
          />
        ))}
      </List>
      {doubts && (
        <List title={studentTexts.doubts} none={studentTexts.noDoubts}>
          {doubts.map(({ id, title, status, asked_at }) => (
            <Item
              key={id}
              title={
                may('doubts.answer') ? (
                  <Link to={`/staff/doubts/${id}`} className="text-accent underline">
                    {title}
                  </Link>
                ) : (
                  title
                )
              }
              facts={[studentTexts.doubtStatus[status], momentText(asked_at, 'en')]}
            />
          ))}
        </List>
      )}
      {sessions && (
        <List title={studentTexts.sessions} none={studentTexts.noSessions}>
          {sessions.map(({ device, created_at, used_at }) => (
            <Item
              key={`${created_at} ${used_at}`}
              title={device ?? studentTexts.unknownDevice}
              facts={[studentTexts.lastUsed(momentText(used_at, 'en'))]}
            />
          ))}
        </List>
      )}
      {acts && (
        <List title={studentTexts.acts} none={studentTexts.noActs}>
          {acts.map(({ at, who, action, reason }) => (
            <Item key={`${at} ${action}`} title={`${who} ${action}`} facts={[reason, momentText(at, 'en')]} />
          ))}
        </List>
      )}
    </>
  )
}

const History = ({ studentId }: { readonly studentId: number }) => (
  <StudentHistory studentId={studentId} history={useStudentHistory(studentId)} />
)

type ListProps = { readonly title: string; readonly none: string; readonly children: readonly ReactNode[] }

function List({ title, none, children }: ListProps) {
  return (
    <section className="flex flex-col gap-3">
      <h2 className="font-semibold text-lg">{title}</h2>
      {children.length === 0 ? (
        <p className="text-ink-soft">{none}</p>
      ) : (
        <ul className="flex flex-col divide-y divide-line rounded-lg border border-line bg-surface">{children}</ul>
      )}
    </section>
  )
}

type ItemProps = { readonly title: ReactNode; readonly facts: readonly (string | null)[] }

function Item({ title, facts }: ItemProps) {
  return (
    <li className="px-4 py-3">
      <p className="[overflow-wrap:anywhere]">{title}</p>
      <p className="figures text-ink-soft text-sm [overflow-wrap:anywhere]">{facts.filter(Boolean).join(' · ')}</p>
    </li>
  )
}
