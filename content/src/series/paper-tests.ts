import { type Blueprint, questionCount, totalMarks } from '../papers/blueprints/blueprint.ts'
import { say } from '../text/localized.ts'
import type { LocalizedText } from '../text.ts'
import { instructionsOf } from './instructions.ts'
import type { ShippedTest, Stage } from './series.ts'

/** A form of the examination that tests of a series have. */
export type PaperForm = {
  readonly pattern: string
  readonly blueprint: Blueprint
  /** What the examination asks and the test does not. */
  readonly without?: LocalizedText
}

const SUB_TYPES: Readonly<Record<Stage, string>> = {
  prelims: 'Full length',
  mains: 'Main examination',
  prelims_sectional: 'Sectional',
  mains_sectional: 'Sectional, main examination',
}

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
    const { pattern, blueprint, without } = form
    const { minutes } = blueprint
    return {
      contentId: `${series}/${stage}/${index + 1}`,
      stage,
      title: title(index + 1),
      pattern,
      type: 'Mock test',
      subType: SUB_TYPES[stage],
      instructions: instructionsOf(blueprint, without),
      content:
        index < papers
          ? { blueprint }
          : { announced: { minutes, questions: questionCount(blueprint), marks: totalMarks(blueprint) } },
    }
  })

export const LASTING = say(
  'The questions on general awareness ask what lasts: history, geography, polity, economy, science, culture. The news of the last months is left out.',
  'జనరల్ అవేర్‌నెస్ ప్రశ్నలు ఎప్పటికీ నిలిచే అంశాలపై ఉంటాయి: చరిత్ర, భూగోళం, రాజ్య వ్యవస్థ, ఆర్థిక వ్యవస్థ, సైన్స్, సంస్కృతి. గత కొన్ని నెలల వార్తలు ఉండవు.',
  'सामान्य जागरूकता के प्रश्न स्थायी विषयों पर हैं: इतिहास, भूगोल, राजव्यवस्था, अर्थव्यवस्था, विज्ञान, संस्कृति। पिछले महीनों के समाचार नहीं पूछे जाते।',
)
