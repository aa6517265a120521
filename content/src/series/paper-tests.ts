import { readMark } from '@pariksha/domain/marking'
import { type Blueprint, questionCount, totalMarks } from '../papers/blueprint.ts'
import type { ShippedTest, Stage } from './series.ts'

/** A form of the examination that tests of a series have. */
export type PaperForm = {
  readonly pattern: string
  readonly blueprint: Blueprint
  /** What the examination asks and the test does not. */
  readonly without?: string
}

const SUB_TYPES: Readonly<Record<Stage, string>> = {
  prelims: 'Full length',
  mains: 'Main examination',
  prelims_sectional: 'Sectional',
  mains_sectional: 'Sectional, main examination',
}

export const HOW_IT_RUNS = [
  'A question that is answered and marked for review is counted.',
  'Your answers are saved as you choose them. If the network fails, go on: they are kept on this device and sent when it is back.',
  'When the time is over the test is handed in by itself.',
] as const

/**
 * Tests of a series numbered from 1, the forms in turn: the first ones with papers, the others announced. A paper comes
 * under the same record later: its content id stays.
 */
export const paperTests = (
  series: string,
  title: (number: number) => string,
  { papers, announced = 0 }: { readonly papers: number; readonly announced?: number },
  forms: readonly [PaperForm, ...PaperForm[]],
  stage: Stage = 'prelims',
): ShippedTest[] =>
  Array.from({ length: papers + announced }, (_, index) => {
    const form = forms[index % forms.length] ?? forms[0]
    const { pattern, blueprint } = form
    const { minutes } = blueprint
    return {
      contentId: `${series}/${stage}/${index + 1}`,
      stage,
      title: title(index + 1),
      pattern,
      type: 'Mock test',
      subType: SUB_TYPES[stage],
      instructions: instructionsOf(form),
      content:
        index < papers
          ? { blueprint }
          : { announced: { minutes, questions: questionCount(blueprint), marks: totalMarks(blueprint) } },
    }
  })

export const LASTING =
  'The questions on general awareness ask what lasts: history, geography, polity, economy, science, culture. The news of the last months is left out.'

/** What a student is told before the test; all figures are those of the blueprint. */
const instructionsOf = ({ blueprint, without }: PaperForm): string[] => [
  `The test has ${questionCount(blueprint)} questions and lasts ${blueprint.minutes} minutes. ${answers(blueprint)}`,
  ...(blueprint.sections.length > 1 ? [clocks(blueprint)] : []),
  marking(blueprint),
  ...(without ? [without] : []),
  ...HOW_IT_RUNS,
]

function answers({ optionCount, sections }: Blueprint): string {
  const options = `${optionCount === 5 ? 'five' : 'four'} options and one right answer`
  const typed = sections.some(({ parts }) => parts.some(({ kind }) => kind === 'numeric'))
  return typed
    ? `Most questions have ${options}; where no options are shown, the answer is a number that is typed in.`
    : `Every question has ${options}.`
}

function clocks({ sections }: Blueprint): string {
  if (sections.every(({ minutes }) => minutes === null))
    return 'One clock runs for the whole paper; you may move freely between sections.'
  const turns = sections.reduce<{ readonly names: string[]; readonly minutes: number }[]>((all, { name, minutes }) => {
    if (minutes === null) all.at(-1)?.names.push(name)
    else all.push({ names: [name], minutes })
    return all
  }, [])
  const told = turns.map(({ names, minutes }) => `${names.join(' with ')} for ${minutes} minutes`)
  return `The clock is divided: ${listed(told)}. The next opens when the time of the one before is over, and nobody can go back.`
}

function marking({ sections }: Blueprint): string {
  const schemes = sections.map(({ name, marking: { right, wrong } }) => ({
    name,
    right: inWords(right),
    wrong: inWords(wrong.replace('-', '')),
  }))
  const [first, ...others] = schemes
  if (first && others.every(({ right, wrong }) => right === first.right && wrong === first.wrong)) {
    const typed = sections.some(({ typedMarking }) => typedMarking && readMark(typedMarking.wrong).numerator === 0)
    const free = typed ? 'a blank one and a wrong typed number nothing' : 'a blank one nothing'
    return `A right answer earns ${first.right}, a wrong one costs ${first.wrong}, ${free}.`
  }
  if (schemes.every(({ right }) => right === first?.right)) {
    const told = schemes.map(({ name, wrong }) => `${wrong} in ${name}`)
    return `A right answer earns ${first?.right}. A wrong one costs ${listed(told)}. A blank one costs nothing.`
  }
  return `What a question is worth depends on its section: ${listed(
    sections.map(
      (section) =>
        `${section.name} ${totalMarks({ sections: [section] })} marks for ${questionCount({ sections: [section] })} questions`,
    ),
  )}. A wrong answer costs a quarter of what the question is worth, a blank one nothing.`
}

const listed = (texts: readonly string[]): string =>
  texts.length < 2 ? (texts[0] ?? '') : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}`

const PARTS: Readonly<Record<number, string>> = { 2: 'half a mark', 3: 'a third of a mark', 4: 'a quarter of a mark' }

function inWords(mark: string): string {
  const { numerator, denominator } = readMark(mark)
  if (numerator === 0) return 'nothing'
  if (denominator === 1) return numerator === 1 ? '1 mark' : `${numerator} marks`
  return (numerator === 1 && PARTS[denominator]) || `${numerator}/${denominator} of a mark`
}
