import type { PaperFamily } from '@pariksha/domain/exam-families'
import type { WrittenItem } from '../../question.ts'
import { paragraphs } from '../../text/localized.ts'
import type { Level, Topic } from '../../topics.ts'

/** One written question before its topic is known. `wrong` is in order of temptation. */
export type Row = {
  readonly slug: string
  readonly level: Level
  readonly stem: string
  readonly correct: string
  readonly wrong: readonly string[]
  readonly explanation: string
  readonly fixedOrder?: readonly string[]
  readonly typed?: { readonly stem: string; readonly answer: string; readonly explanation: string }
  readonly codes?: readonly string[]
}

const GAP = /___/
const BLANK = '_____'
const ending = (sentence: string) => (/[.?!”’]$/.test(sentence) ? sentence : `${sentence}.`)

/** The items of one topic; `mistake` says for reviewers what its wrong options have in common. */
export function itemsOf(
  topic: Topic,
  { exams, mistake }: { readonly exams: readonly PaperFamily[]; readonly mistake: string },
  rows: readonly Row[],
): readonly WrittenItem[] {
  return rows.map(({ slug, level, stem, correct, wrong, explanation, fixedOrder, typed, codes }) => ({
    id: `${topic}/${slug}`,
    topic,
    levels: [level],
    exams,
    draft: {
      questions: [
        {
          stem: { en: stem },
          correct: { en: correct },
          distractors: wrong.map((text) => ({ text: { en: text }, mistake })),
          explanation: { en: explanation },
          ...(codes && { codes }),
          ...(fixedOrder && { fixedOrder: fixedOrder.map((text) => ({ en: text })) }),
          ...(typed && {
            typed: { stem: { en: typed.stem }, answer: typed.answer, explanation: { en: typed.explanation } },
          }),
        },
      ],
    },
  }))
}

/** A plain question. */
export function ask(
  slug: string,
  level: Level,
  stem: string,
  correct: string,
  wrong: readonly string[],
  why: string,
): Row {
  return { slug, level, stem, correct, wrong, explanation: paragraphs(why, `The answer is: ${ending(correct)}`) }
}

/** A sentence with `___` to fill; options for several gaps are joined by " … ", and "no …" leaves the gap empty. */
export function fill(
  slug: string,
  level: Level,
  sentence: string,
  correct: string,
  wrong: readonly string[],
  why: string,
): Row {
  const empty = /^no (article|preposition)$/i.test(correct)
  const filled = empty
    ? sentence.replace(/___ /, '').replace(/^\p{L}/u, (letter) => letter.toUpperCase())
    : correct.split(' … ').reduce((text, part) => text.replace(GAP, `**${part}**`), sentence)
  return {
    slug,
    level,
    stem: paragraphs('Choose the option that fills the blank correctly.', sentence.replaceAll('___', BLANK)),
    correct,
    wrong,
    explanation: paragraphs(why, `The blank takes “${correct}”: ${filled}`),
  }
}

/** A sentence to be put into another form: the other voice, reported speech. */
export const rewrite =
  (instruction: string) =>
  (slug: string, level: Level, sentence: string, correct: string, wrong: readonly string[], why: string): Row => ({
    slug,
    level,
    stem: paragraphs(instruction, sentence),
    correct,
    wrong,
    explanation: paragraphs(why, `The changed sentence is: ${correct}`),
  })

/** The meaning of the words in bold. */
export function meaning(
  slug: string,
  level: Level,
  sentence: string,
  correct: string,
  wrong: readonly string[],
  why: string,
): Row {
  return {
    slug,
    level,
    stem: paragraphs('What does the expression in bold mean?', sentence),
    correct,
    wrong,
    explanation: paragraphs(why, `The expression means: ${correct}.`),
  }
}

/** A sentence in three parts (four for papers of five options), one of which may be wrong. `repaired` is the right sentence. */
export function spot(
  slug: string,
  level: Level,
  parts: readonly string[],
  answer: string,
  repaired: string,
  why: string,
): Row {
  const options = [...['(A)', '(B)', '(C)', '(D)'].slice(0, parts.length), 'No error']
  return {
    slug,
    level,
    stem: paragraphs(
      'Which part of the sentence has an error? If there is none, choose “No error”.',
      parts.map((part, place) => `${options[place]} ${part}`).join(' / '),
    ),
    correct: answer,
    wrong: options.filter((option) => option !== answer),
    explanation: paragraphs(
      why,
      answer === 'No error' ? 'The answer is: No error.' : `Part ${answer} should be changed: ${repaired}`,
    ),
    fixedOrder: options,
  }
}

const SAME = 'No improvement'

/** A sentence whose part in bold may need replacing by one of three others (four for papers of five options). */
export function improve(
  slug: string,
  level: Level,
  sentence: string,
  others: readonly string[],
  answer: 'A' | 'B' | 'C' | 'D' | 'E',
  why: string,
): Row {
  const options = [...others, SAME]
  const correct = options['ABCDE'.indexOf(answer)] ?? SAME
  const result =
    correct === SAME
      ? `${SAME}: the sentence is right as it stands.`
      : `Put “${correct}”: ${sentence.replace(/\*\*.*\*\*/, `**${correct}**`)}`
  return {
    slug,
    level,
    stem: paragraphs('Which option improves the part in bold?', sentence),
    correct,
    wrong: options.filter((option) => option !== correct),
    explanation: paragraphs(why, result),
    fixedOrder: options,
  }
}

/** Four or five sentences to be put in order. */
export function arrange(
  slug: string,
  level: Level,
  sentences: readonly string[],
  correct: string,
  wrong: readonly string[],
  why: string,
): Row {
  const listed = sentences.map((sentence, place) => `${'PQRST'[place]}. ${sentence}`)
  const names = sentences.length === 5 ? 'P, Q, R, S and T' : 'P, Q, R and S'
  const last = sentences.length
  const numbers = (text: string) =>
    text.replace(/\b[PQRST]+\b/g, (letters) => [...letters].map((letter) => 'PQRST'.indexOf(letter) + 1).join(''))
  return {
    slug,
    level,
    stem: paragraphs(`Arrange the sentences ${names} so that they make a coherent paragraph.`, ...listed),
    correct,
    wrong,
    explanation: paragraphs(why, `The order is ${correct}.`),
    codes: otherOrders(correct),
    typed: {
      stem: paragraphs(
        `The sentences below, numbered 1 to ${last}, make a coherent paragraph when they are put in order. Type the ${last} numbers in that order, as one number.`,
        ...sentences.map((sentence, place) => `(${place + 1}) ${sentence}`),
      ),
      answer: numbers(correct),
      explanation: numbers(paragraphs(why, `The order is ${correct}.`)),
    },
  }
}

/** The orders that differ from the right one in more than two sentences beside one another. */
function otherOrders(right: string): readonly string[] {
  const orders = (letters: string): string[] =>
    letters.length < 2
      ? [letters]
      : [...letters].flatMap((first) => orders(letters.replace(first, '')).map((rest) => first + rest))
  const moved = (order: string) => [...order].flatMap((letter, place) => (letter === right[place] ? [] : [place]))
  return orders(right).filter((order) => {
    const [first = 0, second = 0, ...more] = moved(order)
    return more.length > 0 || second - first > 1
  })
}
