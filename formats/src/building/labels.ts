import { fileQuestion, LEVELS } from '@pariksha/contract/questions/question-file'
import type { FileQuestion } from '../question-set.ts'

/** What formats without places for them hold as tags: "level:easy", "year:2024". */
const KEYS = ['level', 'topic', 'section', 'source', 'year', 'number', 'passage', 'bank_id'] as const
type Key = (typeof KEYS)[number]

export type Labels = Pick<FileQuestion, Key | 'tags'>

/** Tags of a file, those of the form "key:value" read as labels. A tag that does not fit stays a tag. */
export function readLabels(tags: readonly string[]): Labels {
  const labels: Record<Key, string | null> = {
    level: null,
    topic: null,
    section: null,
    source: null,
    year: null,
    number: null,
    passage: null,
    bank_id: null,
  }
  const rest: string[] = []
  for (const tag of tags.map((one) => one.trim()).filter((one) => one !== '')) {
    const [, name, value = ''] = /^(\w+):\s*(.+)$/.exec(tag) ?? []
    const key = KEYS.find((one) => one === name)
    if (key && fits(key, value)) labels[key] = value
    else rest.push(tag)
  }
  const level = LEVELS.find((one) => one === labels.level) ?? null
  const year = labels.year === null ? null : Number(labels.year)
  return { ...labels, level, year, bank_id: labels.bank_id ?? undefined, tags: [...new Set(rest)] }
}

const fits = (key: Key, value: string): boolean =>
  fileQuestion.shape[key].safeParse(key === 'year' ? Number(value) : value).success

/** The tags that hold a question's labels; `but`: those that the format has a place for. */
export const labelsAsTags = (question: FileQuestion, but: readonly Key[]): string[] => [
  ...question.tags,
  ...KEYS.filter((key) => !but.includes(key) && (question[key] ?? null) !== null).map(
    (key) => `${key}:${question[key]}`,
  ),
]
