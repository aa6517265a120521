import type { PaperQuestion } from '../papers/paper.ts'
import { digest } from '../random.ts'
import type { MadePaper } from './installation.ts'

/** Prose, which is proof-read more often than anything else: its wording is not digested. */
const PROSE: readonly (string | null | undefined)[] = ['reading-comprehension', 'cloze']

/** Which question stands where, from what seed, and which option is its key. */
const drawn = ({ kind, answer, about, options }: PaperQuestion) => [
  kind,
  answer,
  about?.source,
  about?.level,
  about?.seed,
  about?.place,
  options.length,
]

/** What a student reads of it, in every language. */
const wording = ({ about, stem, passage, picture, options, optionPictures, explanation, marking }: PaperQuestion) =>
  PROSE.includes(about?.topic)
    ? null
    : [stem, passage, picture, options, optionPictures, explanation, marking].map((part) => part ?? null)

/** One line a paper: its content id, a digest of what was drawn, and one of the wording. */
export const paperDigests = (papers: readonly MadePaper[]): string =>
  papers
    .map(({ contentId, paper: { minutes, sections } }) => {
      const draws = sections.map(({ questions, ...section }) => [section, questions.map(drawn)])
      const words = sections.map(({ questions }) => questions.map(wording))
      return `${contentId} ${digest(JSON.stringify([minutes, draws]))} ${digest(JSON.stringify(words))}\n`
    })
    .join('')
