import { BANK } from '@pariksha/content/bank'
import type { DraftQuestion } from '@pariksha/content/question'
import { createRandom } from '@pariksha/content/random'
import { expect, test } from 'vitest'
import { FORMATS, type Format } from '../formats.ts'
import type { FileQuestion, Picture, QuestionSet, Texts } from '../question-set.ts'
import { shown, shownQuestions } from './testing/shown-questions.ts'

/** Some questions of every topic: three languages, figures, formulae, tables, passages. */
function corpus(): QuestionSet {
  const pictures: Picture[] = []
  const passages: QuestionSet['passages'][number][] = []
  const questions: FileQuestion[] = []
  const add = (id: string, draft: DraftQuestion, passage: string | null) => {
    const number = questions.length + 1
    const picture = draft.picture && `figure-${number}`
    if (draft.picture && picture)
      pictures.push({ id: picture, type: 'image/svg+xml', bytes: Buffer.from(draft.picture.svg) })
    const stem = mapped(draft.stem, (text) => (picture ? `${text}\n\n![A figure](picture:${picture})` : text))
    const all = (draft.fixedOrder ?? [draft.correct, ...draft.distractors.map(({ text }) => text)])
      .slice(0, 5)
      .map((text) => mapped(text))
    const right = 'abcde'[all.findIndex(({ en }) => en === draft.correct.en)] ?? 'a'
    const [level, topic] = [(['easy', 'medium', 'hard'] as const)[number % 3] ?? 'easy', id.split('/')[0] ?? '']
    questions.push({
      number: `${number}`,
      ...answered(number, all, right),
      stem,
      explanation: mapped(draft.explanation),
      passage,
      section: number % 4 === 0 ? null : 'Reasoning / English',
      topic,
      level,
      source: number % 2 === 0 ? 'Mock paper 3' : null,
      year: number % 3 === 0 ? 2024 : null,
      tags: number % 2 === 0 ? ['revision', 'a:b'] : [],
      ...(number % 3 !== 0 && { bank_id: `Q${number}-2-00ff12ab9c` }),
    })
  }
  for (const template of BANK.templates.filter((_, place) => place % 6 === 0)) {
    const { draft } = template.make(createRandom(template.id), template.levels[0] ?? 'easy')
    const passage = draft.passage ? `p${passages.length + 1}` : null
    if (draft.passage && passage) passages.push({ id: passage, text: mapped(draft.passage) })
    for (const question of draft.questions.slice(0, 3)) add(template.id, question, passage)
  }
  return { passages, questions, pictures }
}

function answered(number: number, options: Texts[], right: string): Pick<FileQuestion, 'kind' | 'options' | 'answer'> {
  const high = `${number + (number % 2)}.25`
  if (number % 7 === 0) return { kind: 'numeric', options: [], answer: { kind: 'numeric', low: `${number}.25`, high } }
  const correct = [...new Set([right, 'b'])].sort().join('')
  if (number % 5 === 0) return { kind: 'multiple-choice', options, answer: { kind: 'multiple-choice', correct } }
  return { kind: 'single-choice', options, answer: { kind: 'single-choice', correct: right as 'a' } }
}

const mapped = ({ en, te, hi }: Texts, change: (text: string) => string = (text) => text): Texts =>
  Object.fromEntries(Object.entries({ en, te, hi }).flatMap(([key, text]) => (text ? [[key, change(text)]] : [])))

const set = corpus()

const HOLDS_ALL = FORMATS.filter(
  ({ name, make, read }) => make && read && !['Aiken', 'CSV', 'Word'].includes(name),
).map((format) => [format.name, format] as const)

test('the corpus has formulae, tables, pictures, passages and three languages', () => {
  expect(set.questions.length).toBeGreaterThan(50)
  expect(set.pictures.length).toBeGreaterThan(2)
  expect(set.passages.length).toBeGreaterThan(3)
  const text = JSON.stringify(set)
  for (const part of ['$', '\\frac', '| --- |', '"te"', '"hi"']) expect(text).toContain(part)
})

test.for(HOLDS_ALL)(
  '%s: a file that is made is read back the same',
  async ([, { make, read }]: readonly [string, Format]) => {
    const made = await make?.(set)
    expect(made?.problems.filter(({ severity }) => severity === 'fault')).toEqual([])
    const reading = await read?.(made?.bytes ?? new Uint8Array())
    expect(reading?.problems).toEqual([])
    expect(reading?.set?.questions).toHaveLength(set.questions.length)
    expect(reading?.set && shownQuestions(reading.set)).toEqual(shownQuestions(set))
    expect(shown(reading?.set?.passages)).toEqual(shown(set.passages))
    expect(reading?.set?.pictures.map(({ bytes }) => Buffer.from(bytes).toString())).toEqual(
      set.pictures.map(({ bytes }) => Buffer.from(bytes).toString()),
    )
  },
)
