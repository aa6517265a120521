import type { Site } from '@pariksha/contract/site/institute'
import type { ArticleSection } from './article.tsx'

export const title = 'Terms of Service'
export const summary =
  'Terms of service for mock tests, packages and accounts on this site: free and paid tests, payment, validity, rules for users and how to contact us.'

export const terms = ({ name, email, demonstration }: Site) => ({
  updated: 'Last changed on 21 November 2026',
  lead: `These terms apply between you and ${name} when you use this site.${demonstration ? ` ${name} is a demonstration institute; an institute that runs this site for its students puts its own name, address and jurisdiction here.` : ''}`,
  sections: [
    {
      title: 'What we offer',
      paragraphs: [
        'Mock tests in the pattern of competitive examinations, with results and worked solutions, for your own preparation. Some tests are free; others belong to paid packages and say so before you start.',
        'The questions are our own. We are not connected with the bodies that hold the examinations, and their patterns and dates may change: please follow their official notifications. A result here is for practice and does not guarantee a result in the examination.',
      ],
    },
    {
      title: 'Your account',
      paragraphs: [
        'Give your own name, and an address and number that reach you. Keep your password to yourself; one account is for one person. You may delete your account at any time on your profile page.',
      ],
    },
    {
      title: 'Taking a test',
      points: [
        [
          'The clock:',
          'the time of a test runs on our server. When it is over the test closes, whether or not your device is connected.',
        ],
        [
          'Your answers:',
          'are kept on your device until our server has them. Answers given in time count when they arrive late, within the waiting time of the test: 24 hours for a practice test, 5 minutes for a live one.',
        ],
        [
          'Our mistakes:',
          'if the key of a question was wrong, we correct it and mark every attempt again. Your marks can then rise or fall.',
        ],
      ],
    },
    {
      title: 'Fair use',
      paragraphs: [
        'Please do not copy questions or solutions to others, take a test in somebody else’s name, or disturb the service: with programs that take tests, by trying codes or passwords, or by overloading it. An account that does so can be closed.',
      ],
    },
    {
      title: 'Our liability',
      paragraphs: [
        'We work to keep the service running and your answers safe, but cannot promise that it never fails. Nothing in these terms takes away rights that the law gives you as a consumer.',
      ],
    },
    {
      title: 'Changes',
      paragraphs: [
        `When these terms change, this page shows the new text and its date.${email === '' ? '' : ` Questions: ${email}.`}`,
      ],
    },
  ] satisfies readonly ArticleSection[],
})
