import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Texts } from '@pariksha/contract/question-bank/question-file'
import { LETTERS } from '@pariksha/domain/question'
import { createCompiler } from '../../study/pdf/compiler.ts'
import { type Block, printedTokens } from '../../study/pdf/printed-document.ts'
import { parseQuestionText, questionMarkdown } from '../../text/question-markdown.ts'
import type { PrintedPaper, PrintedQuestion } from './printed-paper.ts'

/** The only folder that Typst may read: it holds the template; pictures are put beside it in memory. */
const WORKSPACE = join(import.meta.dirname, 'template')
const TEMPLATE = readFileSync(join(WORKSPACE, 'paper.typ'), 'utf8')
const markdown = questionMarkdown(() => '')

/** If Typst rejects a formula, the document is made once more with all formulae as their TeX source. */
export const typesetWithFormulaFallback = async (paper: PrintedPaper): Promise<Buffer | undefined> =>
  (await typeset(paper, true)) ?? (await typeset(paper, false))

async function typeset(paper: PrintedPaper, math: boolean): Promise<Buffer | undefined> {
  const compiler = await createCompiler(WORKSPACE)
  const names = new Set(paper.pictures.map(({ name }) => name))
  for (const { name, body } of paper.pictures) compiler.mapShadow(join(WORKSPACE, name), Buffer.from(body))
  const { result } = compiler.compile({
    mainFileContent: TEMPLATE,
    inputs: { print: JSON.stringify(dataOf(paper, names, math)) },
  })
  if (!result) return undefined
  return compiler.pdf(result, { creationTimestamp: Date.parse(paper.changedAt) / 1000, pdfTags: true })
}

const isPicture = (text: string | undefined): boolean =>
  text !== undefined && /^!\[[^\]]*\]\([^)]*\)$/.test(text.trim())

/** The texts as the template reads them, in each language of the print. */
function dataOf({ pictures: _, ...paper }: PrintedPaper, names: ReadonlySet<string>, math: boolean) {
  const picture = (source: string) => [...names].find((name) => source === `file:${name.split('.')[0]}`)
  const parsed = (text: string): Block[] =>
    printedTokens(parseQuestionText(markdown, text), { origin: '', math, picture })
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
    pictures: one.options.length > 0 && one.options.every((option) => Object.values(option).every(isPicture)),
    short: one.options.every((option) => paper.languages.every((language) => (option[language]?.length ?? 0) <= 14)),
    long: (one.stem.en ?? one.stem.te ?? one.stem.hi ?? '').length > 600,
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
