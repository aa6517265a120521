import { LANGUAGES } from '@pariksha/contract/languages'
import { expect, test } from 'vitest'
import { mailTexts } from './mail-texts.ts'

/** Names, addresses and texts of people have no letters here: what is counted is ours. */
const FACTS = {
  institute: '*',
  site: 'https://1.2',
  address: 'https://1.2/test/3/usertest/4',
  contact: '0@1.2, +91 55501 00200',
  name: '*',
  title: '*',
  reason: '*',
  reply: '*',
  code: '123456',
  ticket: '0',
  id: 7,
  price: 14_999,
  months: 6,
  minutes: 15,
  hours: 24,
  questionNumber: 12,
  shift: 2,
  testId: 31,
  mockId: 5,
  commonStart: true,
  before: '4.12.2026, 10:00',
  opens: '4.12.2026, 17:00',
  closes: '4.12.2026, 18:30',
  marks: [
    {
      before: '2',
      maximumBefore: '200',
      now: '4',
      maximum: '200',
      rank: { before: 14, after: 11, of: 320 },
      address: 'https://1.2/test/3',
    },
  ],
}
const KINDS = ['key-changed', 'several-accepted', 'marks-to-all', 'marks-to-attempted', 'maximum-lowered'] as const
const DECISIONS = ['accepted', 'rejected'] as const
const VARIANTS = KINDS.map((kind, at) => ({ ...FACTS, kind, decision: DECISIONS[at % 2] ?? 'accepted' }))

const MAILS = Object.keys(mailTexts('en')) as (keyof ReturnType<typeof mailTexts>)[]
const written = (language: (typeof LANGUAGES)[number], mail: (typeof MAILS)[number]) =>
  VARIANTS.map((facts) => mailTexts(language)[mail](facts))

const lettersOf = (text: string, script: RegExp): number => (text.match(script) ?? []).length
const withoutAddresses = (text: string): string => text.replace(/https:\S+/g, '')

test.each([
  ['te', /\p{Script=Telugu}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
] as const)('every mail in %s is in its own letters, with 15 % of Latin ones at most', (language, own) => {
  expect(MAILS.length).toBeGreaterThan(20)
  for (const mail of MAILS) {
    for (const { subject, text } of written(language, mail)) {
      for (const part of [subject, withoutAddresses(text)]) {
        const [latin, letters] = [lettersOf(part, /\p{Script=Latin}/gu), lettersOf(part, /\p{L}/gu)]
        expect(lettersOf(part, own), `${mail}: ${part}`).toBeGreaterThan(0)
        expect(latin / letters, `${mail}: ${part}`).toBeLessThanOrEqual(0.15)
        expect(latin + lettersOf(part, own), `${mail}: ${part}`).toBe(letters + marksOf(part, own))
      }
    }
  }
})

/** Vowel signs belong to a script without being letters. */
const marksOf = (text: string, script: RegExp): number =>
  [...text.matchAll(script)].filter(([sign]) => /\P{L}/u.test(sign)).length

test('a mail says the same facts in each language', () => {
  const factsOf = (text: string) => (text.match(/\d[\d,.:/@a-z#=]*\d|\d/gi) ?? []).map((one) => one).sort()
  for (const mail of MAILS) {
    const english = written('en', mail)
    for (const language of LANGUAGES) {
      const mails = written(language, mail)
      expect(
        mails.map(({ subject, text }) => [factsOf(subject), factsOf(text)]),
        `${mail} in ${language}`,
      ).toEqual(english.map(({ subject, text }) => [factsOf(subject), factsOf(text)]))
    }
  }
})

test.each([
  ['en', 'passwordChanged', '“Forgot your password?”'],
  ['te', 'passwordChanged', '“పాస్‌వర్డ్ మర్చిపోయారా?”'],
  ['hi', 'passwordChanged', '“पासवर्ड भूल गए?”'],
  ['en', 'otherAddressProposed', '“Keep my old e-mail”'],
  ['te', 'otherAddressProposed', '“పాత ఇమెయిల్ అలాగే ఉంచండి”'],
  ['hi', 'otherAddressProposed', '“पुराना ईमेल रहने दें”'],
] as const)('in %s the mail %s names the button as the page does', (language, mail, button) => {
  for (const { text } of written(language, mail)) expect(text).toContain(button)
})

test('a subject says what happened first: a long name of an institute or a test is cut at its end', () => {
  for (const language of LANGUAGES) {
    for (const mail of MAILS) {
      const { subject } = mailTexts(language)[mail]({ ...FACTS, kind: 'key-changed', decision: 'accepted' })
      expect(subject, `${mail} in ${language}`).not.toMatch(/\*(?!$)/)
    }
  }
})

test('a notice of a change that a student did not ask for says how the institute is reached, where it is known', () => {
  const notices = [
    'addressChanged',
    'passwordChanged',
    'addressCorrected',
    'phoneCorrected',
    'otherAddressProposed',
    'erasedByOwner',
  ] as const
  for (const language of LANGUAGES) {
    for (const mail of notices) {
      expect(mailTexts(language)[mail](FACTS).text, `${mail} in ${language}`).toContain(`: ${FACTS.contact}.`)
      expect(mailTexts(language)[mail]({ ...FACTS, contact: '' }).text).toMatch(/[.।]$/)
    }
  }
})

test('a time does not stand beside the number of its shift', () => {
  for (const language of LANGUAGES) {
    const { subject, text } = mailTexts(language).shiftReminder(FACTS)
    for (const part of [subject, text]) expect(part).not.toContain(`${FACTS.shift} ${FACTS.opens}`)
  }
})

test.each([
  ['en', 'for 1 month'],
  ['te', 'గడువు 1 నెల'],
  ['hi', 'अवधि 1 महीना'],
] as const)('the term of a package is grammatical in %s', (language, term) => {
  const { packageGiven, orderApproved } = mailTexts(language)
  for (const { text } of [packageGiven({ ...FACTS, months: 1 }), orderApproved({ ...FACTS, months: 1 })])
    expect(text).toContain(term)
})
