import type { Invitation, Member } from '@pariksha/contract/people/staff-members'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../shared/lib/api/api.ts'
import { momentText } from '../../../shared/lib/format/dates.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { PageFrame } from '../../shared/page/page-frame.tsx'
import { QueryResult } from '../../shared/page/query-result.tsx'
import { texts } from '../../texts.ts'
import {
  ConfirmDialog,
  InviteDialog,
  type MemberAct,
  RemoveDialog,
  ResetDialog,
  RolesDialog,
  SendAgainDialog,
  WithdrawDialog,
} from './member-dialogs.tsx'
import { memberTexts } from './member-texts.ts'

/** Who works here, and who was invited. */
export function MembersPage() {
  const [inviting, setInviting] = useState(false)
  const staff = useQuery({
    queryKey: ['staff', 'members'],
    queryFn: () => call('GET /staff/members/'),
    staleTime: 0,
  })
  return (
    <PageFrame
      title={memberTexts.title}
      text={memberTexts.text}
      actions={<Button onClick={() => setInviting(true)}>{memberTexts.invite}</Button>}
    >
      <QueryResult of={staff}>
        {({ members, invitations }) => (
          <>
            <section className="flex flex-col gap-3">
              <h2 className="font-semibold text-lg">{memberTexts.people}</h2>
              <ul className="flex flex-col divide-y divide-line rounded-lg border border-line bg-surface">
                {members.map((member) => (
                  <Person key={member.id} member={member} />
                ))}
              </ul>
            </section>
            {invitations.length > 0 && (
              <section className="flex flex-col gap-3">
                <h2 className="font-semibold text-lg">{memberTexts.invitations}</h2>
                <ul className="flex flex-col divide-y divide-line rounded-lg border border-line bg-surface">
                  {invitations.map((invitation) => (
                    <Invited key={invitation.id} invitation={invitation} />
                  ))}
                </ul>
              </section>
            )}
          </>
        )}
      </QueryResult>
      <InviteDialog open={inviting} onClose={() => setInviting(false)} />
    </PageFrame>
  )
}

const DIALOGS = { confirm: ConfirmDialog, roles: RolesDialog, reset: ResetDialog, remove: RemoveDialog } as const

function Person({ member }: { readonly member: Member }) {
  const [act, setAct] = useState<MemberAct>()
  const { name, email, roles, enrolled, awaits_owner, used_at, own } = member
  const acts: readonly (readonly [MemberAct, string])[] = [
    ...(enrolled && awaits_owner ? [['confirm', memberTexts.confirm] as const] : []),
    ['roles', memberTexts.changeRoles],
    ...(own
      ? []
      : ([...(enrolled ? [['reset', memberTexts.reset] as const] : []), ['remove', memberTexts.remove]] as const)),
  ]
  return (
    <li className="flex flex-col gap-3 px-4 py-4 lg:flex-row lg:items-start lg:justify-between">
      <div className="min-w-0">
        <p className="font-semibold [overflow-wrap:anywhere]">
          {name}
          {own && (
            <span className="ml-2 rounded-full bg-sunken px-2 py-0.5 font-normal text-sm">{memberTexts.you}</span>
          )}
        </p>
        <p className="text-ink-soft [overflow-wrap:anywhere]">{email}</p>
        <p>{roles.map((role) => texts.roles[role].name).join(', ')}</p>
        <p className="figures text-ink-soft text-sm">
          {used_at === null ? memberTexts.never : memberTexts.lastUsed(momentText(used_at, 'en'))}
          {!enrolled && ` · ${memberTexts.notEnrolled}`}
        </p>
        {enrolled && awaits_owner && <p className="font-semibold text-sm">{memberTexts.awaits}</p>}
      </div>
      <div className="flex flex-wrap gap-2 lg:shrink-0">
        {acts.map(([of, label]) => (
          <Button
            key={of}
            variant={of === 'remove' ? 'danger' : 'secondary'}
            aria-label={memberTexts.more(name, label)}
            onClick={() => setAct(of)}
          >
            {label}
          </Button>
        ))}
      </div>
      {acts.map(([of]) => {
        const Form = DIALOGS[of]
        return <Form key={of} member={member} open={act === of} onClose={() => setAct(undefined)} />
      })}
    </li>
  )
}

const INVITATION_DIALOGS = { 'send-again': SendAgainDialog, withdraw: WithdrawDialog } as const
const INVITATION_ACTS = [
  ['send-again', memberTexts.sendAgain],
  ['withdraw', memberTexts.withdraw],
] as const

function Invited({ invitation }: { readonly invitation: Invitation }) {
  const [act, setAct] = useState<keyof typeof INVITATION_DIALOGS>()
  const { name, email, roles, invited_by, expires_at, expired } = invitation
  const until = expired ? memberTexts.expired : memberTexts.open
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 px-4 py-4">
      <div className="min-w-0">
        <p className="font-semibold [overflow-wrap:anywhere]">{name}</p>
        <p className="text-ink-soft [overflow-wrap:anywhere]">{email}</p>
        <p>{roles.map((role) => texts.roles[role].name).join(', ')}</p>
        <p className="figures text-ink-soft text-sm [overflow-wrap:anywhere]">
          {until(momentText(expires_at, 'en'), invited_by)}
        </p>
      </div>
      <div className="flex flex-wrap gap-2 lg:shrink-0">
        {INVITATION_ACTS.map(([of, label]) => (
          <Button key={of} variant="secondary" aria-label={memberTexts.more(name, label)} onClick={() => setAct(of)}>
            {label}
          </Button>
        ))}
      </div>
      {INVITATION_ACTS.map(([of]) => {
        const Form = INVITATION_DIALOGS[of]
        return <Form key={of} invitation={invitation} open={act === of} onClose={() => setAct(undefined)} />
      })}
    </li>
  )
}
