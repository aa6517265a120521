import type { PaperQuestion } from '@pariksha/content/papers/paper'
import type { Text } from '@pariksha/content/text'
import type { QuestionContent } from '@pariksha/contract/questions/question-content'
import type { Texts } from '@pariksha/contract/questions/question-file'
import { LETTERS } from '@pariksha/domain/question'
import type { DrawnSet } from './draw.ts'

/** Stores a drawing and returns its digest. */
type Store = (svg: string) => Promise<string>

const inEach = (text: Text, write: (words: string, language: keyof Text) => string): Texts =>
  Object.fromEntries(Object.entries(text).map(([language, words]) => [language, write(words, language as keyof Text)]))

/** Brackets would end the alternative text. */
const alternative = (words: string): string =>
  words
    .replace(/[[\]\\]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

const FIGURE = { en: 'figure', te: 'పటం', hi: 'आकृति' } as const

/** What was drawn as a question of the bank: the same Markdown, with its pictures in the store of files. */
export async function asContent(
  question: PaperQuestion,
  { topic, level, source }: Pick<DrawnSet, 'topic' | 'level' | 'source'>,
  passageId: number | null,
  store: Store,
): Promise<QuestionContent> {
  const { kind, stem, picture, options, optionPictures, answer, explanation } = question
  const sha256 = picture && (await store(picture.svg))
  const drawings: string[] = []
  for (const svg of optionPictures ?? []) drawings.push(await store(svg))
  return {
    kind,
    stem: inEach(stem, (words, language) =>
      picture && sha256
        ? `${words}\n\n![${alternative(picture.alt[language] ?? picture.alt.en)}](file:${sha256})`
        : words,
    ),
    options: options.map((option, place) => {
      const drawing = drawings[place]
      // its words would give the right one away
      return inEach(option, (words, language) =>
        drawing ? `![${FIGURE[language]} ${LETTERS[place]?.toUpperCase()}](file:${drawing})` : words,
      )
    }),
    answer,
    explanation: explanation ? { ...explanation } : null,
    passage_id: passageId,
    topic,
    level,
    source,
    year: null,
    tags: [],
  }
}
