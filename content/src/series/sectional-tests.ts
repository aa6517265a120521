import { sectionOf } from '../papers/blueprints/section-of.ts'
import { LASTING, type PaperForm, paperTests } from './paper-tests.ts'
import type { ShippedTest } from './series.ts'

const ASKS_WHAT_LASTS = /awareness|environment|knowledge of|general knowledge/i

/** Tests of one section each, as a paper of the examination has it: every section once, and so often again. */
export function sectionalTests(
  series: string,
  title: string,
  { pattern, blueprint }: Pick<PaperForm, 'pattern' | 'blueprint'>,
  stage: 'prelims_sectional' | 'mains_sectional' = 'prelims_sectional',
  rounds = 2,
): ShippedTest[] {
  const [first, ...others] = blueprint.sections.map(
    ({ name }, index): PaperForm => ({
      pattern,
      blueprint: sectionOf(blueprint, index),
      ...(ASKS_WHAT_LASTS.test(name) && { without: LASTING }),
    }),
  )
  if (!first) return []
  const count = blueprint.sections.length
  const nameOf = (number: number) => blueprint.sections[(number - 1) % count]?.name
  return paperTests(
    series,
    (number) => `${title} ${nameOf(number)} TEST ${Math.ceil(number / count)}`,
    { papers: count * rounds },
    [first, ...others],
    stage,
  )
}
