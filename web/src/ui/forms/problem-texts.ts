import { fillIn, TEXT_PROBLEMS, valuesIn } from '@pariksha/contract/texts/text-problems'
import { useTextsOf } from '../../languages/language-provider.tsx'

/** What is wrong with what was typed, in the contract's words and a few of our own. */
export const problems = {
  plainText: 'Please use plain text.',
  missing: 'Please fill this in.',
  email: 'Please enter a valid e-mail address.',
  emailMissing: 'Please enter your email.',
  password: 'Please enter your password.',
  passwordShort: 'At least 10 characters.',
  passwordEasy: 'This is easy to guess. Add another word or two.',
  passwordOfStaff: 'At least 12 characters, as for everybody of the staff.',
  passwordLong: 'At most 128 characters.',
  passwordsDiffer: 'Passwords do not match',
  phone: 'Please enter ten digits, or + with the country code and the number.',
  code: 'The code has six digits.',
  longCode: 'The code has eight digits.',
  name: 'Please enter your name.',
  date: 'Please enter a date.',
  impossibleDate: 'This date cannot be right.',
  pincode: 'A PIN code has six digits.',
  ...TEXT_PROBLEMS,
} as const

export type English = typeof problems

const KEYS = Object.keys(problems) as readonly (keyof English)[]

/** The same problem in the language of the page; one that is not known here as it is. */
export function useProblemText(message: string | undefined): string | undefined {
  const texts = useTextsOf('problems', problems)
  return message === undefined ? undefined : translateProblem(message, texts)
}

/** With what the server filled in, as the name of a command. */
export function translateProblem(message: string, texts: Readonly<Record<keyof English, string>>): string {
  for (const key of KEYS) {
    const values = valuesIn(problems[key], message)
    if (values) return fillIn(texts[key], values)
  }
  return message
}
