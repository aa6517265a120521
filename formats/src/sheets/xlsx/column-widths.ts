import { type Field, textFieldOf } from '../columns/fields.ts'

/** In characters: texts are wide, labels narrow. */
export const widthsOf = (fields: readonly Field[]): readonly number[] =>
  fields.map((field) => {
    const text = textFieldOf(field)?.text
    if (text === undefined) return field === 'number' || field === 'year' ? 8 : 14
    return text.startsWith('option') ? 22 : 48
  })
