import { createHash } from 'node:crypto'
import type { QuestionAbout } from '@pariksha/content/papers/about'
import type { PaperQuestion, PaperSource } from '@pariksha/content/papers/paper'
import { type Paper, paper as paperSchema } from '@pariksha/contract/exams/tests'
import { schemeInUnits, unitsPerMark } from '@pariksha/domain/marking/marking'
import { LETTERS, type Letter } from '@pariksha/domain/question'
import { compressJson } from './compress-json.ts'
import { asDataUrl } from './data-url.ts'
import { type PaperKey, type PaperPlan, presentScheme } from './plan.ts'
import { renderText, type TextRenderer } from './render.ts'

export type FrozenPaper = {
  readonly hash: string
  readonly body: Buffer
  readonly plan: PaperPlan
  readonly key: Buffer
  /** Metadata of each question, where known. */
  readonly about: readonly (QuestionAbout | null)[]
}

/**
 * Renders a paper once: the text for students, the plan for timing and marking, and separately the key and the metadata of
 * the questions.
 */
export function freezePaper(source: PaperSource, render: TextRenderer = renderText): FrozenPaper {
  const questions = source.sections.flatMap((section, index) =>
    section.questions.map((question) => ({ ...question, section: index })),
  )
  const sections = placed(source)
  const passages = new Map<string, number>()
  for (const { passage } of questions)
    if (passage && !passages.has(passage.en)) passages.set(passage.en, passages.size + 1)

  const perMark = unitsPerMark(
    [...source.sections, ...questions].flatMap(({ marking }) => (marking ? Object.values(marking) : [])),
  )
  const content: Omit<Paper, 'hash'> = {
    sections: sections.map(({ name, firstQuestion, questionCount }) => ({
      name,
      first_question: firstQuestion,
      question_count: questionCount,
    })),
    passages: [...passages].map(([, id]) => {
      const text = questions.find(({ passage }) => passage && passages.get(passage.en) === id)?.passage
      return { id, text: render(text ?? { en: '' }) }
    }),
    questions: questions.map(({ section, passage, marking, ...question }, index) => ({
      question_number: index + 1,
      section,
      ...freezeQuestion(question, render),
      passage: passage ? (passages.get(passage.en) ?? null) : null,
      ...(marking && { marking: presentScheme(schemeInUnits(marking, perMark), perMark) }),
    })),
  }
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 32)
  const key: PaperKey = questions.map(({ answer, explanation }) => ({
    answer,
    explanation: explanation ? render(explanation) : null,
  }))
  return {
    hash,
    body: compressJson(paperSchema.parse({ hash, ...content })),
    plan: {
      duration: source.minutes * 60_000,
      unitsPerMark: perMark,
      sections: sections.map(({ marking, minutes, ...section }) => ({
        ...section,
        ownTime: minutes === null ? null : minutes * 60_000,
        scheme: schemeInUnits(marking, perMark),
      })),
      questions: questions.map(({ kind, options, section, marking }) => ({
        kind,
        optionCount: options.length,
        section,
        ...(marking && { scheme: schemeInUnits(marking, perMark) }),
      })),
    },
    key: compressJson(key),
    about: questions.map(({ about }) => about ?? null),
  }
}

/** What a student sees of a question, without its passage. */
export const freezeQuestion = (
  { kind, stem, picture, options, optionPictures }: Omit<PaperQuestion, 'answer'>,
  render: TextRenderer,
): Pick<Paper['questions'][number], 'kind' | 'question' | 'question_image' | 'options'> => ({
  kind,
  question: render(stem),
  question_image: picture ? asDataUrl(picture.svg) : null,
  options: options.map((option, place) => ({
    choice: letterAt(place),
    // the words of a picture would give it away
    value: optionPictures ? NO_WORDS : render(option),
    image: optionPictures?.[place] ? asDataUrl(optionPictures[place]) : null,
  })),
})

function letterAt(place: number): Letter {
  const letter = LETTERS[place]
  if (!letter) throw new Error(`a question has at most ${LETTERS.length} options`)
  return letter
}

const NO_WORDS = { en: '', te: '', hi: '' }

function placed(source: PaperSource) {
  let firstQuestion = 1
  return source.sections.map(({ name, minutes, marking, questions }) => {
    const section = { name, minutes, marking, firstQuestion, questionCount: questions.length }
    firstQuestion += questions.length
    return section
  })
}
