import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { numericId } from '../exams/tests.ts'
import { emptyReply } from '../problems/problem.ts'
import { line } from '../texts/text.ts'
import { code, email, staffPassword } from './accounts/fields.ts'
import { STAFF_PASSWORD_LENGTH } from './accounts/password-lengths.ts'
import { ROLES } from './rights.ts'

const roles = z.array(z.enum(ROLES))
const chosenRoles = roles
  .min(1, 'Choose at least one role.')
  .max(ROLES.length)
  .transform((chosen) => ROLES.filter((role) => chosen.includes(role)))

const member = z.strictObject({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  roles,
  /** Whether an authenticator app is set up. */
  enrolled: z.boolean(),
  /** Whether an owner has to say first that it is the right person. */
  awaits_owner: z.boolean(),
  /** The last use of a session; null: none is open. */
  used_at: z.string().nullable(),
  /** Whether it is the caller. */
  own: z.boolean(),
})
export type Member = z.infer<typeof member>

const invitation = z.strictObject({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  roles,
  invited_by: z.string().nullable(),
  expires_at: z.string(),
  /** Whether its link is void for its age. */
  expired: z.boolean(),
})
export type Invitation = z.infer<typeof invitation>

const invitationParams = z.strictObject({ invitationId: numericId })
const memberParams = z.strictObject({ memberId: numericId })
/** 256 random bits. */
const token = z.string().regex(/^[\w-]{43}$/)

export const listMembers = {
  method: 'GET',
  url: '/staff/members/',
  summary: 'The staff, and who was invited and has not joined yet',
  access: 'staff.manage',
  response: { 200: z.strictObject({ members: z.array(member), invitations: z.array(invitation) }) },
} as const satisfies Endpoint

export const inviteMember = {
  method: 'POST',
  url: '/staff/invitations/',
  summary:
    'Invite somebody to the staff by mail, within five minutes of a code: a link of one use, for three days; replaces an earlier one',
  access: 'staff.manage',
  body: z.strictObject({ name: line(100).min(1, 'Please enter the name.'), email, roles: chosenRoles }),
  response: { 201: invitation },
} as const satisfies Endpoint

export const sendInvitationAgain = {
  method: 'POST',
  url: '/staff/invitations/:invitationId/send-again/',
  summary:
    'Mail an invitation again, within five minutes of a code: with a new link for three days; the former is void',
  access: 'staff.manage',
  params: invitationParams,
  response: { 200: invitation },
} as const satisfies Endpoint

export const withdrawInvitation = {
  method: 'DELETE',
  url: '/staff/invitations/:invitationId/',
  summary: 'Withdraw an invitation: its link is void',
  access: 'staff.manage',
  params: invitationParams,
  response: { 200: emptyReply },
} as const satisfies Endpoint

export const changeRoles = {
  method: 'PUT',
  url: '/staff/members/:memberId/roles/',
  summary: 'Change the roles of a member of the staff, within five minutes of a code; 409 for the last owner',
  access: 'staff.manage',
  params: memberParams,
  body: z.strictObject({
    roles: chosenRoles,
    /** The roles that were read: with them a member whose roles somebody else changed meanwhile is a conflict. */
    was: chosenRoles.optional(),
  }),
  response: { 200: emptyReply },
} as const satisfies Endpoint

export const removeMember = {
  method: 'DELETE',
  url: '/staff/members/:memberId/',
  summary: 'Turn a member of the staff into a student; every session ends; 409 for the last owner',
  access: 'staff.manage',
  params: memberParams,
  response: { 200: emptyReply },
} as const satisfies Endpoint

export const confirmMember = {
  method: 'POST',
  url: '/staff/members/:memberId/confirm/',
  summary:
    'Say that the right person set up an authenticator app after an invitation or a reset: from then on it works',
  access: 'staff.manage',
  params: memberParams,
  response: { 200: emptyReply },
} as const satisfies Endpoint

export const resetSecondStep = {
  method: 'POST',
  url: '/staff/members/:memberId/second-step-reset/',
  summary: "Let somebody who lost the authenticator app set it up again; needs a fresh code of the caller's own app",
  access: 'staff.manage',
  params: memberParams,
  body: z.strictObject({ code }),
  response: { 200: emptyReply },
} as const satisfies Endpoint

export const readInvitation = {
  method: 'POST',
  url: '/accounts/staff-invitation/',
  summary: 'What an invitation to the staff says, by the token of its link',
  access: 'anyone',
  body: z.strictObject({ token }),
  response: { 200: z.strictObject({ institute: z.string(), name: z.string(), email: z.string(), roles }) },
} as const satisfies Endpoint

export const acceptInvitation = {
  method: 'POST',
  url: '/accounts/staff-invitation/accept/',
  summary: `Join the staff with a password of at least ${STAFF_PASSWORD_LENGTH} characters; uses up the link`,
  access: 'anyone',
  body: z.strictObject({ token, password: staffPassword }),
  response: { 200: z.strictObject({ email: z.string() }) },
} as const satisfies Endpoint
