import { z } from 'zod'
import { cell, listCell, readTable } from '../../data-files/read-table.ts'
import type { Random } from '../../random.ts'
import type { Rule } from '../../shared/sentences/sentence.ts'
import { plural } from '../../text/english.ts'
import type { Level } from '../../topics.ts'

type Degrees = {
  readonly noun: string
  readonly base: string
  readonly more: string
  readonly most: string
  readonly short: boolean
}

const row = z.strictObject({
  noun: cell,
  adjectives: listCell,
  /** Those that are compared with “more” and “most”. */
  with_more: listCell,
})

const NOUNS: readonly Degrees[] = readTable(new URL('./nouns.csv', import.meta.url), row).flatMap(
  ({ noun, adjectives, with_more }) => [
    ...adjectives.map((base) => ({ noun, base, ...endings(base), short: true })),
    ...with_more.map((base) => ({ noun, base, more: `more ${base}`, most: `most ${base}`, short: false })),
  ],
)

function endings(base: string): Pick<Degrees, 'more' | 'most'> {
  const stem = /[^aeiou]y$/.test(base)
    ? `${base.slice(0, -1)}i`
    : /^(big|hot|thin|wet)$/.test(base)
      ? base + base.at(-1)
      : base.replace(/e$/, '')
  return { more: `${stem}er`, most: `${stem}est` }
}

type Frame = {
  readonly level: Level
  readonly degree: 'base' | 'more' | 'most'
  readonly sentence: (noun: string, random: Random) => string
  readonly why: string
}

const FRAMES: readonly Frame[] = [
  {
    level: 'easy',
    degree: 'more',
    sentence: (noun, random) =>
      `To everybody’s surprise this ${noun} is ___ than ${random.pick(['that one', 'the other', 'the new one', 'the one beside it'])}.`,
    why: 'Two things are compared with the comparative before “than”; it is formed once only.',
  },
  {
    level: 'easy',
    degree: 'most',
    sentence: (noun, random) =>
      `Of the ${random.pick(['three', 'four', 'five', 'six'])} ${plural(noun)} that we saw, this one is surely the ___.`,
    why: 'More than two are compared with the superlative; it is formed once only.',
  },
  {
    level: 'medium',
    degree: 'base',
    sentence: (noun, random) =>
      `This ${noun} is not nearly as ___ as ${random.pick(['we had been told', 'it looks from a distance', 'the last one', 'people believe'])}.`,
    why: 'Between “as” and “as” the plain adjective stands.',
  },
  {
    level: 'medium',
    degree: 'more',
    sentence: (noun, random) =>
      `No other ${noun} in the whole ${random.pick(['district', 'state', 'valley', 'town'])} is ___ than this one.`,
    why: 'Before “than” the comparative stands, although all the others are meant.',
  },
  {
    level: 'hard',
    degree: 'most',
    sentence: (noun, random) =>
      `This is one of the ___ ${plural(noun)} that I have ever ${random.pick(['seen', 'come across', 'heard of'])}.`,
    why: '“One of the” is followed by the superlative and a plural.',
  },
  {
    level: 'hard',
    degree: 'more',
    sentence: (noun, random) =>
      `Of the two ${plural(noun)} the ___ one was ${random.pick(['chosen', 'described', 'praised', 'mentioned'])} by all of us.`,
    why: 'Of two things that are compared one is named with “the” and the comparative.',
  },
]

/** Which degree a text is, told from its words and ending; undefined where the degree is formed twice. */
function degreeOf(option: string): Frame['degree'] | undefined {
  const [first = '', second] = option.split(' ')
  if (second === undefined) return /er$/.test(first) ? 'more' : /est$/.test(first) ? 'most' : 'base'
  if (/(er|est)$/.test(second)) return undefined
  return first === 'more' ? 'more' : first === 'most' ? 'most' : undefined
}

export const COMPARISON: readonly Rule[] = FRAMES.map(
  ({ level, degree, sentence, why }): Rule => ({
    topic: 'comparison-and-conditionals',
    level,
    draw(random) {
      const { noun, base, more, most, short } = random.pick(NOUNS)
      const all = { base, more, most }
      const doubled = short ? [`more ${more}`, `most ${most}`] : [`much ${base}`, `very ${base}`]
      const others = (['base', 'more', 'most'] as const).filter((one) => one !== degree).map((one) => all[one])
      // “as much crowded as”, “the very interesting one” are not wrong beyond doubt
      const wrong =
        short || degree === 'more'
          ? degree === 'most'
            ? [doubled[1] ?? '', ...others, doubled[0] ?? '']
            : [doubled[0] ?? '', ...others, short ? (doubled[1] ?? '') : `most more ${base}`]
          : [...others, `more ${most}`, `most ${more}`]
      const [before = '', after = ''] = sentence(noun, random).split('___')
      return {
        before: before.trim(),
        right: all[degree],
        wrong,
        after: after.trim(),
        why,
        fits: (option) => degreeOf(option) === degree && (short || option.split(' ').length < 3),
      }
    },
  }),
)
