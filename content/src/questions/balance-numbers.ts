import { gcd, lcm } from '../numbers.ts'
import type { Distractor, DraftQuestion } from '../question.ts'
import type { Random } from '../random.ts'
import { fraction, number, roundTo } from '../text/format.ts'
import type { Text } from '../text.ts'
import { NUMBER, readNumber, readNumbers } from './option-values.ts'

/** Stems that ask which of the options fits: another number might fit as well. */
const ASKS_ABOUT_OPTIONS =
  /\bwhich (of|one|option|statement|pair)\b|\bwhich number (has|is|does|becomes)\b|\bfrom which number\b|\bwhich (item|element)\b|\boptions?\b|\balternatives?\b|\bwhat (could|can|may|might)\b|\b(could|may|might) be\b|\ba possible\b|\bodd one\b|^(choose|select)\b/i

/**
 * Of options that are numbers the right one is the smallest, the second, … equally often, so that its place among them
 * tells nothing. Wrong ones that nobody would take (ten times the right one, a negative price) give way to near ones.
 * As many options come out as the paper has. Options that are numbers of the stem stay among those.
 */
export function balanceNumbers(question: DraftQuestion, optionCount: number, random: Random): DraftQuestion {
  const { stem, correct, distractors, fixedOrder, optionPictures, range = EVERY } = question
  if (fixedOrder || optionPictures || !readNumbers([correct, ...distractors.map(({ text }) => text)])) return question
  const key = roundTo(readNumber(correct)?.value ?? 0, 6)
  const wrong = distractors.map(({ text, mistake }) => ({
    text,
    mistake,
    value: roundTo(readNumber(text)?.value ?? 0, 6),
  }))
  const isChosen =
    ASKS_ABOUT_OPTIONS.test(stem.en) || [correct, ...distractors.map(({ text }) => text)].every(isIn(stem))
  const tempts = isChosen ? isPossible : isNear
  const tempting = wrong.filter(({ value }) => tempts(value, key, correct) && value >= range[0] && value <= range[1])
  const near = isChosen ? tempting : withFewFiner(tempting, correct, Math.floor((optionCount - 1) / 2))
  const ladder = isChosen ? undefined : ladderOf(question, near.length > 0 ? near : wrong)
  const below = side(near, key, -1, ladder, optionCount - 1, random)
  const above = side(near, key, 1, ladder, optionCount - 1, random)
  const count = optionCount - 1
  if (below.length + above.length < count) {
    const isKept = ({ text }: Distractor) => near.some((one) => one.text.en === text.en)
    const nearFirst = [...distractors.filter(isKept), ...distractors.filter((one) => !isKept(one))]
    return { ...question, distractors: nearFirst.slice(0, count) }
  }
  const least = Math.max(0, count - above.length)
  const rank = random.int(least, Math.min(count, below.length))
  const chosen = [...below.slice(0, rank), ...above.slice(0, count - rank)]
  return { ...question, distractors: chosen.map(({ text, mistake }) => ({ text, mistake })) }
}

const EVERY = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY] as const

type Wrong = Distractor & { readonly value: number }

/** Whether a stem names a number by itself, not as a part of another. */
const isIn =
  (stem: Text) =>
  ({ en }: Text): boolean =>
    stem.en
      .split(en)
      .some(
        (before, n, parts) => n + 1 < parts.length && !/[\d.,]$/.test(before) && !/^[.,]?\d/.test(parts[n + 1] ?? ''),
      )

/** Of a size and a sign that somebody might believe. */
function isPossible(value: number, key: number, correct: Text): boolean {
  if (key > 0 && value < 0 && readNumber(correct)?.frame !== '#') return false
  const ratio = Math.abs(value / key)
  return key === 0 || value === 0 || (ratio < 10 && ratio > 0.1)
}

