import { keyPairs } from '../answers/key-pairs.ts'
import { type Label, optionLabel, optionLabels } from '../labels.ts'
import { answerStart } from '../words.ts'
import type { Entry } from './entries.ts'

type Candidate = { readonly place: number; readonly label: Label; readonly supported: boolean }

/** How the questions of a paper are numbered: `1.` and `(1)` may be questions, statements or options. */
export type QuestionStyles = ReadonlySet<string>

/**
 * The styles whose numbers count up and are followed by options or an answer. Words such as "Q1" are sure; of the others the
 * one that most questions have, and those that fill its gaps.
 */
export function questionStyles(entries: readonly Entry[]): QuestionStyles {
  const byStyle = new Map<string, Candidate[]>()
  for (const [place, { label }] of entries.entries()) {
    if (!label) continue
    const candidates = byStyle.get(label.style) ?? []
    byStyle.set(label.style, candidates)
    candidates.push({ place, label, supported: false })
  }
  const rated = [...byStyle].map(([style, candidates]) => {
    const marked = markSupported(entries, candidates)
    const supported = marked.filter((candidate) => candidate.supported)
    return {
      style,
      supported,
      all: marked,
      score: scoreOf(supported),
      first: supported[0]?.place ?? Number.POSITIVE_INFINITY,
    }
  })
  const most = Math.max(0, ...rated.map(({ supported }) => supported.length))
  const worded = rated.find(({ style }) => style === 'Q')
  if (worded && worded.all.length > 0 && worded.supported.length * 2 >= most) return new Set(['Q'])
  const [best, ...others] = rated.sort((a, b) => b.score - a.score || a.first - b.first || b.all.length - a.all.length)
  if (!best) return new Set()
  const styles = new Set([best.style])
  let chain = best.supported
  for (const other of others) {
    const merged = [...chain, ...other.supported].sort((a, b) => a.place - b.place)
    if (other.supported.length === 0 || stepsOf(merged) < stepsOf(chain) + other.supported.length) continue
    styles.add(other.style)
    chain = merged
  }
  return styles
}

const scoreOf = (candidates: readonly Candidate[]): number => (candidates.length === 0 ? 0 : 1 + stepsOf(candidates))

/** How often a number follows the one before it. */
const stepsOf = (candidates: readonly Candidate[]): number =>
  candidates.filter(({ label }, place) => place > 0 && label.index === (candidates[place - 1]?.label.index ?? 0) + 1)
    .length

/** Followed by an answer or by options in another style, before the next label of its own style. */
function markSupported(entries: readonly Entry[], candidates: readonly Candidate[]): Candidate[] {
  return candidates.map((candidate, index) => {
    const end = candidates[index + 1]?.place ?? entries.length
    return { ...candidate, supported: isFollowed(entries, candidate, end) }
  })
}

const MAX_DISTANCE = 80

function isFollowed(entries: readonly Entry[], { place, label }: Candidate, end: number): boolean {
  for (let at = place; at < Math.min(end, place + MAX_DISTANCE); at++) {
    const text = entries[at]?.text ?? ''
    const rest = at === place ? text.slice(label.end) : text
    const answer = answerStart(rest)
    // "Key: 1-b 2-c" is of all questions
    if (answer !== undefined) return (keyPairs(rest.slice(answer))?.length ?? 0) < 2
    if (entries[at]?.cells) return true
    if (optionsIn(rest, label.style)) return true
  }
  return false
}

const optionsIn = (text: string, style: string): boolean => {
  const first = optionLabel(text)
  if (first && isFirstOption(first, style)) return true
  return optionLabels(text, '').some((option) => isFirstOption(option, style))
}

const isFirstOption = (label: Label, style: string): boolean => label.index === 0 && !isSameStyle(label, style)

/** Styles of questions and options are named alike: `digit.`, `(digit)`. */
export const isSameStyle = (option: Label, questionStyle: string): boolean =>
  option.alphabet === 'digit' && optionStyleName(option) === questionStyle

const optionStyleName = ({ style }: Label): string => (style === 'digit()' ? '(digit)' : style)
