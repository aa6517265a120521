import { readMark, type SchemeText } from '@pariksha/domain/marking/marking'
import type { Pattern, PatternSection, Stage } from '../../exams/pattern.ts'
import type { StageId } from '../../exams/texts/stages.ts'
import type { YearsId } from '../../exams/texts/years.ts'
import type { Blueprint, BlueprintPart, BlueprintSection } from './blueprint.ts'

type Filling = Pick<Blueprint, 'exam' | 'levels'> & {
  /** What each section is made of, by its name. */
  readonly parts: Readonly<Record<string, readonly BlueprintPart[]>>
}

/** The blueprint of a stage: its sections, counts, marks and clocks are those of the examination's pattern. */
export function blueprintOf(stage: Stage, { exam, levels, parts }: Filling): Blueprint {
  const { minutes, penalty, typedPenalty } = stage
  if (minutes === null) throw new Error(`${stage.id} has no time`)
  if (penalty === null || typedPenalty === null) throw new Error(`${stage.id} does not say what a wrong answer costs`)
  const sections = stage.sections.map((section): BlueprintSection => {
    const name = section.name.en
    const own = parts[name] ?? []
    const count = own.reduce((sum, part) => sum + part.count, 0)
    if (count !== section.questions) throw new Error(`${count} of ${section.questions} questions on ${name}`)
    return {
      name,
      minutes: section.minutes,
      marking: markingOf(section, penalty),
      ...(typedPenalty !== penalty && { typedMarking: markingOf(section, typedPenalty) }),
      parts: own,
    }
  })
  return { exam, minutes, optionCount: stage.options === 5 ? 5 : 4, levels, sections }
}

/** Marks shared out evenly: 30 marks for 35 questions are 30/35 each. */
function markingOf({ name, questions, marks }: PatternSection, penalty: string): SchemeText {
  if (!questions || !marks) throw new Error(`${name.en} has no questions or no marks`)
  const { numerator, denominator } = readMark(penalty)
  const [right, wrong] = [`${marks}/${questions}`, `-${marks * numerator}/${questions * denominator}`].map(lowest)
  return { right: right ?? '', wrong: numerator === 0 ? '0' : (wrong ?? '') }
}

function lowest(mark: string): string {
  const { numerator, denominator } = readMark(mark)
  return denominator === 1 ? `${numerator}` : `${numerator}/${denominator}`
}

/** A stage without its tasks that are no questions, and without their time. */
export function chosenOnly(stage: Stage): Stage {
  const sections = stage.sections.filter(({ questions }) => questions !== 0)
  const tasks = stage.sections.filter(({ questions }) => questions === 0)
  const spare = tasks.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0)
  return { ...stage, minutes: stage.minutes === null ? null : stage.minutes - spare, sections }
}

/** Stages that are sat one after another as one paper: what belongs to one closes before the next opens. */
export function inTurn(first: Blueprint, second: Blueprint): Blueprint {
  const sections = [first, second].flatMap(({ minutes, sections }) =>
    sections.map((section, index) => ({ ...section, minutes: index === 0 ? minutes : null })),
  )
  return { ...first, minutes: first.minutes + second.minutes, sections }
}

/** A stage of the pattern of these years; `label`, in English, distinguishes patterns of the same years. */
export function stageOf(patterns: readonly Pattern[], years: YearsId, id: StageId, label?: string): Stage {
  const pattern = patterns.find((one) => one.id === years && (label === undefined || one.label.en === label))
  const stage = pattern?.stages.find((one) => one.id === id)
  if (!stage) throw new Error(`no ${id} in the pattern of ${years}`)
  return stage
}
