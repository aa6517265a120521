import { setBuilder } from '../../building/set-builder.ts'
import { inAnyLanguage } from '../../building/text-by-language.ts'
import { fault, note, type Reading } from '../../question-set.ts'
import { plainText } from '../../text/plain-text.ts'
import { readTextFile } from '../../text/read-text-file.ts'

type Line = { readonly text: string; readonly line: number }
type Option = { readonly letter: string; readonly text: string }

const OPTION = /^([A-Z])[.)]\s+(\S.*)$/
const ANSWER = /^ANSWER\s*:\s*(\S?.*)$/i

/** Numbered questions are a paper, whose numbers are no part of their text. */
export const isAiken = (text: string): boolean =>
  /^[A-Z][.)]\s+\S/m.test(text) && /^ANSWER\s*:\s*[A-Z]\s*$/im.test(text) && !/^\s*(?:Q\.?\s*)?1\s*[.)]/im.test(text)

/** Aiken: the text of a question, options "A. …" to "F. …", each on a line, then "ANSWER: C". */
export const readAiken = (bytes: Uint8Array): Reading => readTextFile(bytes, readAikenText)

function readAikenText(text: string): Reading {
  const lines = text
    .split('\n')
    .map((one, index) => ({ text: one.trim(), line: index + 1 }))
    .filter((one) => one.text !== '')
  const builder = setBuilder()
  let [stem, options]: [Line[], Option[]] = [[], []]

  const end = (right: string | null) => {
    const [first] = stem
    if (!first) return
    const place = options.findIndex(({ letter }) => letter === right)
    builder.addQuestion({
      at: { line: first.line },
      kind: 'single-choice',
      stem: inAnyLanguage(plainText(stem.map((one) => one.text).join('\n'))),
      options: options.map((option) => inAnyLanguage(plainText(option.text))),
      right: place < 0 ? null : [place],
      explanation: null,
    })
    stem = []
    options = []
  }

  for (const [index, line] of lines.entries()) {
    const [, letter = '', rest = ''] = OPTION.exec(line.text) ?? []
    const right = ANSWER.exec(line.text)?.[1]
    if (right !== undefined) {
      if (stem.length === 0)
        builder.refuse(fault('answer-without-question', 'An answer stands without a question.', line))
      end(right.trim().toUpperCase())
    } else if (options.length > 0 && letter === nextLetter(options)) options.push({ letter, text: rest })
    // a name such as "A. P. J. Abdul Kalam" begins no options: "B." has to follow
    else if (letter === 'A' && stem.length > 0 && options.length === 0 && /^B[.)]\s/.test(lines[index + 1]?.text ?? ''))
      options.push({ letter, text: rest })
    else {
      if (options.length > 0) end(null)
      if (stem.length > 0 && letter !== '')
        builder.problem(
          note('option-in-text', `Option ${letter} stands alone; it is taken as text of the question.`, {
            line: line.line,
          }),
        )
      stem.push(line)
    }
  }
  end(null)
  return builder.finish()
}

const nextLetter = (options: readonly Option[]): string => String.fromCharCode(65 + options.length)
