import type { Blueprint, BlueprintSection } from '@pariksha/content/papers/blueprints/blueprint'
import { SHIPPED_SERIES } from '@pariksha/content/shipped'
import { LANGUAGES } from '@pariksha/contract/languages'
import type { CataloguePattern } from '@pariksha/contract/papers/catalogue-patterns'
import type { PaperPattern } from '@pariksha/contract/papers/paper-pattern'
import type { PaperRule } from '@pariksha/contract/papers/paper-rule'

/** The pattern of a paper, from its blueprint. */
const patternOf = ({ minutes, optionCount, sections }: Blueprint): PaperPattern => ({
  minutes,
  options: optionCount,
  languages: [...LANGUAGES],
  sections: sections.map(({ name, minutes, marking, typedMarking, parts }) => ({
    name,
    count: parts.reduce((sum, { count }) => sum + count, 0),
    minutes,
    marking: { blank: '0', ...marking },
    typed_marking: typedMarking ? { blank: '0', ...typedMarking } : null,
  })),
})

/** Topics of a part share its questions evenly. */
function ruleOf({ parts, typedMarking }: BlueprintSection, { levels }: Blueprint): PaperRule {
  const shares = new Map<string, number>()
  for (const { count, topics } of parts)
    for (const topic of topics) shares.set(topic, (shares.get(topic) ?? 0) + count / topics.length)
  const percent = (share: number): number => Math.round(share * 100)
  return {
    topics: [...shares].slice(0, 60).map(([topic, share]) => ({ topic, share: Math.max(1, Math.round(share * 10)) })),
    levels: { easy: percent(levels.easy), medium: percent(levels.medium), hard: percent(levels.hard) },
    source: 'both',
    kinds: typedMarking ? ['single-choice', 'numeric'] : ['single-choice'],
    skip_last: 3,
  }
}

/** Each pattern of each series once, under the first test that has it. */
export const CATALOGUE_PATTERNS: readonly CataloguePattern[] = SHIPPED_SERIES.flatMap(({ slug, name, tests }) => {
  const known = new Set<string>()
  return tests.flatMap(({ contentId, stage, pattern: label, content }): CataloguePattern[] => {
    if (!('blueprint' in content)) return []
    const { blueprint } = content
    const pattern = JSON.stringify([stage, label, blueprint])
    if (known.has(pattern)) return []
    known.add(pattern)
    return [
      {
        id: contentId,
        series: slug,
        series_name: name,
        stage,
        label,
        pattern: patternOf(blueprint),
        rules: blueprint.sections.map((section) => ruleOf(section, blueprint)),
      },
    ]
  })
})