function isNear(value: number, key: number, correct: Text): boolean {
  const ratio = Math.abs(value / key)
  const isClose = key === 0 || value === 0 || (ratio <= 5 && ratio >= 0.2) || Math.abs(value - key) <= 8
  return isClose && isPossible(value, key, correct)
}

/** A whole number among decimals alone would be the right one; so many of those with more decimals than it has stay. */
function withFewFiner(near: readonly Wrong[], correct: Text, most: number): readonly Wrong[] {
  let left = most
  return near.filter(({ value }) => !isFiner(value, correct) || left-- > 0)
}

function isFiner(value: number, correct: Text): boolean {
  if (correct.en.includes('\\frac')) return false
  return decimalsOf(value) > decimalsOf(roundTo(readNumber(correct)?.value ?? 0, 6))
}

const decimalsOf = (value: number): number => String(value).split('.')[1]?.length ?? 0

/** Wrong numbers on one side of the right one: those from mistakes, and beside them new ones. */
function side(
  near: readonly Wrong[],
  key: number,
  direction: 1 | -1,
  ladder: Ladder | undefined,
  count: number,
  random: Random,
): Wrong[] {
  const found = near.filter(({ value }) => Math.sign(value - key) === direction)
  if (!ladder) return found
  const { step, widest, least, most, write } = ladder
  // in steps; where little room is left on a side, numbers stand closer than the mistakes do
  const room = direction < 0 ? key - Math.max(least, key / 4) : Math.min(most, 4 * key) - key
  const closest = key > 0 ? Math.max(1, Math.min(ladder.closest, Math.floor(room / step / 2 / count))) : ladder.closest
  const taken = new Set([key, ...near.map(({ value }) => value)])
  for (let tries = 0; found.length < count && tries < 60; tries++) {
    // a gap like those of the mistakes, then any that is left
    const reach = tries < 30 ? Math.max(closest, Math.round(widest / step)) : closest + tries
    const value = roundTo((Math.round(key / step) + direction * random.int(closest, reach)) * step, 6)
    if (taken.has(value) || value < least || value > most || !isBetween(value, key)) continue
    taken.add(value)
    const text = write(value)
    if (text) found.push({ text, value, mistake: 'slip in the arithmetic' })
  }
  return found
}

const isBetween = (value: number, key: number): boolean =>
  key === 0 ||
  value === 0 ||
  (Math.abs(value / key) <= 4 && Math.abs(value / key) >= 0.25) ||
  (Number.isInteger(value) && Math.abs(value - key) <= 5)

type Ladder = {
  /** Numbers of the question are whole multiples of it apart. */
  readonly step: number
  readonly widest: number
  /** In steps: nothing is put closer to the right one than the mistakes are. */
  readonly closest: number
  readonly least: number
  readonly most: number
  write(value: number): Text | undefined
}

/** How new numbers of the kind of these options are made and written. */
function ladderOf({ stem, correct, range, alsoRight = [] }: DraftQuestion, near: readonly Wrong[]): Ladder | undefined {
  const key = readNumber(correct)
  if (!key || near.length === 0) return undefined
  const values = [key.value, ...near.map(({ value }) => value)]
  const over = correct.en.includes('\\frac')
  const step = over
    ? 1 / denominatorOf(Math.abs(key.value), [correct, ...near.map(({ text }) => text)])
    : stepOf(values.filter((value) => !isFiner(value, correct)))
  if (!step) return undefined
  const gaps = near.map(({ value }) => Math.abs(value - key.value)).sort((a, b) => a - b)
  const write = over ? writeFraction(correct, step) : writeNumber(correct, near, step)
  return {
    step,
    widest: Math.max(step * 3, gaps[Math.floor(gaps.length / 2)] ?? 0),
    closest: Math.max(1, Math.floor((gaps[0] ?? 0) / step / 2)),
    ...(range ? { least: range[0], most: range[1] } : boundsOf(values, key.frame, step, stem.en)),
    write: (value) => (alsoRight.includes(value) ? undefined : write(value)),
  }
}

