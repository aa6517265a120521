/** Why a text is rejected. The server fills in placeholders like `{line}`; the web parses them again to translate the sentence. */
export const TEXT_PROBLEMS = {
  texCommand: 'Line {line}: {command} cannot be used in a formula.',
  texTooLong: 'Line {line}: a formula has at most {most} characters. To write a dollar sign, type \\$.',
  texTooDeep: 'Line {line}: this formula is nested too deeply.',
  tooManyFormulas: 'A text has at most {most} formulas.',
  tooMuchTex: 'The formulas of a text have at most {most} characters together.',
  tooManyCommands: 'The formulas of a text have at most {most} commands together.',
  tooMuchMarkup: 'There is too much formatting in this text. Please divide it.',
  tooMuchTable: 'The tables of a text have at most {most} cells together.',
  tooCostly: 'This text cannot be shown as it is. Please make it simpler or shorter.',
} as const

export type TextProblem = keyof typeof TEXT_PROBLEMS

type Values = Readonly<Record<string, string | number>>

/** The values of the placeholders in a formatted sentence; undefined if it does not match. */
export function valuesIn(sentence: string, filledIn: string): Values | undefined {
  const literal = sentence.split(/\{(\w+)\}/)
  const pattern = literal.map((part, index) => (index % 2 ? `(?<${part}>.+?)` : part.replace(/[^\w\s]/g, '\\$&')))
  const found = new RegExp(`^${pattern.join('')}$`).exec(filledIn)
  return found ? { ...found.groups } : undefined
}

/** The formatted sentence. */
export const fillIn = (sentence: string, values: Values): string =>
  sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
