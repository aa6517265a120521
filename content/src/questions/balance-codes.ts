import type { Codes, Distractor, DraftQuestion } from '../question.ts'
import { createRandom, type Random } from '../random.ts'
import { same } from '../text/localized.ts'
import { mentions } from './mentioned-options.ts'
import { agreementsOf, signsOf } from './option-values.ts'

/**
 * Of options that are codes (letter groups, orders, lists of pairs) the right one has most in common with the others no more
 * often than any other. Where that needs other wrong ones they are made from those of the mistakes; wrong ones of which the
 * explanation speaks stay, and none is made of which it speaks as of something else.
 */
export function balanceCodes(question: DraftQuestion, optionCount: number, codes: Codes): DraftQuestion {
  const { stem, correct, distractors, explanation } = question
  const options = [correct, ...distractors.map(({ text }) => text)]
  const rows = options.map(signsOf)
  const [key] = rows
  const count = optionCount - 1
  if (!key || key.length < 2 || rows.some((row) => row?.length !== key.length)) return question
  const random = createRandom(`${stem.en}|${correct.en}`)
  const known = new Map(distractors.map((one) => [one.text.en, one]))
  const made =
    typeof codes === 'function'
      ? variantsOf(rows.flatMap((row) => (row ? [row] : [])))
          .map((signs) => writeLike(correct.en, signs))
          .filter(codes)
      : codes
  const isNew = (option: string) => option !== correct.en && !known.has(option) && !mentions(explanation.en, option)
  const others = random.shuffle([...new Set(made)].filter(isNew))
  const pool = [...known.keys(), ...others.slice(0, MAX_POOL)]
  const spoken = distractors.filter(({ text }) => explanation.en.includes(text.en)).map(({ text }) => text.en)
  const wanted = random.int(0, count)
  const read = signsReader()
  let best: readonly string[] = distractors.slice(0, count).map(({ text }) => text.en)
  for (let tries = 0; tries < 150; tries++) {
    const chosen = draw(random, pool, spoken.slice(0, count), count, read)
    if (chosen.length < count) break
    if (isRank(wanted, agreementsOf([correct.en, ...chosen].map(read)) ?? [])) {
      best = chosen
      break
    }
  }
  return { ...question, distractors: best.map((option) => known.get(option) ?? slip(option)) }
}

/** Of so many others some will do. */
const MAX_POOL = 40

const slip = (option: string): Distractor => ({ text: same(option), mistake: 'slip in one place' })

type ReadSigns = (option: string) => readonly string[] | undefined

/** The same options are drawn again and again: their signs are read once. */
function signsReader(): ReadSigns {
  const known = new Map<string, readonly string[] | undefined>()
  return (option) => {
    if (!known.has(option)) known.set(option, signsOf({ en: option }))
    return known.get(option)
  }
}

/** Some of the pool, every other time such as are like one of them. */
function draw(
  random: Random,
  pool: readonly string[],
  kept: readonly string[],
  count: number,
  read: ReadSigns,
): readonly string[] {
  const others = random.shuffle(pool.filter((option) => !kept.includes(option)))
  const [model] = others
  if (!model || random.chance(0.5)) return [...kept, ...others.slice(0, count - kept.length)]
  const likeness = new Map(others.map((option) => [option, agreementsOf([model, option].map(read))?.[0] ?? 0]))
  const near = others
    .toSorted((one, other) => (likeness.get(other) ?? 0) - (likeness.get(one) ?? 0))
    .slice(0, 3 * count)
  return [...kept, model, ...random.shuffle(near.filter((option) => option !== model))].slice(0, count)
}

/** Whether so many options may stand before the first one when they are put in the order of their points. */
export function isRank(rank: number, points: readonly number[]): boolean {
  const [own = 0] = points
  const before = points.filter((one) => one > own).length
  const alike = points.filter((one) => one === own).length
  return rank >= before && rank < before + alike
}

/** The signs in the places of those of a written option: “4, 2, 1, 3” or “BCDA”. */
function writeLike(model: string, signs: readonly string[]): string {
  const rest = [...signs]
  return signs.length === [...model].length ? signs.join('') : model.replace(/[^\s,;:→–|-]+/g, () => rest.shift() ?? '')
}

/** Rows that differ in a place or two from one of these: an exchange where all have the same signs, else a change of one. */
function variantsOf(rows: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const [key = []] = rows
  const sorted = (row: readonly string[]) => row.toSorted().join()
  const isOrder = new Set(key).size === key.length && rows.every((row) => sorted(row) === sorted(key))
  if (isOrder) {
    const exchanged = (row: readonly string[]) =>
      row.flatMap((_, a) => row.map((_, b) => row.with(a, row[b] ?? '').with(b, row[a] ?? '')))
    const near = exchanged(key)
    return [...near, ...near.flatMap(exchanged), ...rows.flatMap(exchanged)]
  }
  const changed = (row: readonly string[]) =>
    row.flatMap((sign, place) => changesOf(sign).map((other) => row.with(place, other)))
  const near = rows.flatMap(changed)
  const crossed = rows.flatMap((row) =>
    rows.map((other) => row.map((sign, n) => (n % 2 === 0 ? sign : (other[n] ?? sign)))),
  )
  const twice = near.filter((_, n) => n % 3 === 0).flatMap(changed)
  return [...near, ...crossed, ...twice]
}

/** A sign that somebody who slips writes instead: the letter or the number beside it. */
function changesOf(sign: string): readonly string[] {
  if (/^[A-Z]$/.test(sign) || /^[a-z]$/.test(sign)) {
    const first = sign < 'a' ? 65 : 97
    return [1, -1, 2, -2].map((by) => String.fromCharCode(first + ((sign.charCodeAt(0) - first + by + 26) % 26)))
  }
  return /^\d+$/.test(sign)
    ? [1, -1, 2].map((by) => String(Number(sign) + by)).filter((text) => !text.startsWith('-'))
    : []
}
