import type { Site } from '@pariksha/contract/site/institute'
import type { ArticleSection } from './article.tsx'

export const title = 'Privacy Policy'
export const summary =
  'Privacy policy: what data this mock test site stores, why and for how long, who can see it, and how you can download or delete your own account data.'

export const privacy = ({ name, email, demonstration }: Site) => ({
  updated: 'Last changed on 28 November 2026',
  lead: `We store what is needed for you to take tests and see your results, and nothing for advertising. There are no trackers on this site and no data is sold or passed on.${demonstration ? ` ${name} is a demonstration institute; an institute that runs this site for its students puts its own name and address here.` : ''}`,
  sections: [
    {
      title: 'What we store, and why',
      points: [
        [
          'Your account:',
          'first name, last name, the name we should call you, full name, e-mail address, phone number, preferred exam and the language you read. The address and the number are where we send codes; the rest makes the site yours.',
        ],
        ['What you may add:', 'date of birth and PIN code. The site works without them.'],
        [
          'Your password:',
          'only as an Argon2id hash, from which it cannot be read back. If you sign in with Google we store the number Google gives your account with us, your name and your address, and no password.',
        ],
        [
          'Your tests:',
          'which tests you started, for which live tests you registered, every answer, mark for review and visit to a question with its time and the device it came from, and your result, with the time that the staff added and what a corrected key changed. This is the record from which your marks are worked out and, if a key was wrong, worked out again.',
        ],
        [
          'Your practice:',
          'which questions practice and the ten of a day asked you, and your answers with their times. How strong you are in each topic, and when a mistake comes back, is worked out from them. If you turn on the reminder: its hour, and the address at which your browser takes it.',
        ],
        ['Your batches:', 'to which batches of the institute you belong.'],
        ['Your exams:', 'which examinations you chose as yours, for their dates and your last scores.'],
        [
          'Your orders:',
          'which packages you asked for, on what terms and when, what became of it, and until when your tests are open.',
        ],
        [
          'What you write and save:',
          'your doubts with their answers, your challenges of answer keys with their files, your notes, the names you chose for rank lists, and which questions and study materials you saved.',
        ],
        [
          'Your logins:',
          'a hash of the token each signed-in device holds, with its kind (such as Chrome on Android) and its dates, and digests of the networks you signed in from.',
        ],
        [
          'Against guessing:',
          'counts of logins and of codes per account and per network address, kept as digests that cannot be read back.',
        ],
        [
          'After you delete your account, or change its address:',
          'for each test you had started, a code worked out from the test and the e-mail address with a secret that is not in the database. From it nobody can read the address. It is there for one purpose: whoever comes back with the same address and takes the same test again has seen its answers, so that attempt has no rank. We keep nothing else of the account with it.',
        ],
      ],
    },
    {
      title: 'What is on your device',
      paragraphs: [
        'This site sets one cookie, when you choose a language: which one. Your browser keeps the login token, your name and profile for the menu, your choice of light or dark, for a visit that you were greeted, while a test is open the paper and your answers, and the ten questions of a day with your answers, so that none is lost without a network. What you type of a doubt stays in the tab until it is sent, and a note on the device until it is saved. Logging out removes the token, your profile, the papers, the questions and the answers that were sent; answers and notes that could not be sent yet stay on the device until you sign in there again. On a shared computer, send your answers and log out before you leave.',
      ],
    },
    {
      title: 'How long we keep it',
      points: [
        ['Account, tests, practice, orders, doubts, challenges, notes and what you saved:', 'until you erase them.'],
        [
          'Orders that you paid, after you delete your account:',
          'package, price and dates, without anything that says whose they were, for the accounts of the institute.',
        ],
        ['A registration whose code never came:', 'one day.'],
        ['Codes, and the ticket that signs you in once after the code:', 'ten minutes.'],
        ['Logins:', '30 days after you last used them, 90 days at most, or until you log out or set a new password.'],
        ['Networks you signed in from:', '90 days after the last time.'],
        ['Mails we could not send:', 'an hour with a code, otherwise a week.'],
        ['Counts against guessing:', 'a day at most.'],
        ['The code for ranks of a deleted account or a former address:', 'two years.'],
        ['What the staff did on this site:', 'for good, with the address of who did it.'],
        ['Backups:', 'what you erase may remain in backups of the database until the institute replaces them.'],
      ],
    },
    {
      title: 'Who else sees it',
      paragraphs: [
        'Your notes, your practice and what you saved are shown to nobody but you. The staff of the institute see your profile, your tests and results, your devices, orders, doubts and challenges, as far as their work needs it: each has a role, and a teacher sees the students of the own batches alone. During a live test they see whether your device is in contact, and when answers came. When you order a package, the staff of the institute see your name, e-mail address and phone number with the order, and get them by mail, so that they can arrange the payment. When you ask a doubt, the staff see it with your name and e-mail address; other students see it only if you allow it, when it is solved, and without your name. You can take that back at any time.',
        'In the rank list of a test, students who took it see a name, your rank and your marks only if you agree, by a name that you write yourself and can remove at any time. Whoever has the number of a certificate of participation that you downloaded sees the name on it, the test, its date and the institute.',
        'Mail and SMS providers carry the codes and messages we send to you. If you choose to sign in with Google, Google learns that you do. If you turn on the reminder, it comes through the push service of your browser, encrypted. The map of the home page is a drawing of ours; only when you ask for the real one does your browser load it from its provider. Nobody else is involved: fonts, pictures and scripts come from this site itself.',
      ],
    },
    {
      title: 'Your rights',
      points: [
        ['See and correct:', 'on your profile page.'],
        [
          'Take it with you:',
          '"Download my data" on your profile page gives you everything stored about you as a file.',
        ],
        [
          'Erase it:',
          '"Delete my account" on your profile page erases your profile, your tests and results, your practice, your orders, doubts, challenges, notes and what you saved, at once and for good. What stays is the code for ranks described above and, without your name, what was paid for. What has reached the institute by mail about an order stays there.',
        ],
        ['Ask:', email === '' ? 'ask the staff of the institute.' : `write to ${email}.`],
      ],
    },
    {
      title: 'Under 18',
      paragraphs: ['If you are younger than 18, please ask a parent or guardian before you create an account.'],
    },
  ] satisfies readonly ArticleSection[],
})
