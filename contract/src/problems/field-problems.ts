import { fillIn, type Values, type ValuesOf } from './sentences.ts'

/** What can be wrong with a field, in English; the web has the same table in the other languages. */
export const FIELD_PROBLEMS = {
  missing: 'Please fill this in.',
  /** Whatever has no code of its own: its message may say more. */
  not_valid: 'This is not valid.',
  too_short: 'At least {least} characters.',
  too_long: 'At most {most} characters.',
  too_few: 'At least {least}.',
  too_many: 'At most {most}.',
  too_low: 'At least {least}.',
  too_high: 'At most {most}.',
  plain_text: 'Please use plain text.',
  not_whole: 'Please enter a whole number.',

  name_missing: 'Please enter your name.',
  email_missing: 'Please enter your email.',
  email_not_valid: 'Please enter a valid e-mail address.',
  phone_not_valid: 'This is not a full phone number. Write it with + and the country code, as in +919876543210.',
  pincode_not_valid: 'A PIN code has six digits.',
  date_missing: 'Please enter a date.',
  date_impossible: 'This date cannot be right.',
  code_of_six_digits: 'The code has six digits.',
  code_of_eight_digits: 'The code has eight digits.',
  password_missing: 'Please enter your password.',
  password_easy: 'This is easy to guess. Add another word or two.',
  password_of_staff_short: 'At least {least} characters, as for everybody of the staff.',
  passwords_differ: 'Passwords do not match',

  question_title_missing: 'Please say in a line what it is about.',
  question_text_missing: 'Please write your question.',
  reason_short: 'Please say why, in a sentence or two.',
  nothing_to_change: 'Nothing to change.',
  attachment_too_large: 'The file is too large.',

  tex_command: 'Line {line}: {command} cannot be used in a formula.',
  tex_too_long: 'Line {line}: a formula has at most {most} characters. To write a dollar sign, type \\$.',
  tex_too_deep: 'Line {line}: this formula is nested too deeply.',
  too_many_formulas: 'A text has at most {most} formulas.',
  too_much_tex: 'The formulas of a text have at most {most} characters together.',
  too_many_commands: 'The formulas of a text have at most {most} commands together.',
  too_much_markup: 'There is too much formatting in this text. Please divide it.',
  too_much_table: 'The tables of a text have at most {most} cells together.',
  text_too_costly: 'This text cannot be shown as it is. Please make it simpler or shorter.',
} as const

export type FieldCode = keyof typeof FIELD_PROBLEMS
export const FIELD_CODES = Object.keys(FIELD_PROBLEMS) as [FieldCode, ...FieldCode[]]

/** What is wrong, without the place: `message` is English, the code and its values say the same to programs. */
export type FieldProblem = { readonly code: FieldCode; readonly message: string; readonly values?: Values }

export function fieldProblem<Code extends FieldCode>(
  code: Code,
  ...[values]: ValuesOf<(typeof FIELD_PROBLEMS)[Code]>
): FieldProblem {
  return fieldProblemOf(code, values)
}

/** For codes that are known at run time only. */
export const fieldProblemOf = (code: FieldCode, values?: Values): FieldProblem => ({
  code,
  message: fillIn(FIELD_PROBLEMS[code], values ?? {}),
  ...(values && FIELD_PROBLEMS[code].includes('{') && { values }),
})

type PlainCode = {
  [Code in FieldCode]: ValuesOf<(typeof FIELD_PROBLEMS)[Code]> extends [] ? Code : never
}[FieldCode]

/** A code as the message of a schema: `checkInput` makes the sentence of it. Limits have codes without that. */
export const fieldCode = (code: PlainCode): PlainCode => code
