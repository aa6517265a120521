import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { BANK } from '../../content/src/bank.ts'
import type { Draft, DraftQuestion } from '../../content/src/question.ts'
import { createRandom, type Random } from '../../content/src/random.ts'
import { LANGUAGES, type Language } from '../../content/src/text.ts'
import { LEVELS } from '../../content/src/topics.ts'

// Prints questions of the bank as a student reads them, with key and explanation, so that people can judge them:
//   npm run content:review -- --template average/next-innings --seeds 20
//   npm run content:review -- --topic probability --level hard --language te
//   npm run content:review -- --random 30 --seed monday
const PICTURES = '.review'
const LETTERS = 'ABCDE'

/** A source of the bank: its name, and how one question (or set) is drawn from it. */
type Source = {
  readonly id: string
  readonly topic: string
  readonly levels: readonly string[]
  draw(seed: string, level: string): Draft
}

const SOURCES: readonly Source[] = [
  ...BANK.templates.map(({ make, ...rest }) => ({
    ...rest,
    draw: (seed: string, level: string) =>
      make(createRandom(seed), LEVELS.find((one) => one === level) ?? 'medium').draft,
  })),
  ...BANK.items.map(({ draft, ...rest }) => ({ ...rest, draw: () => draft })),
]

function shown(draft: Draft, heading: string, languages: readonly Language[], random: Random): string {
  const spoken = languages.filter((language) => draft.questions[0]?.stem[language] !== undefined)
  const laidOut = draft.questions.map((question) => ({ question, options: lettered(question, random) }))
  const inLanguages = spoken.map((language) => {
    const passage = draft.passage?.[language]
    const asked = laidOut.map(({ question, options }, n) => {
      const right = options.findIndex(({ en }) => en === question.correct.en)
      return [
        `${n + 1}. ${question.stem[language]}`,
        ...pictures(question, `${heading.replace(/\W+/g, '-')}-${n + 1}`),
        options.map((option, place) => `   ${LETTERS[place]}. ${option[language] ?? option.en}`).join('\n'),
        `   Key: ${LETTERS[right]}`,
        question.explanation[language] ?? '',
      ].join('\n\n')
    })
    return [`── ${language}`, ...(passage ? [passage] : []), ...asked].join('\n\n')
  })
  return [`━━━━ ${heading}`, ...inLanguages].join('\n\n')
}

function lettered({ fixedOrder, correct, distractors }: DraftQuestion, random: Random) {
  return fixedOrder ?? random.shuffle([correct, ...distractors.map(({ text }) => text)])
}

/** Writes the pictures of a question and returns their paths. */
function pictures({ picture, optionPictures = {} }: DraftQuestion, name: string): string[] {
  const all = [...(picture ? [['picture', picture.svg] as const] : []), ...Object.entries(optionPictures)]
  if (all.length > 0) mkdirSync(PICTURES, { recursive: true })
  return all.map(([of, svg], n) => {
    const path = `${PICTURES}/${name}-${n}.svg`
    writeFileSync(path, svg)
    return `   [${of}: ${path}]`
  })
}

const { values } = parseArgs({
  options: {
    template: { type: 'string' },
    topic: { type: 'string' },
    random: { type: 'string' },
    seeds: { type: 'string', default: '3' },
    seed: { type: 'string', default: 'review' },
    level: { type: 'string' },
    language: { type: 'string' },
  },
})
const languages = LANGUAGES.filter((language) => values.language === undefined || language === values.language)
const levelsOf = (source: Source) =>
  source.levels.filter((level) => values.level === undefined || level === values.level)
const wanted = SOURCES.filter(
  (source) =>
    (values.template === undefined || source.id === values.template) &&
    (values.topic === undefined || source.topic === values.topic) &&
    levelsOf(source).length > 0,
)
if (wanted.length === 0) throw new Error('nothing in the bank matches')

const random = createRandom(values.seed)
const draws =
  values.random === undefined
    ? wanted.flatMap((source) =>
        levelsOf(source).flatMap((level) =>
          Array.from({ length: Number(values.seeds) }, (_, n) => ({ source, level, seed: `${values.seed}/${n}` })),
        ),
      )
    : Array.from({ length: Number(values.random) }, (_, n) => {
        const topic = random.pick([...new Set(wanted.map((source) => source.topic))])
        const source = random.pick(wanted.filter((one) => one.topic === topic))
        return { source, level: random.pick(levelsOf(source)), seed: `${values.seed}/${n}` }
      })
for (const { source, level, seed } of draws) {
  const heading = `${source.id} · ${level} · ${seed}`
  console.log(`${shown(source.draw(seed, level), heading, languages, random)}\n`)
}
