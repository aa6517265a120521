import { describe, expect, test } from 'vitest'
import type { DraftQuestion } from '../question.ts'
import { createRandom } from '../random.ts'
import { TEMPLATES } from './index.ts'

const SEEDS = 200

/** Markdown and TeX marks off, so that "**₹45**." and "₹45" read the same. */
const plain = (text: string) => text.replace(/[*_`$\\\s]/g, '')

function faults(question: DraftQuestion, verified: string | undefined): string[] {
  const options = [question.correct, ...question.distractors.map(({ text }) => text)].map(({ en }) => en)
  const texts = [question.stem.en, question.explanation.en, ...options]
  const lastLine = question.explanation.en.trim().split('\n').at(-1) ?? ''
  return [
    question.correct.en !== verified && `answer ${question.correct.en}, independently ${verified}`,
    question.distractors.length < 3 && `${question.distractors.length} distractors`,
    new Set(options.map(plain)).size < options.length && `options repeat: ${options.join(' | ')}`,
    question.fixedOrder &&
      question.fixedOrder.filter(({ en }) => en === question.correct.en).length !== 1 &&
      'fixed order without the answer',
    texts.some((text) => /NaN|undefined|null|Infinity|\[object/.test(text)) && 'a value is missing',
    texts.some((text) =>
      /(?<![\d)}\]a-zA-Z$]\s?)-\s?\d+\s*(years|people|persons|men|women|days|students|kg|km|litres)/.test(text),
    ) && 'a negative quantity',
    texts.some((text) => /\d\.\d+\s*(people|persons|men|women|students|workers|boys|girls|children)/.test(text)) &&
      'a fraction of a person',
    /\d\.\d{4,}/.test(texts.join(' ')) && 'a number with too many decimals',
    (question.stem.en.match(/\$/g)?.length ?? 0) % 2 !== 0 && 'an open $ in the stem',
    !plain(lastLine).includes(plain(question.correct.en)) &&
      `explanation ends in "${lastLine}", not in ${question.correct.en}`,
  ].filter((fault) => typeof fault === 'string')
}

test('template ids are unique and start with their topic', () => {
  const ids = TEMPLATES.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(TEMPLATES.filter(({ id, topic }) => !id.startsWith(`${topic}/`)).map(({ id }) => id)).toEqual([])
})

describe.each(TEMPLATES.map((template) => [template.id, template] as const))('%s', (_id, template) => {
  test.each(template.levels)('%s questions are right for many seeds', (level) => {
    const stems = new Set<string>()
    for (let seed = 0; seed < SEEDS; seed++) {
      const { draft, verified } = template.make(createRandom(`${template.id}/${level}/${seed}`), level)
      stems.add(JSON.stringify(draft.questions.map(({ stem }) => stem.en)) + (draft.passage?.en ?? ''))
      expect(verified).toHaveLength(draft.questions.length)
      const found = draft.questions.flatMap((question, n) => faults(question, verified[n]))
      expect(found, `seed ${seed}: ${draft.questions.map(({ stem }) => stem.en).join('\n')}`).toEqual([])
    }
    expect(stems.size, 'different questions').toBeGreaterThanOrEqual(25)
  })
})
