import type { PaperFamily } from '@pariksha/domain/exam-families'
import type { OptionCount, Template } from '../../question.ts'
import { mentionedFirst } from '../../questions/mentioned-options.ts'
import { only } from '../../questions/only.ts'
import { template } from '../../questions/template.ts'
import { capitalized } from '../../text/english.ts'
import { paragraphs } from '../../text/localized.ts'
import { LEVELS } from '../../topics.ts'
import type { Abbreviation, Class, Term } from './table.ts'

export type Field = {
  readonly topic: 'business-terms' | 'computer-terms'
  readonly name: string
  readonly exams: readonly PaperFamily[]
  readonly terms: readonly Term[]
  readonly abbreviations: readonly Abbreviation[]
  readonly classes: readonly Class[]
}

function nearTo(terms: readonly Term[], { near, meaning }: Term, optionCount: OptionCount): readonly Term[] {
  const found = near.map((name) => {
    const one = terms.find(({ term }) => term === name)
    if (!one) throw new Error(`no term “${name}”`)
    return one
  })
  return mentionedFirst(found, ({ term, meaning }) => ({ name: term, line: meaning }), meaning).slice(
    0,
    optionCount - 1,
  )
}

const listed = (terms: readonly Term[]) =>
  capitalized(`${terms.map(({ term, meaning }) => `“${term}” means: ${meaning}`).join('; ')}.`)

function meaningOfTerm({ topic, name, exams, terms }: Field): Template {
  return template<Term>({
    id: `${topic}/meaning-of-a-term`,
    topic,
    levels: LEVELS,
    exams,
    draw: (random, level) => random.pick(terms.filter((one) => one.level === level)),
    write: (drawn, optionCount) => ({
      stem: { en: `In ${name}, what is meant by **${drawn.term}**?` },
      correct: { en: capitalized(drawn.meaning) },
      distractors: nearTo(terms, drawn, optionCount).map(({ term, meaning }) => ({
        text: { en: capitalized(meaning) },
        mistake: `took it for ${term}`,
      })),
      explanation: {
        en: paragraphs(
          `The other meanings belong to other terms. ${listed(nearTo(terms, drawn, optionCount))}`,
          `“${capitalized(drawn.term)}” means: **${capitalized(drawn.meaning)}**.`,
        ),
      },
    }),
    verify: (drawn) =>
      only([...drawn.near, drawn.term].map((name) => capitalized(meaningsOf(terms, name))).toSorted(), (option) =>
        terms.some(({ term, meaning }) => capitalized(meaning) === option && term === drawn.term),
      ),
  })
}

const meaningsOf = (terms: readonly Term[], name: string) =>
  terms.flatMap(({ term, meaning }) => (term === name ? [meaning] : [])).join(' / ')

function termForMeaning({ topic, name, exams, terms }: Field): Template {
  return template<Term>({
    id: `${topic}/term-for-a-meaning`,
    topic,
    levels: LEVELS,
    exams,
    draw: (random, level) => random.pick(terms.filter((one) => one.level === level)),
    write: (drawn, optionCount) => ({
      stem: { en: `Which term in ${name} means “${drawn.meaning}”?` },
      correct: { en: capitalized(drawn.term) },
      distractors: nearTo(terms, drawn, optionCount).map(({ term, meaning }) => ({
        text: { en: capitalized(term) },
        mistake: `it means: ${meaning}`,
      })),
      explanation: {
        en: paragraphs(
          listed(nearTo(terms, drawn, optionCount)),
          `What is described here is: **${capitalized(drawn.term)}**.`,
        ),
      },
    }),
    verify: (drawn) =>
      only([...drawn.near, drawn.term].map(capitalized).toSorted(), (option) =>
        terms.some(({ term, meaning }) => capitalized(term) === option && meaning === drawn.meaning),
      ),
  })
}

/** Which words of the most tempting expansion are not those of the name; nothing if the two do not run side by side. */
function wordsThatDiffer(full: string, wrong: string): string {
  const words = full.replaceAll(',', '').split(' ')
  const others = wrong.replaceAll(',', '').split(' ')
  if (words.length !== others.length) return ''
  const differing = words.flatMap((word, place) =>
    word === others[place] ? [] : [`“${word}”, not “${others[place]}”`],
  )
  return `It is ${[...new Set(differing)].join(', and ')}.`
}

function expansion({ topic, name, exams, abbreviations }: Field): Template {
  return template<Abbreviation>({
    id: `${topic}/expansion-of-an-abbreviation`,
    topic,
    levels: ['easy', 'medium'],
    exams,
    draw: (random) => random.pick(abbreviations),
    write: ({ short, full, what, wrong }) => ({
      stem: { en: `In ${name}, what does **${short}** stand for?` },
      correct: { en: full },
      distractors: wrong.map((text) => ({ text: { en: text }, mistake: 'a word that only begins alike' })),
      explanation: {
        en: paragraphs(
          `${short} is ${what}.`,
          `The other options only fit the letters. ${wordsThatDiffer(full, wrong[0] ?? '')}`.trim(),
          `${short} stands for **${full}**.`,
        ),
      },
    }),
    verify: ({ short, full, wrong }) =>
      only([...wrong, full].toSorted(), (option) =>
        abbreviations.some((one) => one.full === option && one.short === short),
      ),
  })
}

/** What a thing that does not belong to a class is instead, if the tables say so. */
function whatElse({ terms, classes }: Pick<Field, 'terms' | 'classes'>, name: string): string {
  const kind = classes.find(({ members }) => members.includes(name))?.one
  const meaning = kind ?? terms.find(({ term }) => term === name)?.meaning
  return meaning ? ` ${capitalized(name)} is ${meaning}.` : ''
}

/** One member of a class is named, the others are options, and with them one thing of another kind. */
function outsider({ topic, exams, terms, classes }: Field): Template {
  return template<{ group: Class; named: string; others: readonly string[]; answer: string }>({
    id: `${topic}/not-of-the-class`,
    topic,
    levels: ['easy', 'medium'],
    exams,
    draw(random) {
      const group = random.pick(classes)
      const [named = '', ...others] = random.shuffle(group.members)
      return { group, named, others: others.slice(0, 4), answer: random.pick(group.outsiders) }
    },
    write: ({ group, named, others: all, answer }, optionCount) => {
      const others = all.slice(0, optionCount - 1)
      return {
        stem: {
          en: `A list of ${group.many} begins with **${named}**. Which of the following does **not** belong in the list?`,
        },
        correct: { en: capitalized(answer) },
        distractors: others.map((member) => ({ text: { en: capitalized(member) }, mistake: `it is ${group.one}` })),
        explanation: {
          en: paragraphs(
            `${capitalized(group.many)} include: ${[named, ...others].join(', ')}.${whatElse({ terms, classes }, answer)}`,
            `The one that is not ${group.one}: **${capitalized(answer)}**.`,
          ),
        },
      }
    },
    verify: ({ group: { many }, others, answer }) =>
      only([answer, ...others].map(capitalized).toSorted(), (option) =>
        classes.every((one) => one.many !== many || !one.members.map(capitalized).includes(option)),
      ),
  })
}

/** The ways in which the terms of a field are asked. */
export const termTemplates = (field: Field): readonly Template[] => [
  meaningOfTerm(field),
  termForMeaning(field),
  expansion(field),
  outsider(field),
]
