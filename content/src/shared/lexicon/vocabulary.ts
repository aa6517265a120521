import { itemAt } from '../../checked-access.ts'
import type { Distractor, DraftQuestion, Template } from '../../question.ts'
import { mentionedFirst } from '../../questions/mentioned-options.ts'
import { only } from '../../questions/only.ts'
import { template } from '../../questions/template.ts'
import type { Random } from '../../random.ts'
import { capitalized } from '../../text/english.ts'
import { paragraphs } from '../../text/localized.ts'
import { LEVELS, type Level, type Topic } from '../../topics.ts'
import { GRAMMAR_EXAMS } from '../english/exams.ts'
import type { Entry } from './entries.ts'
import { LEXICON } from './entries.ts'
import { farFrom, mentions } from './relations.ts'

type Relation = 'synonyms' | 'antonyms'
type Other = { readonly word: string; readonly mistake: string; readonly note: string }
type Values = { readonly entry: Entry; readonly answer: string; readonly others: readonly Other[] }

const whole = (word: string) => new RegExp(`\\b${word}\\b`, 'i')

/** Options are single words: a phrase among them would stand out. */
const single = (word: string) => !word.includes(' ')

/** Words of the same part of speech that have nothing to do with the entry; `choose` takes one from each entry. */
function strangers(random: Random, entry: Entry, count: number, choose: (from: Entry) => string): Other[] {
  const far = (from: Entry) => from.part === entry.part && single(choose(from)) && farFrom(entry, choose(from))
  const alike = LEXICON.filter((from) => from.level === entry.level && far(from))
  const rest = LEXICON.filter((from) => from.level !== entry.level && far(from))
  const result: Other[] = []
  for (const from of [...random.shuffle(alike), ...random.shuffle(rest)]) {
    const word = choose(from)
    if (result.some((other) => other.word === word)) continue
    const note =
      word === from.word
        ? `“${word}” means: ${from.meaning}`
        : `“${word}” is near in meaning to “${from.word}”: ${from.meaning}`
    result.push({ word, mistake: 'a word of another meaning', note })
    if (result.length === count) break
  }
  return result
}

/** In half of the questions the pair of the answer, its opposite, stands among the options. */
function reversed(random: Random, entry: Entry, relation: Relation): Other[] {
  const words = entry[relation].filter(single)
  if (words.length === 0 || random.chance(0.5)) return []
  const word = random.pick(words)
  return relation === 'antonyms'
    ? [{ word, mistake: 'took the opposite', note: `“${word}” is the opposite of “${entry.word}”` }]
    : [
        {
          word,
          mistake: 'took a synonym',
          note: `“${word}” means nearly the same as “${entry.word}”, not the opposite`,
        },
      ]
}

/** In a paper of so many options. */
const printed = (others: readonly Other[], optionCount: number, always: string): readonly Other[] =>
  mentionedFirst(others, ({ word, note }) => ({ name: word, line: note }), always).slice(0, optionCount - 1)

const asDistractors = (others: readonly Other[]): Distractor[] =>
  others.map(({ word, mistake }) => ({ text: { en: word }, mistake }))

const notes = (others: readonly Other[]) => `${others.map(({ note }) => note).join('; ')}.`

const related = (entry: Entry, relation: Relation) => (word: string) =>
  mentions(word).some((mention) => mention === entry && mention[relation].includes(word))

export function relationTemplate(id: string, relation: Relation, ask: (entry: Entry) => string): Template {
  const opposite: Relation = relation === 'synonyms' ? 'antonyms' : 'synonyms'
  return template<Values>({
    id,
    topic: relation,
    levels: LEVELS,
    exams: GRAMMAR_EXAMS,
    draw(random, level) {
      const entry = random.pick(LEXICON.filter((one) => one.level === level && one[relation].some(single)))
      const near = reversed(random, entry, opposite)
      const place = random.int(0, 1)
      const far = strangers(random, entry, 4 - near.length, (from) => itemAt(from.synonyms, place))
      return { entry, answer: random.pick(entry[relation].filter(single)), others: [...near, ...far] }
    },
    write: ({ entry, answer, others: all }, optionCount): DraftQuestion => {
      const others = printed(all, optionCount, entry.meaning)
      return {
        stem: { en: ask(entry) },
        correct: { en: answer },
        distractors: asDistractors(others),
        explanation: {
          en: paragraphs(
            `“${capitalized(entry.word)}” means: ${entry.meaning}.`,
            capitalized(notes(others)),
            relation === 'synonyms'
              ? `The word nearest in meaning to “${entry.word}” is **${answer}**.`
              : `The opposite of “${entry.word}” is **${answer}**.`,
          ),
        },
      }
    },
    verify: ({ entry, answer, others }) =>
      only([...others.map(({ word }) => word), answer].toSorted(), related(entry, relation)),
  })
}

/** The word itself is looked for, from its meaning. */
export function wordTemplate(
  id: string,
  topic: Topic,
  ask: (entry: Entry) => string,
  closing: (entry: Entry) => string,
) {
  return template<Values>({
    id,
    topic,
    levels: LEVELS,
    exams: GRAMMAR_EXAMS,
    draw(random: Random, level: Level) {
      const entry = random.pick(LEXICON.filter((one) => one.level === level))
      const near = reversed(random, entry, 'antonyms')
      return {
        entry,
        answer: entry.word,
        others: [...near, ...strangers(random, entry, 4 - near.length, ({ word }) => word)],
      }
    },
    write: ({ entry, answer, others: all }, optionCount) => {
      const others = printed(all, optionCount, entry.synonyms.join(', '))
      return {
        stem: { en: ask(entry) },
        correct: { en: answer },
        distractors: asDistractors(others),
        explanation: {
          en: paragraphs(
            capitalized(notes(others)),
            `Words near in meaning to “${entry.word}”: ${entry.synonyms.join(', ')}.`,
            closing(entry),
          ),
        },
      }
    },
    verify: ({ entry, answer, others }) =>
      only([answer, ...others.map(({ word }) => word)].toSorted(), (word) =>
        LEXICON.some((one) => one.word === word && one.part === entry.part && one.meaning === entry.meaning),
      ),
  })
}

export const inBold = ({ word, example }: Entry) => example.replace(whole(word), '**$&**')

/** The example with the word left out, and with an article that does not betray its first letter. */
export const blanked = ({ word, example }: Entry) => {
  const gap = example.replace(whole(word), '_____')
  return gap.replace(/\b(a|an) _____/, 'a(n) _____').replace(/\b(A|An) _____/, 'A(n) _____')
}
