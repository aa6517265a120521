import type { PaperQuestion, PaperSource } from '@pariksha/content/papers/paper'
import { LANGUAGES, type Text } from '@pariksha/content/text'
import type { PaperPattern } from '@pariksha/contract/papers/paper-pattern'
import type { QuestionContent } from '@pariksha/contract/questions/question-content'
import type { Texts } from '@pariksha/contract/questions/question-file'
import type { AnswerKey } from '@pariksha/domain/question'
import type { SlotRow } from '../slots/slots.ts'

type Passages = ReadonlyMap<number, Texts>

/** The text in the languages of the paper. Where English is missing, what is there stands in its place. */
function textOf(texts: Texts, languages: PaperPattern['languages']): Text {
  const offered = LANGUAGES.filter((language) => languages.includes(language) && texts[language]?.trim())
  const [first] = [...offered, ...LANGUAGES.filter((language) => texts[language]?.trim())]
  const own = Object.fromEntries(offered.map((language) => [language, texts[language]]))
  return { ...own, en: texts.en && offered.includes('en') ? texts.en : ((first && texts[first]) ?? '') }
}

/** What stands for a key that is not there yet; papers with such questions are looked at and not published. */
const NO_KEY: AnswerKey = { kind: 'single-choice', correct: 'a' }

function bankQuestion(
  { id, version, content }: { readonly id: number; readonly version: number; readonly content: QuestionContent },
  passages: Passages,
  languages: PaperPattern['languages'],
): PaperQuestion {
  const passage = content.passage_id === null ? undefined : passages.get(content.passage_id)
  return {
    kind: content.kind,
    stem: textOf(content.stem, languages),
    ...(passage && { passage: textOf(passage, languages) }),
    options: content.options.map((option) => textOf(option, languages)),
    answer: content.answer ?? NO_KEY,
    ...(content.explanation && { explanation: textOf(content.explanation, languages) }),
    about: { topic: content.topic, level: content.level, source: `question/${id}`, place: 1, version: String(version) },
  }
}

const drawnQuestion = (question: PaperQuestion, languages: PaperPattern['languages']): PaperQuestion => ({
  ...question,
  stem: textOf(question.stem, languages),
  ...(question.passage && { passage: textOf(question.passage, languages) }),
  options: question.options.map((option) => textOf(option, languages)),
  ...(question.explanation && { explanation: textOf(question.explanation, languages) }),
})

/** The paper as shipped ones are written. */
export const paperSource = (pattern: PaperPattern, slots: readonly SlotRow[], passages: Passages): PaperSource => ({
  minutes: pattern.minutes,
  sections: pattern.sections.map(({ name, minutes, marking, typed_marking }, section) => ({
    name,
    minutes,
    marking,
    questions: slots
      .filter((slot) => slot.section === section)
      .map((slot) => {
        const { question, drawn, marking: own } = slot
        const asked = question
          ? bankQuestion(question, passages, pattern.languages)
          : drawnQuestion(drawn.question, pattern.languages)
        const worth = own ?? (asked.kind === 'numeric' ? typed_marking : null)
        return { ...asked, ...(worth && { marking: worth }) }
      }),
  })),
})
