import type { PaperDraft } from '@pariksha/contract/papers/paper-draft'
import type { PaperRule } from '@pariksha/contract/papers/paper-rule'

type Topic = { readonly slug: string; readonly subject: string }

const BLANK: PaperRule = {
  topics: [],
  levels: { easy: 1, medium: 2, hard: 1 },
  source: 'both',
  kinds: ['single-choice'],
  skip_last: 3,
}
const MAX_TOPICS = 60

/** How a section is filled unless somebody says otherwise: as last time, as shipped papers do, or by topics of its own name. */
export function ruleOf(
  { rules, pattern }: Pick<PaperDraft, 'rules' | 'pattern'>,
  section: number,
  topics: readonly Topic[],
) {
  const known = rules[section]
  if (known) return known
  const form = pattern.sections[section]
  const kinds: PaperRule['kinds'] = form?.typed_marking ? ['single-choice', 'numeric'] : BLANK.kinds
  const ofName = topics.filter(({ subject }) => isNamed(form?.name ?? '', subject))
  return { ...BLANK, kinds, topics: withTopics(BLANK.topics, ofName) }
}

const isNamed = (section: string, subject: string): boolean => {
  const [one, other] = [section.trim().toLowerCase(), subject.trim().toLowerCase()]
  return one.includes(other) || (one.length > 3 && other.includes(one))
}

/** Topics besides those that are there, each with a share of 1. */
export function withTopics(there: PaperRule['topics'], added: readonly Pick<Topic, 'slug'>[]): PaperRule['topics'] {
  const known = new Set(there.map(({ topic }) => topic))
  const fresh = added.filter(({ slug }) => !known.has(slug)).map(({ slug }) => ({ topic: slug, share: 1 }))
  return [...there, ...fresh].slice(0, MAX_TOPICS)
}

export type RuleProblem = 'needTopic' | 'needLevel' | 'needKind'

/** What a rule lacks before a section can be filled by it. */
export function problemOf({ topics, levels, kinds }: PaperRule): RuleProblem | null {
  if (topics.length === 0) return 'needTopic'
  if (levels.easy + levels.medium + levels.hard === 0) return 'needLevel'
  return kinds.length === 0 ? 'needKind' : null
}
