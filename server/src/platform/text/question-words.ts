import { texToPlain } from '@pariksha/formats/equations/omml/tex-to-plain'
import { parseQuestionText, questionMarkdown } from './question-markdown.ts'

const MARKDOWN = questionMarkdown(() => '')
const PICTURE = '[picture]'

/** The text of a question as one line of plain words: formulas as they are read, no markup, [picture] for a picture. */
export function questionWords(text: string): string {
  const words: string[] = []
  const walk = (tokens: ReturnType<typeof parseQuestionText>): void => {
    for (const { type, content, children, block } of tokens) {
      if (type === 'image') words.push(PICTURE)
      else if (children) walk(children)
      else if (type === 'tex') words.push(texToPlain(content))
      else if (type === 'softbreak' || type === 'hardbreak') words.push(' ')
      else words.push(content)
      if (block) words.push(' ')
    }
  }
  walk(parseQuestionText(MARKDOWN, text))
  return words.join('').replace(/\s+/g, ' ').trim()
}
