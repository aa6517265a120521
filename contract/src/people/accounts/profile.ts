import { z } from 'zod'
import type { Endpoint } from '../../endpoint.ts'
import { LANGUAGES } from '../../languages.ts'
import { fieldCode } from '../../problems/field-problems.ts'
import { emptyReply } from '../../problems/problem.ts'
import { personName } from '../../texts/person-name.ts'
import { code, email, password, phoneNumber, preferredTest, proof } from './fields.ts'
import { profile } from './user.ts'

export const profileChange = z.strictObject({
  full_name: personName(200).min(1, fieldCode('name_missing')).optional(),
  email: email.optional(),
  phone_number: phoneNumber.nullable().optional(),
  dob: z.iso
    .date(fieldCode('date_missing'))
    .refine((day) => day >= '1900-01-01' && day <= new Date().toISOString().slice(0, 10), fieldCode('date_impossible'))
    .nullable()
    .optional(),
  preferred_test: preferredTest.optional(),
  pincode: z
    .string()
    .trim()
    .regex(/^[1-9]\d{5}$/, fieldCode('pincode_not_valid'))
    .nullable()
    .optional(),
  language: z.enum(LANGUAGES).nullable().optional(),
})

export const ownProfile = {
  method: 'GET',
  url: '/accounts/user/',
  summary: "The caller's profile",
  access: 'signed-in',
  response: { 200: profile },
} as const satisfies Endpoint

export const changeProfile = {
  method: 'PATCH',
  url: '/accounts/user/',
  summary:
    'Change the profile; another address needs reauthentication, and is pending until confirmed by the code sent to it; another phone number gets no codes until it is proved',
  access: 'signed-in',
  body: profileChange.extend(proof),
  response: { 200: profile },
} as const satisfies Endpoint

export const sendOwnerCode = {
  method: 'POST',
  url: '/accounts/user/code/',
  summary: "Send a code to the account's address, for reauthentication without the password",
  access: 'signed-in',
  response: { 200: emptyReply },
} as const satisfies Endpoint

export const changePassword = {
  method: 'POST',
  url: '/accounts/user/password/',
  summary: 'Change the password; every other session ends, and a mail is sent to the address',
  access: 'signed-in',
  body: z.strictObject({ ...proof, password }),
  response: { 200: emptyReply },
} as const satisfies Endpoint

export const confirmEmail = {
  method: 'POST',
  url: '/accounts/user/email/',
  summary: 'Confirm a changed address with the code sent to it; every other session ends',
  access: 'signed-in',
  body: z.strictObject({ otp: code }),
  response: { 200: profile },
} as const satisfies Endpoint

export const cancelEmailChange = {
  method: 'DELETE',
  url: '/accounts/user/email/',
  summary: 'Cancel a pending change of the address and its code',
  access: 'signed-in',
  response: { 200: profile },
} as const satisfies Endpoint

export const sendPhoneCode = {
  method: 'POST',
  url: '/accounts/user/phone/code/',
  summary:
    'Send a code by SMS to the phone number of the profile; needs reauthentication; 404 where there is no unproved number, or no SMS',
  access: 'signed-in',
  body: z.strictObject(proof),
  response: { 200: emptyReply },
} as const satisfies Endpoint

export const provePhone = {
  method: 'POST',
  url: '/accounts/user/phone/',
  summary:
    'Prove the phone number of the profile with the code sent to it; codes for a new password go to it from then on',
  access: 'signed-in',
  body: z.strictObject({ otp: code }),
  response: { 200: profile },
} as const satisfies Endpoint

export const profileOf = {
  method: 'GET',
  url: '/accounts/user/:userId/',
  summary: "The caller's own profile by id; 403 for any other id",
  access: 'signed-in',
  params: z.strictObject({ userId: z.string().max(40) }),
  response: { 200: profile },
} as const satisfies Endpoint

export const eraseAccount = {
  method: 'DELETE',
  url: '/accounts/user/',
  summary:
    'Delete the account and everything stored about it; needs the password, or a code that was sent to the address',
  access: 'signed-in',
  body: z.strictObject({ password: z.string().max(128).optional(), otp: proof.otp }),
  response: { 200: emptyReply },
} as const satisfies Endpoint
