import { say } from '../../text/localized.ts'
import type { LocalizedText } from '../../text.ts'

export type NumberRule = {
  readonly of: (n: number) => number
  readonly says: LocalizedText
  readonly working: (n: number) => string
}

export const rule = (says: LocalizedText, of: (n: number) => number, working: (n: number) => string): NumberRule => ({
  says,
  of,
  working,
})

export const asksFor = (line: string): LocalizedText =>
  say(
    `Which number should replace the question mark?\n\n${line}`,
    `ప్రశ్నార్థకం (?) స్థానంలో వచ్చే సంఖ్య ఏది?\n\n${line}`,
    `प्रश्न-चिह्न (?) के स्थान पर कौन-सी संख्या आएगी?\n\n${line}`,
  )
export const concluding = (answer: number): LocalizedText =>
  say(
    `The number that replaces the question mark is ${answer}.`,
    `ప్రశ్నార్థకం స్థానంలో వచ్చే సంఖ్య ${answer}.`,
    `प्रश्न-चिह्न के स्थान पर ${answer} आएगा।`,
  )
