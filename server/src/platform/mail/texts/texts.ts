import type { CorrectionKind } from '@pariksha/domain/marking/key-correction'
import { rupees } from '@pariksha/domain/rupees'
import { termText } from '@pariksha/domain/term'
import type * as Facts from './facts.ts'

const codeText = (code: string, about: string, otherwise: string): string =>
  `Your code: ${code}\n\n${about}\n\n${otherwise}`

/** Behind a sentence that says to contact the institute. */
const endWithContact = (contact: string): string => (contact === '' ? '.' : `: ${contact}.`)

const terms = ({ title, price, months }: Facts.Package): string =>
  `${title}, ${rupees(price, 'Rs. ')}, for ${termText(months)}`

const KINDS: Readonly<Record<CorrectionKind, string>> = {
  'key-changed': 'another answer is right',
  'several-accepted': 'several answers are accepted',
  'marks-to-all': 'the question was dropped, and everybody gets its marks',
  'marks-to-attempted': 'the question was dropped, and everybody who answered it gets its marks',
  'maximum-lowered': 'the question was dropped, and the maximum is lower by its marks',
}

/**
 * The mails to students. In those about codes and sign-ups is no user input: they go to addresses that strangers can enter.
 * They name the institute, as students know the site by it.
 */
export const texts = {
  signUpCode: ({ institute, code }: Facts.Code) => ({
    subject: `Your sign-up code for ${institute}`,
    text: codeText(
      code,
      'Enter it on the sign-up page to confirm this e-mail address. It is valid for ten minutes.',
      'If you did not ask for an account, ignore this e-mail.',
    ),
  }),
  passwordCode: ({ institute, code }: Facts.Code) => ({
    subject: `Your password code for ${institute}`,
    text: codeText(
      code,
      'Enter it to set a new password. It is valid for ten minutes.',
      'If you did not ask for it, ignore this e-mail. Your password will not change.',
    ),
  }),
  newAddressCode: ({ institute, code }: Facts.Code) => ({
    subject: `Confirm your new e-mail address for ${institute}`,
    text: codeText(
      code,
      'Enter it in your profile to use this e-mail address from now on. It is valid for ten minutes.',
      'If you did not ask for it, ignore this e-mail. Nothing will change.',
    ),
  }),
  ownerCode: ({ institute, code }: Facts.Code) => ({
    subject: `Your confirmation code for ${institute}`,
    text: codeText(
      code,
      'Enter it where you are asked to confirm that it is you: to change your e-mail address or password, to confirm your phone number, or to delete your account. It is valid for ten minutes.',
      'If you did not ask for it, someone else is logged in to your account. Log out all other devices on your profile page.',
    ),
  }),
  alreadyRegistered: ({ institute, site }: Facts.WithLink) => ({
    subject: `You already have an account with ${institute}`,
    text: `Someone tried to sign up with this e-mail address, but it already has an account.

If it was you, log in here:
${site}/login
If you have forgotten your password, you can set a new one there.

If it was not you, ignore this e-mail. Nothing has changed.`,
  }),
  addressWanted: ({ institute }: Facts.FromInstitute) => ({
    subject: 'Your e-mail address was entered for another account',
    text: `Someone tried to use this e-mail address for another account with ${institute}. It was refused, because the address belongs to your account.

You do not need to do anything. Nothing has changed.`,
  }),
  addressChanged: ({ institute, contact }: Facts.WithContact) => ({
    subject: `Your e-mail address was changed: ${institute}`,
    text: `Your account now has a new e-mail address. You can no longer log in with this one.

If this was not you, contact the institute at once${endWithContact(contact)}`,
  }),
  passwordChanged: ({ institute, contact }: Facts.WithContact) => ({
    subject: `Your password was changed: ${institute}`,
    text: `Your account now has a new password, and all other devices are logged out.

If this was not you, choose “Forgot your password?” on the login page to set a new password at once, and contact the institute${endWithContact(contact)}`,
  }),
  signInLink: ({ institute, site, ticket, minutes }: Facts.SignInLink) => ({
    subject: `Your sign-in link for ${institute}`,
    text: `Open this link within ${minutes} minutes and press the button to sign in:
${site}/login#link=${ticket}

The link works once. ${institute} sent it because you, or somebody for you, asked for help with signing in. If you did not ask for it, ignore this e-mail.`,
  }),
  addressCorrected: ({ institute, contact }: Facts.WithContact) => ({
    subject: `Your e-mail address was changed: ${institute}`,
    text: `The staff of ${institute} changed the e-mail address of your account on request. You can no longer log in with this address.

If you did not ask for this, contact the institute at once${endWithContact(contact)}`,
  }),
  phoneCorrected: ({ institute, contact }: Facts.WithContact) => ({
    subject: `Your phone number was changed: ${institute}`,
    text: `The staff of ${institute} changed the phone number of your account on request.

If you did not ask for this, contact the institute at once${endWithContact(contact)}`,
  }),
  addressProposed: ({ institute, site, code, hours }: Facts.ProposedAddress) => ({
    subject: `Confirm your new e-mail address for ${institute}`,
    text: codeText(
      code,
      `The staff of ${institute} entered this e-mail address for your account. Log in as before and enter the code in your profile, within ${hours} hours:
${site}/profile`,
      `If you do not know ${institute}, ignore this e-mail. Nothing will change.`,
    ),
  }),
  otherAddressProposed: ({ institute, site, contact }: Facts.WithLink & Facts.WithContact) => ({
    subject: `Another e-mail address for your account with ${institute}`,
    text: `The staff of ${institute} entered another e-mail address for your account on request. Nothing has changed yet: you log in with this address until you enter the code that was sent to the new one.

If you did not ask for this, choose “Keep my old e-mail” on your profile page:
${site}/profile
And contact the institute${endWithContact(contact)}`,
  }),
  newAccount: ({ institute, site, name }: Facts.NewAccount) => ({
    subject: `Your new account is ready: ${institute}`,
    text: `${name === null ? '' : `${name}, `}${institute} made an account for you.

Choose a password to use it:
${site}/login/forgot
Enter this e-mail address there. You get a code by e-mail, and set the password with it.

If you do not know ${institute}, ignore this e-mail.`,
  }),
  packageGiven: ({ institute, site, title, months }: Facts.GivenPackage) => ({
    subject: `Your tests are open: ${title}`,
    text: `${institute} opened ${title} for you, for ${termText(months)}. You have nothing to pay.

See your tests, and the last date to take them:
${site}/library`,
  }),
  erased: ({ institute, contact }: Facts.WithContact) => ({
    subject: `Your account was deleted: ${institute}`,
    text: `As you asked, ${institute} deleted your account with your tests, results, orders and doubts. A log keeps that it was done, when and why; backups made before are replaced in time.

If you did not ask for this, contact the institute${endWithContact(contact)}`,
  }),
  erasedByOwner: ({ institute, contact }: Facts.WithContact) => ({
    subject: `Your account was deleted: ${institute}`,
    text: `Your account with ${institute} was deleted from its profile page, with your tests, results, orders and doubts. It cannot be recovered. Records of what was paid stay without your name; backups made before are replaced in time.

If this was not you, contact the institute${endWithContact(contact)}`,
  }),
  orderReceived: ({ site, ...order }: Facts.Order) => ({
    subject: `Order received: ${order.title}`,
    text: `You ordered ${terms(order)}. Nothing has been paid yet. Your order number is ${order.id}.

${order.institute} will call or e-mail you about the payment. Your tests open when the institute approves the order.${
      order.contact === '' ? '' : `\nYou can also contact ${order.institute}: ${order.contact}.`
    }

View or cancel your order:
${site}/library`,
  }),
  orderApproved: ({ site, ...order }: Facts.Order) => ({
    subject: `Your tests are open: ${order.title}`,
    text: `Your order ${order.id} was approved: ${terms(order)}.

See your tests, and the last date to take them:
${site}/library`,
  }),
  orderDeclined: (order: Facts.Order) => ({
    subject: `Your order was not accepted: ${order.title}`,
    text: `${order.institute} did not accept your order ${order.id} (${terms(order)}). The tests were not opened.${
      order.contact === ''
        ? ''
        : `\n\nIf you have already paid, or want to know the reason, contact ${order.institute}: ${order.contact}.`
    }`,
  }),
  orderRevoked: ({ institute, site, id, title, reason, contact }: Facts.RevokedOrder) => ({
    subject: `Your order was taken back: ${title}`,
    text: `${institute} took back the approval of your order ${id}: ${title}. The tests that it opened are locked again, unless another package of yours opens them. Tests that you have already taken stay, with their results.
Reason: ${reason}${
      contact === ''
        ? ''
        : `\n\nIf you have paid for it, or think that this is a mistake, contact ${institute}: ${contact}.`
    }

See your orders:
${site}/library`,
  }),
  doubtAnswered: ({ site, id, title }: Facts.DoubtAnswer) => ({
    subject: `Your doubt was answered: ${title}`,
    text: `Your doubt "${title}" has been answered.

Read the answer, or ask a further question:
${site}/ask/${id}`,
  }),
  shiftReminder: ({ site, title, shift, testId, opens, closes }: Facts.ShiftReminder) => ({
    subject: `Shift ${shift} begins on ${opens}: ${title}`,
    text: `${title}, shift ${shift}, begins on ${opens} (Indian time). Entry closes on ${closes}.

Start the test here:
${site}/test/${testId}

You get this e-mail because you registered for this shift.`,
  }),
  shiftMoved: ({ site, title, shift, mockId, testId, before, opens, closes, commonStart }: Facts.MovedShift) => ({
    subject: `Shift ${shift} was moved to ${opens}: ${title}`,
    text: `${title}, shift ${shift}, was moved. It was to begin on ${before}.

New time: ${opens} (Indian time). ${commonStart ? 'The test begins then for everybody.' : 'You can start from then on.'} Entry closes on ${closes}.

Your place is kept. Start the test here:
${site}/test/${testId}

The attached file changes the entry in your calendar. If you cannot come at the new time, you can change the shift or give your place back:
${site}/live-mocks/${mockId}`,
  }),
  shiftCalledOff: ({ site, title, shift, mockId, opens, reason }: Facts.CalledOffShift) => ({
    subject: `Shift ${shift} was called off: ${title}`,
    text: `${title}, shift ${shift}, was called off. It was to begin on ${opens} (Indian time).
Reason: ${reason}

You are not registered for it any more. See whether another shift has places, and register for it:
${site}/live-mocks/${mockId}

The attached file removes the entry from your calendar.`,
  }),
  keyCorrected: ({ title, questionNumber, kind, reason, reply, marks }: Facts.CorrectedKey) => ({
    subject: `Your marks were corrected: ${title}`,
    text: `The key of question ${questionNumber} of ${title} was corrected: ${KINDS[kind]}.
Reason: ${reason}
${reply ? `\nYour challenge was accepted: ${reply}\n` : ''}
${marks
  .map(
    (one) =>
      `Your marks: ${one.before} of ${one.maximumBefore} before, ${one.now} of ${one.maximum} now.${one.rank ? `\nYour rank: ${one.rank.before} before, ${one.rank.after} now, of ${one.rank.of}.` : ''}\n${one.address}`,
  )
  .join('\n\n')}

Everybody who took the test was marked again, and the ranks were computed again.`,
  }),
  challengeDecided: ({ title, questionNumber, decision, reply, address }: Facts.DecidedChallenge) => ({
    subject: `Your challenge of question ${questionNumber} was ${decision}: ${title}`,
    text: `Your challenge of question ${questionNumber} of ${title} was ${decision}.

${reply}

${address}`,
  }),
}

/** The type of a translation: missing or additional mails do not compile. */
export type MailTexts = typeof texts
export type MailText = ReturnType<MailTexts[keyof MailTexts]>
