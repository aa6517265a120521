import { createHash } from 'node:crypto'
import type { PaperQuestion, PaperSource } from '@pariksha/content/papers/paper'
import type { LocalizedText, Text } from '@pariksha/content/text'
import type { Language } from '@pariksha/contract/languages'
import type { PaperPrint } from '@pariksha/contract/papers/printed-papers'
import { schemeInUnits, toMarks, unitsPerMark } from '@pariksha/domain/marking/marking'
import { marksText } from '@pariksha/domain/marking/marks-text'
import type { Database } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/errors.ts'
import type { MakePdf } from '../../../platform/pdf/make-pdf.ts'
import { pictureExtension, readLetterhead } from '../../../site/institute/letterhead.ts'
import type { Papers } from '../../store.ts'
import { readPaper } from '../freezing/read-paper.ts'
import { findDraft } from '../queries.ts'
import { readSlots } from '../slots/slots.ts'
import { cellsOf, notesOf, printedInstructions, sheetInstructions } from './printed-instructions.ts'
import { keyText, type PrintedKey, printedKeys } from './printed-keys.ts'
import type { PrintedPaper, PrintedQuestion, PrintedSection } from './printed-paper.ts'
import { type PrintedWords, printedWords } from './printed-words.ts'
import { type SetQuestion, sectionOfSet } from './shuffle-set.ts'

type Deps = { readonly db: Database; readonly papers: Papers; readonly makePdf: MakePdf<PrintedPaper> }
type Picture = PrintedPaper['pictures'][number]

/** A paper, its key, its solutions or its answer sheet as a PDF, in one of four orders. */
export async function printPaper({ db, papers, makePdf }: Deps, id: number, print: PaperPrint): Promise<Buffer> {
  const draft = await findDraft(db, id)
  if (!draft) throw new AppError('not_found')
  const slots = await readSlots(db, id)
  const { source, pictures: stored } = await readPaper(db, draft.pattern, slots)
  const keys = await printedKeys(papers, db, draft, slots)
  const { institute, logo } = await readLetterhead(db)
  const drawings: Picture[] = []
  const kinds = new Set(source.sections.flatMap(({ questions }) => questions.map(({ kind }) => kind)))
  const count = source.sections.reduce((sum, { questions }) => sum + questions.length, 0)
  const languages = [print.language, ...(print.second && print.second !== print.language ? [print.second] : [])]
  const [marks, cells, rough] = [marksOf(source), cellsOf(source), print.rough === 'yes']
  const inLanguages = (lines: readonly LocalizedText[]) =>
    languages.map((language) => lines.map((line) => line[language]))
  const words = printedWords(print.language)
  return makePdf({
    part: print.part,
    set: print.set,
    languages,
    columns: print.columns === '2' ? 2 : 1,
    rough,
    institute,
    logo: logo?.name ?? null,
    title: draft.title,
    minutes: draft.pattern.minutes,
    marks,
    count,
    instructions: inLanguages(printedInstructions(draft.pattern, { count, marks, kinds, cells, rough })),
    sheet: { instructions: inLanguages(sheetInstructions({ kinds, cells })), cells },
    words,
    sections: printedSections(source, keys, { set: print.set, seed: `paper ${id}`, drawings, words, languages }),
    pictures: [
      ...stored.map(({ sha256, type, body }) => ({ name: `${sha256}.${pictureExtension(type)}`, body })),
      ...drawings,
      ...(logo ? [logo] : []),
    ],
    changedAt: draft.changed_at.toISOString(),
  })
}

function marksOf({ sections }: PaperSource): number {
  const worth = sections.flatMap(({ marking, questions }) => questions.map((question) => question.marking ?? marking))
  const perMark = unitsPerMark(worth.flatMap(({ right, wrong, blank = '0' }) => [right, wrong, blank]))
  return toMarks(
    worth.reduce((sum, scheme) => sum + schemeInUnits(scheme, perMark).right, 0),
    perMark,
  )
}

const NO_KEY: PrintedKey = { keys: [], dropped: false }

type OfPrint = {
  readonly set: PaperPrint['set']
  readonly seed: string
  readonly drawings: Picture[]
  readonly words: PrintedWords
  readonly languages: readonly Language[]
}

function printedSections(
  { sections }: PaperSource,
  keys: readonly PrintedKey[],
  { set, seed, drawings, words, languages }: OfPrint,
) {
  let place = 0
  let number = 0
  const keyed = ({ answer: _, ...question }: PaperQuestion) => ({ ...question, ...(keys[place++] ?? NO_KEY) })
  return sections.map(
    ({ name, minutes, marking: { right, wrong }, questions }, index): PrintedSection => ({
      name,
      marking: `${words.right} ${marksText(right)}, ${words.wrong} ${marksText(wrong)}${minutes === null ? '' : ` · ${minutes} ${words.minutes}`}`,
      units: sectionOfSet(questions.map(keyed), set, `${seed}/${index}`).map((unit) => ({
        passage: unit[0]?.passage ? { ...unit[0].passage } : null,
        questions: unit.map((question) => ({
          ...printedQuestion(question, ++number, words, drawings),
          notes: languages.map((language) =>
            notesOf(question)
              .map((note) => note[language])
              .join(' '),
          ),
        })),
      })),
    }),
  )
}

function printedQuestion(
  question: SetQuestion & PrintedKey,
  number: number,
  words: PrintedWords,
  drawings: Picture[],
): Omit<PrintedQuestion, 'notes'> {
  const { kind, stem, picture, options, optionPictures, explanation } = question
  const drawn = (svg: string): string => {
    const body = Buffer.from(svg)
    const sha256 = createHash('sha256').update(body).digest('hex')
    drawings.push({ name: `${sha256}.svg`, body })
    return sha256
  }
  return {
    number,
    kind,
    stem: { ...stem },
    drawing: picture ? { name: `${drawn(picture.svg)}.svg`, alt: picture.alt.en } : null,
    options: options.map((option, place): Partial<Text> => {
      const svg = optionPictures?.[place]
      return svg ? { en: `![figure](file:${drawn(svg)})` } : { ...option }
    }),
    answer: keyText(question, words),
    explanation: explanation ? { ...explanation } : null,
  }
}
