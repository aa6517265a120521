import type { exportAccount } from '@pariksha/contract/people/accounts/export'
import type { Site } from '@pariksha/contract/site/institute'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { privacy as hindi } from './privacy-texts.hi.ts'
import { privacy as telugu } from './privacy-texts.te.ts'
import { privacy as english } from './privacy-texts.ts'

const SITE = { name: 'Vijetha Academy', email: 'office@example.com', demonstration: false } as Site

/** What the policy says of each part of what is stored about a student. */
const NAMED: Readonly<Record<keyof z.infer<(typeof exportAccount.response)[200]>, string>> = {
  user: 'your profile',
  first_name: 'first name',
  last_name: 'last name',
  email_verified_at: 'e-mail address',
  phone_verified_at: 'phone number',
  google_subject: 'the number Google gives your account',
  created_at: 'Your account',
  sessions: 'each signed-in device',
  known_networks: 'digests of the networks',
  chosen_exams: 'which examinations you chose',
  attempts: 'which tests you started',
  orders: 'which packages you asked for',
  entitlements: 'until when your tests are open',
  saved_questions: 'which questions and study materials you saved',
  saved_materials: 'which questions and study materials you saved',
  doubts: 'your doubts with their answers',
  challenges: 'your challenges of answer keys',
  notes: 'your notes',
  batches: 'to which batches of the institute you belong',
  live_mocks: 'for which live tests you registered',
  practice: 'which questions practice and the ten of a day asked you',
  practice_reminder: 'the reminder',
  shown_names: 'the names you chose for rank lists',
  hidden_names: 'rank list',
  certificates: 'certificate of participation',
}

test('the privacy policy names everything that is stored about a student', () => {
  const policy = JSON.stringify(english(SITE))
  expect(Object.entries(NAMED).filter(([, words]) => !policy.includes(words))).toEqual([])
})

test('the staff see tests and results, and the policy does not say otherwise', () => {
  expect(JSON.stringify(english(SITE))).toContain('The staff of the institute see your profile, your tests and results')
})

test.each([
  ['Telugu', telugu],
  ['Hindi', hindi],
])('the policy says as much in %s', (_, translated) => {
  const shapeOf = ({ sections }: ReturnType<typeof english> | ReturnType<typeof translated>) =>
    sections.map((section) => ('points' in section ? section.points.length : section.paragraphs.length))
  expect(shapeOf(translated(SITE))).toEqual(shapeOf(english(SITE)))
})
