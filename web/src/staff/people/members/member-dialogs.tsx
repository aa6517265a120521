import type { Invitation, Member } from '@pariksha/contract/people/staff-members'
import { call } from '../../../shared/lib/api/api.ts'
import { TextField } from '../../../shared/ui/forms/text-field.tsx'
import { ActDialog } from '../../shared/page/act-dialog.tsx'
import { FreshCodeDialog } from './fresh-code-dialog.tsx'
import { memberTexts } from './member-texts.ts'
import { OwnCodeField } from './own-code-field.tsx'
import { RolesField, rolesIn } from './roles-field.tsx'

type Props = { readonly open: boolean; readonly onClose: () => void }

const textIn = (form: FormData, name: string) => String(form.get(name) ?? '')

export function InviteDialog(props: Props) {
  return (
    <FreshCodeDialog
      {...props}
      title={memberTexts.invite}
      submit={memberTexts.send}
      done={memberTexts.sent}
      unmailed={memberTexts.made}
      work={(form) =>
        call('POST /staff/invitations/', {
          body: { name: textIn(form, 'name'), email: textIn(form, 'email'), roles: rolesIn(form) },
        })
      }
    >
      {(errorOf) => (
        <>
          <p className="text-ink-soft">{memberTexts.inviteText}</p>
          <TextField label={memberTexts.name} name="name" required autoComplete="off" error={errorOf('name')} />
          <TextField
            label={memberTexts.email}
            name="email"
            type="email"
            required
            autoComplete="off"
            error={errorOf('email')}
          />
          <RolesField chosen={[]} error={errorOf('roles')} />
        </>
      )}
    </FreshCodeDialog>
  )
}

export type MemberAct = 'confirm' | 'roles' | 'reset' | 'remove'
type OfMember = Props & { readonly member: Member }

/** Names may be equal. */
const Address = ({ of }: { readonly of: string }) => <p className="text-ink-soft [overflow-wrap:anywhere]">{of}</p>

export function RolesDialog({ member: { id, name, email, roles }, ...props }: OfMember) {
  return (
    <FreshCodeDialog
      {...props}
      title={memberTexts.rolesOf(name)}
      submit={memberTexts.save}
      done={memberTexts.rolesChanged}
      work={(form) =>
        call('PUT /staff/members/:memberId/roles/', {
          params: { memberId: id },
          body: { roles: rolesIn(form), was: [...roles] },
        })
      }
    >
      {/* what is shown is what `was` says */}
      {(errorOf) => (
        <>
          <Address of={email} />
          <RolesField key={roles.join()} chosen={roles} error={errorOf('roles')} />
        </>
      )}
    </FreshCodeDialog>
  )
}

export function ResetDialog({ member: { id, name, email }, ...props }: OfMember) {
  return (
    <ActDialog
      {...props}
      danger
      title={memberTexts.resetTitle(name)}
      submit={memberTexts.reset}
      done={memberTexts.resetDone}
      unmailed={memberTexts.resetUnmailed}
      work={(form) =>
        call('POST /staff/members/:memberId/second-step-reset/', {
          params: { memberId: id },
          body: { code: textIn(form, 'code') },
        })
      }
    >
      {(errorOf) => (
        <>
          <Address of={email} />
          <p>{memberTexts.resetText}</p>
          <OwnCodeField error={errorOf('code')} />
        </>
      )}
    </ActDialog>
  )
}

export function ConfirmDialog({ member: { id, name, email }, ...props }: OfMember) {
  return (
    <FreshCodeDialog
      {...props}
      title={memberTexts.confirmTitle(name)}
      submit={memberTexts.confirm}
      done={memberTexts.confirmed}
      work={() => call('POST /staff/members/:memberId/confirm/', { params: { memberId: id } })}
    >
      {() => (
        <>
          <Address of={email} />
          <p>{memberTexts.confirmText}</p>
        </>
      )}
    </FreshCodeDialog>
  )
}

export function RemoveDialog({ member: { id, name, email }, ...props }: OfMember) {
  return (
    <FreshCodeDialog
      {...props}
      danger
      title={memberTexts.removeTitle(name)}
      submit={memberTexts.remove}
      done={memberTexts.removed}
      work={() => call('DELETE /staff/members/:memberId/', { params: { memberId: id } })}
    >
      {() => (
        <>
          <Address of={email} />
          <p>{memberTexts.removeText}</p>
        </>
      )}
    </FreshCodeDialog>
  )
}

type OfInvitation = Props & { readonly invitation: Invitation }

export function SendAgainDialog({ invitation: { id, name, email }, ...props }: OfInvitation) {
  return (
    <FreshCodeDialog
      {...props}
      title={memberTexts.sendAgainTitle(name)}
      submit={memberTexts.sendAgain}
      done={memberTexts.sent}
      unmailed={memberTexts.made}
      work={() => call('POST /staff/invitations/:invitationId/send-again/', { params: { invitationId: id } })}
    >
      {() => <p className="[overflow-wrap:anywhere]">{memberTexts.sendAgainText(email)}</p>}
    </FreshCodeDialog>
  )
}

export function WithdrawDialog({ invitation: { id, name }, ...props }: OfInvitation) {
  return (
    <ActDialog
      {...props}
      danger
      title={memberTexts.withdrawTitle(name)}
      submit={memberTexts.withdraw}
      done={memberTexts.withdrawn}
      work={() => call('DELETE /staff/invitations/:invitationId/', { params: { invitationId: id } })}
    >
      {() => <p>{memberTexts.withdrawText}</p>}
    </ActDialog>
  )
}