function boundsOf(values: readonly number[], frame: string, step: number, stem: string) {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const isDigit = /\bdigit\b/.test(stem) && low >= 0 && high <= 9
  const least = low < 0 ? Number.NEGATIVE_INFINITY : low === 0 || isDigit ? 0 : step
  const limits = [
    isDigit && 9,
    frame.includes('%') && 100,
    frame.includes('°') && (high <= 90 ? 90 : high <= 180 ? 180 : 360),
    step === 1 && high <= 12 && high + 1,
    low > 0 && high < 1 && 1 - step,
  ]
  const limit = limits.find((one) => one !== false && high <= one)
  return { least, most: limit || Number.POSITIVE_INFINITY }
}

/** Whole numbers that end alike go on ending alike, unless that would leave no room below the right one. */
function stepOf(values: readonly number[]): number {
  const decimals = Math.max(...values.map(decimalsOf))
  if (decimals > 3) return 0
  const scale = 10 ** decimals
  const whole = values.map((value) => Math.round(Math.abs(value) * scale)).filter((value) => value > 0)
  const common = whole.reduce(gcd, whole[0] ?? 1)
  const smallest = Math.min(...whole)
  const fitting = [1000, 500, 250, 100, 50, 25, 20, 10, 5, 4, 3, 2].find(
    (step) => common % step === 0 && smallest / step >= 6,
  )
  return (fitting ?? 1) / scale
}

/** That of the right one, with those of mistakes of which it is a part, or a multiple that leaves room beside it. */
function denominatorOf(key: number, options: readonly Text[]): number {
  const [own = 1, ...others] = options.map(({ en }) => Number(/\\frac\{\d+\}\{(\d+)\}/.exec(en)?.[1] ?? 1))
  const under = others.reduce((common, other) => (lcm(common, other) <= 72 ? lcm(common, other) : common), own)
  const parts = Math.round(key * under)
  return under < 6 || (parts < 3 && under < 36) ? under * 3 : under
}

const writeFraction =
  (correct: Text, step: number) =>
  (value: number): Text | undefined => {
    const under = Math.round(1 / step)
    const text = fraction(Math.round(value * under), under)
    if (!text.includes('frac') || !correct.en.startsWith('$')) return undefined
    return { en: text, ...(correct.te !== undefined && { te: text }), ...(correct.hi !== undefined && { hi: text }) }
  }

/** The number put into the words of an option of the question, in each of its languages. */
function writeNumber(correct: Text, near: readonly Wrong[], step: number) {
  const all = [correct, ...near.map(({ text }) => text)]
  const model = all.find((text) => readNumber(text)?.value !== 1) ?? correct
  const worded = /\p{L}/u.test(model.en)
  const plain = all.some(({ en }) => /\d{4}/.test(en))
  const decimals = String(roundTo(step, 6)).split('.')[1]?.length ?? 0
  const minus = all.some(({ en }) => en.includes('−')) ? '−' : '-'
  return (value: number): Text | undefined => {
    if (worded && value === 1) return undefined
    const padded = /₹/.test(model.en) && !Number.isInteger(value)
    const size = Math.abs(value)
    const printed = padded ? `${number(size, 2)}${/\.\d$/.test(number(size, 2)) ? '0' : ''}` : number(size, decimals)
    const comma = plain ? '' : model.en.includes('$') ? '{,}' : ','
    const digits = `${value < 0 ? minus : ''}${printed.replaceAll(',', comma)}`
    const [old = ''] = model.en.match(NUMBER) ?? []
    const entries = Object.entries(model).map(([language, text]) => [language, replaced(text, old, digits)] as const)
    return entries.every(([, text]) => text !== undefined) ? (Object.fromEntries(entries) as Text) : undefined
  }
}

const replaced = (text: string, old: string, digits: string): string | undefined =>
  text.split(old).length === 2 ? text.replace(old, () => digits) : undefined
