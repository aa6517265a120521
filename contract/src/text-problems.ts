/** Why a text is not taken; `{line}` and the like are filled in by the server and found again by the web, in its language. */
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

/** What a sentence that was filled in says in those places; undefined where it is another sentence. */
export function valuesIn(sentence: string, filledIn: string): Values | undefined {
  const literal = sentence.split(/\{(\w+)\}/)
  const pattern = literal.map((part, index) => (index % 2 ? `(?<${part}>.+?)` : part.replace(/[^\w\s]/g, '\\$&')))
  const found = new RegExp(`^${pattern.join('')}$`).exec(filledIn)
  return found ? { ...found.groups } : undefined
}

/** The sentence with what it says. */
export const fillIn = (sentence: string, values: Values): string =>
  sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
