import type { Template } from '../../question.ts'
import { only } from '../../questions/only.ts'
import { template } from '../../questions/template.ts'
import { GRAMMAR_EXAMS } from '../../shared/english/exams.ts'
import type { Entry } from '../../shared/lexicon/entries.ts'
import { LEXICON } from '../../shared/lexicon/entries.ts'
import { paragraphs } from '../../text/localized.ts'
import { LEVELS } from '../../topics.ts'
import { MISSPELLINGS } from './misspellings.ts'

const wrongFormsOf = ({ word }: Entry): readonly string[] => MISSPELLINGS.get(word) ?? []
const MISSPELT = LEXICON.filter((entry) => wrongFormsOf(entry).length > 0)
const isWrongForm = (word: string) => MISSPELT.some((entry) => wrongFormsOf(entry).includes(word))

/** The letters in which two forms part, with the one before where one of them has none: ["mm", "m"]. */
export function whereTheyPart(right: string, wrong: string): readonly [string, string] {
  let start = 0
  while (start < right.length && right[start] === wrong[start]) start++
  let end = 0
  while (end < Math.min(right.length, wrong.length) - start && right.at(-1 - end) === wrong.at(-1 - end)) end++
  const parts = () => [right.slice(start, right.length - end), wrong.slice(start, wrong.length - end)] as const
  if (parts().includes('') && start > 0) start--
  return parts()
}

function difference(right: string, wrong: string): string {
  const [good, bad] = whereTheyPart(right, wrong)
  return bad === '' ? `“${wrong}” begins without “${good}”` : `“${wrong}” has “${bad}” where “${good}” is right`
}

const correctSpelling = template<Entry>({
  id: 'spelling/correct-spelling',
  topic: 'spelling',
  levels: LEVELS,
  exams: GRAMMAR_EXAMS,
  draw: (random, level) => random.pick(MISSPELT.filter((one) => one.level === level)),
  write: (entry, optionCount) => {
    const wrongForms = wrongFormsOf(entry).slice(0, optionCount - 1)
    return {
      stem: { en: `Which is the correct spelling of the ${entry.part} that means “${entry.meaning}”?` },
      correct: { en: entry.word },
      distractors: wrongForms.map((text) => ({ text: { en: text }, mistake: difference(entry.word, text) })),
      explanation: {
        en: paragraphs(
          `${wrongForms.map((wrong) => difference(entry.word, wrong)).join('; ')}.`,
          `The word is written **${entry.word}**: ${entry.example}`,
        ),
      },
    }
  },
  verify: (entry) =>
    only([...wrongFormsOf(entry), entry.word].toSorted(), (option) =>
      LEXICON.some(({ word, meaning }) => word === option && meaning === entry.meaning),
    ),
})

/** Words of a sentence that could be taken for misspelt ones: the long ones, without the word itself. */
const others = ({ word, example }: Entry) => [
  ...new Set((example.match(/(?<![\p{L}’-])[a-z]{4,}(?![\p{L}’-])/gu) ?? []).filter((one) => one !== word)),
]
const WITH_SENTENCE = MISSPELT.filter(
  (entry) => others(entry).length >= 4 && new RegExp(`\\b${entry.word}\\b`).test(entry.example),
)

const misspeltInSentence = template<{ entry: Entry; wrong: string; others: readonly string[] }>({
  id: 'spelling/misspelt-in-a-sentence',
  topic: 'spelling',
  levels: LEVELS,
  exams: GRAMMAR_EXAMS,
  draw(random, level) {
    const entry = random.pick(WITH_SENTENCE.filter((one) => one.level === level))
    const longest = others(entry).toSorted((a, b) => b.length - a.length)
    return { entry, wrong: random.pick(wrongFormsOf(entry).slice(0, 2)), others: longest.slice(0, 4) }
  },
  write: ({ entry, wrong, others }) => ({
    stem: {
      en: paragraphs(
        'Which word of the sentence is misspelt?',
        entry.example.replace(new RegExp(`\\b${entry.word}\\b`), wrong),
      ),
    },
    correct: { en: wrong },
    distractors: others.map((text) => ({ text: { en: text }, mistake: 'a word that is written rightly' })),
    explanation: {
      en: paragraphs(
        `The right spelling is “${entry.word}”: ${difference(entry.word, wrong)}.`,
        `The misspelt word is **${wrong}**.`,
      ),
    },
  }),
  verify: ({ wrong, others }) => only([wrong, ...others].toSorted(), isWrongForm),
})

export const MISSPELLING: readonly Template[] = [correctSpelling, misspeltInSentence]
