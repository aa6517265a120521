import { describe, expect, test } from 'vitest'
import type { Draft, Template } from '../question.ts'
import { faults, type Translation } from '../questions/faults.ts'
import { createRandom } from '../random.ts'
import type { Subject, Topic } from '../topics.ts'
import { contentOf } from './index.ts'

/** Of each level of each template. `npm run test:nightly` sets more. */
export const SEEDS = Number(process.env.TEMPLATE_SEEDS ?? 40)

/** That many different questions a level asks, found in at most so many draws. */
const DIFFERENT = { questions: 25, seeds: 200 }

/** Here English words are what is asked about; everywhere else they have a Telugu and a Hindi form. */
const ABOUT_ENGLISH_WORDS: readonly Topic[] = [
  'letter-series',
  'input-output',
  'dictionary-order',
  'coding-and-decoding',
]

/** Tests for the templates of a subject; a file per subject, so that they run at the same time. */
export function checkTemplates(subject: Subject): void {
  const templates = contentOf(subject).flatMap(({ templates = [] }) => templates)
  const isEnglish = subject === 'english'
  const translations: readonly Translation[] = isEnglish ? [] : ['te', 'hi']

  test('template ids are unique and start with their topic', () => {
    const ids = templates.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(templates.filter(({ id, topic }) => !id.startsWith(`${topic}/`)).map(({ id }) => id)).toEqual([])
  })

  describe.each(templates.map((template) => [template.id, template] as const))('%s', (_id, template) => {
    test.each(template.levels)('%s questions are right for many seeds', (level) => {
      const stems = new Set<string>()
      const wrong: string[] = []
      const isEnough = (seed: number) => seed >= SEEDS && (stems.size >= DIFFERENT.questions || seed >= DIFFERENT.seeds)
      for (let seed = 0; !isEnough(seed); seed++) {
        const made = template.make(createRandom(`${template.id}/${level}/${seed}`), level, seed % 2 === 0 ? 4 : 5)
        const { passage, questions } = made.draft
        const asked = questions.map(({ stem, picture }) => JSON.stringify([passage?.en, stem.en, picture?.svg]))
        // English passages are written, not generated: each question about one counts
        for (const stem of isEnglish ? asked : [asked.join()]) stems.add(stem)
        const found = faultsOf(template, made, translations)
        if (found.length > 0)
          wrong.push(`seed ${seed}: ${found.join('; ')}\n${questions.map(({ stem }) => stem.en).join('\n')}`)
      }
      expect(wrong).toEqual([])
      expect(stems.size, 'different questions').toBeGreaterThanOrEqual(DIFFERENT.questions)
    })
  })
}

function faultsOf(
  { topic }: Template,
  { draft, verified }: ReturnType<Template['make']>,
  translations: readonly Translation[],
): string[] {
  const { questions } = draft
  const words = ABOUT_ENGLISH_WORDS.includes(topic) ? [] : englishWords(draft)
  return [
    ...(verified.length === questions.length ? [] : [`${questions.length} questions, ${verified.length} verified`]),
    ...questions.flatMap((question, n) => faults(question, verified[n], translations)),
    ...words.map((word) => `"${word}" is English in another language`),
  ]
}

/** Words in Latin letters in the Telugu and Hindi of a draft. Labels of a letter or two, TeX and capitals may stand. */
function englishWords({ passage, questions }: Draft): string[] {
  const texts = questions.flatMap(({ stem, explanation, correct, distractors, picture }) => [
    stem,
    explanation,
    correct,
    ...distractors.map(({ text }) => text),
    picture?.alt,
  ])
  return [passage, ...texts].flatMap((text) =>
    (['te', 'hi'] as const).flatMap(
      (language) => (text?.[language] ?? '').replace(/\$[^$]*\$/g, ' ').match(/[A-Za-z]*[a-z]{3,}/g) ?? [],
    ),
  )
}
