import type { PaperFamily } from '@pariksha/domain/exam-families'
import { itemAt } from '../../checked-access.ts'
import type { DraftQuestion, Template } from '../../question.ts'
import { setTemplate } from '../../questions/template.ts'
import type { Random } from '../../random.ts'
import { capitalized } from '../../text/english.ts'
import { answerLine, bullets, each, joined, paragraphs, say } from '../../text/localized.ts'
import type { LocalizedText } from '../../text.ts'
import type { Level, Topic } from '../../topics.ts'
import { type Constraint, minimalConstraints, provenSolution, type Space, search, type Values } from './search.ts'

/** A question about the arrangement: its answer is read off the solved one, whoever solved it. */
export type PuzzleQuestion = {
  readonly stem: LocalizedText
  readonly answer: (values: Values) => LocalizedText
  /** What could be chosen instead, with the slip that leads there; the answer itself among them is left out. */
  readonly others: readonly { readonly text: LocalizedText; readonly mistake: string }[]
  /** Of a count: between which numbers it can lie. */
  readonly range?: readonly [min: number, max: number]
  /** What to mind, for the solution. */
  readonly mind: LocalizedText
}

/** A hidden arrangement, and all that may be said of it. */
export type World = {
  readonly space: Space
  readonly hidden: Values
  readonly intro: LocalizedText
  readonly constraints: readonly Constraint[]
  /** How many clues the puzzle may have. */
  readonly clues: readonly [min: number, max: number]
  /** What one variable means once it is known: “P – 3rd floor”. */
  readonly known: (variable: number) => LocalizedText
  /** The whole arrangement. */
  readonly shown: LocalizedText
  readonly questions: readonly PuzzleQuestion[]
}

type Puzzle = World & { readonly needed: readonly Constraint[]; readonly asked: readonly PuzzleQuestion[] }

/** A template of sets: a puzzle with one solution, no clue to spare, and questions that no single clue answers. */
export function puzzleTemplate(parts: {
  readonly id: string
  readonly topic: Topic
  readonly levels: readonly Level[]
  readonly exams: readonly PaperFamily[]
  readonly questions: number
  world(random: Random, level: Level): World
}): Template {
  const { world, questions: wanted, ...described } = parts
  return setTemplate<Puzzle>({
    ...described,

    draw(random, level) {
      for (;;) {
        const made = world(random, level)
        const needed = minimalConstraints(made.space, made.constraints, made.hidden, random)
        const [least, most] = made.clues
        if (!needed || needed.length < least || needed.length > most) continue
        const open = openQuestions(made, needed, random)
        if (open.length >= wanted) return { ...made, needed, asked: random.sample(open, wanted) }
      }
    },

    write(puzzle) {
      const { needed, asked, hidden, intro, shown } = puzzle
      const steps = deduction(puzzle)
      return {
        passage: paragraphs(intro, bullets(needed.map(({ text }) => ({ ...text, en: capitalized(text.en) })))),
        questions: asked.map((one): DraftQuestion => {
          const correct = one.answer(hidden)
          return {
            stem: one.stem,
            correct,
            distractors: distinct(one, correct),
            ...(one.range && { range: one.range }),
            explanation: paragraphs(steps, shown, one.mind, answerLine(correct)),
          }
        }),
      }
    },

    verify({ space, needed, asked }) {
      const solution = provenSolution(space, needed)
      return asked.map(({ answer }) => answer(solution).en)
    },
  })
}

function distinct({ others, range }: PuzzleQuestion, correct: LocalizedText) {
  const taken = new Set([correct.en])
  return others
    .filter(({ text }) => {
      const fresh = !taken.has(text.en)
      taken.add(text.en)
      return fresh
    })
    .slice(0, range ? others.length : 4)
}

/** Those that no clue answers alone: beside each clue there is an arrangement with another answer. */
function openQuestions(
  { space, hidden, questions }: World,
  needed: readonly Constraint[],
  random: Random,
): PuzzleQuestion[] {
  const samples = needed.map((constraint) =>
    Array.from({ length: 4 }, () => itemAt(search(space, [constraint], 1, random), 0)),
  )
  return questions.filter(({ answer }) => {
    const right = answer(hidden).en
    return samples.every((some) => some.some((values) => answer(values).en !== right))
  })
}

/** The clues in an order in which each joins what is known, and what is settled after which. */
function deduction({ space, needed, hidden, known }: Puzzle): LocalizedText {
  const left = [...needed]
  const used: Constraint[] = []
  const settled = new Set(space.domains.flatMap((domain, variable) => (domain.length === 1 ? [variable] : [])))
  const touched = new Set<number>()
  const lines: LocalizedText[] = []
  let waiting: number[] = []
  while (left.length > 0) {
    const next = itemAt(
      left.toSorted((a, b) => weight(b, touched) - weight(a, touched)),
      0,
    )
    left.splice(left.indexOf(next), 1)
    used.push(next)
    waiting.push(needed.indexOf(next) + 1)
    for (const variable of next.over) touched.add(variable)
    const fresh = [...hidden.keys()].filter(
      (variable) => !settled.has(variable) && forced(space, used, hidden, variable),
    )
    if (fresh.length === 0) continue
    for (const variable of fresh) settled.add(variable)
    const facts = joined(fresh.map(known), '; ')
    const clues = waiting.join(', ')
    lines.push(
      used.length === waiting.length
        ? say(
            `Statement${waiting.length > 1 ? 's' : ''} ${clues}: ${facts.en}.`,
            `${waiting.length > 1 ? `${clues} వాక్యాల` : `${clues}వ వాక్యం`} ప్రకారం: ${facts.te}.`,
            `कथन ${clues} से: ${facts.hi}।`,
          )
        : say(
            `Adding statement${waiting.length > 1 ? 's' : ''} ${clues}: ${facts.en}.`,
            `${waiting.length > 1 ? `${clues} వాక్యాలను` : `${clues}వ వాక్యాన్ని`} కూడా కలిపితే: ${facts.te}.`,
            `कथन ${clues} भी जोड़ने पर: ${facts.hi}।`,
          ),
    )
    waiting = []
  }
  const head = say(
    'Number the statements from the top and try the cases that each one leaves.',
    'వాక్యాలకు పై నుండి సంఖ్యలు ఇచ్చి, ప్రతి వాక్యం మిగిల్చే అవకాశాలను పరిశీలించండి.',
    'कथनों को ऊपर से क्रम संख्या दें और हर कथन के बाद बची संभावनाएँ जाँचें।',
  )
  return each((language) => [head, ...lines].map((line) => line[language]).join('\n\n'))
}

/** Clues that speak of what is in hand come first, and those that name a fixed place before those that compare. */
const weight = ({ over }: Constraint, touched: ReadonlySet<number>) =>
  over.filter((variable) => touched.has(variable)).length * 2 - over.length

function forced(space: Space, constraints: readonly Constraint[], hidden: Values, variable: number): boolean {
  const domains = space.domains.map((domain, n) =>
    n === variable ? domain.filter((value) => value !== hidden[variable]) : domain,
  )
  return search({ ...space, domains }, constraints, 1).length === 0
}
