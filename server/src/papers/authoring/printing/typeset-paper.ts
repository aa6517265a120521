import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Texts } from '@pariksha/contract/questions/question-file'
import { LETTERS } from '@pariksha/domain/question'
import { createCompiler, TEXT_TEMPLATES } from '../../../platform/pdf/compiler.ts'
import { type IsTypeset, withoutRejectedFormulas } from '../../../platform/pdf/formula-check.ts'
import { type Block, printedTokens } from '../../../platform/pdf/printed-document.ts'
import { parseQuestionText, questionMarkdown } from '../../../platform/text/question-markdown.ts'
import type { PrintedPaper, PrintedQuestion } from './printed-paper.ts'

const TEMPLATE = readFileSync(join(import.meta.dirname, 'template/paper.typ'), 'utf8')
const markdown = questionMarkdown(() => '')

export async function typesetPaper(paper: PrintedPaper): Promise<Buffer | undefined> {
  const compiler = await createCompiler(TEXT_TEMPLATES)
  const names = new Set(paper.pictures.map(({ name }) => name))
  // pictures are put beside the template in memory
  for (const { name, body } of paper.pictures) compiler.mapShadow(join(TEXT_TEMPLATES, name), Buffer.from(body))
  return withoutRejectedFormulas(compiler, async (isTypeset) => {
    const print = JSON.stringify(dataOf(paper, names, isTypeset))
    const { result } = compiler.compile({ mainFileContent: TEMPLATE, inputs: { print } })
    if (!result) return undefined
    return compiler.pdf(result, { creationTimestamp: Date.parse(paper.changedAt) / 1000, pdfTags: true })
  })
}

const isPicture = (text: string | undefined): boolean =>
  text !== undefined && /^!\[[^\]]*\]\([^)]*\)$/.test(text.trim())

const hasPicture = (texts: Texts): boolean => Object.values(texts).some((text) => text?.includes('](file:'))

/** Options that are pictures alone stand side by side. */
const arePictures = ({ options }: PrintedQuestion): boolean =>
  options.length > 0 && options.every((option) => Object.values(option).every(isPicture))

/** Whether it could be taller than a page, and so may go on on the next one. */
const isLong = (question: PrintedQuestion): boolean => {
  const { stem, options } = question
  const text = stem.en ?? stem.te ?? stem.hi ?? ''
  return text.length > 600 || (options.filter(hasPicture).length > 1 && !arePictures(question))
}

/** The texts as the template reads them, in each language of the print. */
function dataOf({ pictures: _, ...paper }: PrintedPaper, names: ReadonlySet<string>, isTypeset: IsTypeset) {
  const picture = (source: string) => [...names].find((name) => source === `file:${name.split('.')[0]}`)
  const parsed = (text: string): Block[] =>
    printedTokens(parseQuestionText(markdown, text), { origin: '', isTypeset, picture })
  const shown = (texts: Texts | null): Block[][] => {
    if (!texts) return []
    const written = paper.languages.map((language) => texts[language]?.trim() ?? '')
    const [first = ''] = [...written, texts.en, texts.te, texts.hi].filter((text) => text)
    return [...new Set(written.map((text, place) => (text === '' && place === 0 ? first : text)))].map(parsed)
  }
  const asked = (one: PrintedQuestion) => ({
    ...one,
    stem: shown(one.stem),
    options: one.options.map(shown),
    explanation: shown(one.explanation),
    pictures: arePictures(one),
    long: isLong(one),
    short: one.options.every((option) => paper.languages.every((language) => (option[language]?.length ?? 0) <= 14)),
  })
  return {
    ...paper,
    letters: LETTERS.map((letter) => letter.toUpperCase()),
    languages: paper.languages.length,
    sections: paper.sections.map(({ units, ...section }) => ({
      ...section,
      units: units.map(({ passage, questions }) => ({
        passage: passage && shown(passage),
        first: questions[0]?.number ?? 0,
        last: questions.at(-1)?.number ?? 0,
        questions: questions.map(asked),
      })),
    })),
  }
}
