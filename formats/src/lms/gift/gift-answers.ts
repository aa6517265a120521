import { parseDecimal, rangeAround } from '../../building/decimals.ts'

/** An answer of GIFT: `=right`, `~wrong`, `~%50%partly`, each with `#feedback`. */
export type Answer = { readonly weight: number; readonly text: string; readonly feedback: string }

/** What stands between the braces; escapes are hidden. */
export type Answers =
  | { readonly kind: 'choice'; readonly single: boolean; readonly answers: readonly Answer[] }
  | {
      readonly kind: 'true-false'
      readonly right: boolean
      readonly wrongFeedback: string
      readonly rightFeedback: string
    }
  | { readonly kind: 'numeric'; readonly answers: readonly Answer[] }
  | { readonly kind: 'essay' | 'matching' | 'short-answer' }

const WEIGHT = /^\s*%(-?\d{1,3}(?:\.\d*)?)%/

export function readAnswers(text: string): Answers {
  if (text === '') return { kind: 'essay' }
  if (text.startsWith('#')) return { kind: 'numeric', answers: numericAnswers(text.slice(1).trim()) }
  if (text.includes('~')) {
    const answers = parts(text).map(({ sign, rest }) => (sign === '=' ? answerOf(100, rest) : weighted(rest, 0)))
    return { kind: 'choice', single: text.includes('='), answers }
  }
  if (text.includes('=') && text.includes('->')) return { kind: 'matching' }
  const [, name = '', wrongFeedback = '', rightFeedback = ''] =
    /^(T|TRUE|F|FALSE)\s*(?:#([^#]*))?(?:#([\s\S]*))?$/i.exec(text) ?? []
  if (name !== '') return { kind: 'true-false', right: /^t/i.test(name), wrongFeedback, rightFeedback }
  const answers = parts(text).map(({ rest }) => weighted(rest, 100))
  const numbers = answers.length > 0 && answers.every(({ text: one }) => parseDecimal(one) !== undefined)
  return numbers ? { kind: 'numeric', answers } : { kind: 'short-answer' }
}

/** Each answer with the sign that it begins with. */
const parts = (text: string): { sign: string; rest: string }[] =>
  [...text.matchAll(/([=~])([^=~]*)/g)].map(([, sign = '', rest = '']) => ({ sign, rest }))

function weighted(rest: string, otherwise: number): Answer {
  const [mark = '', weight] = WEIGHT.exec(rest) ?? []
  return answerOf(weight === undefined ? otherwise : Number(weight), rest.slice(mark.length))
}

function answerOf(weight: number, rest: string): Answer {
  const at = rest.indexOf('#')
  const [text, feedback] = at < 0 ? [rest, ''] : [rest.slice(0, at), rest.slice(at + 1)]
  return { weight, text: text.trim(), feedback: feedback.trim() }
}

/** `5:0.1`, `1..5`, or several with `=`; a `~` gives the feedback of everything else. */
function numericAnswers(text: string): Answer[] {
  if (!/^[=~]/.test(text)) {
    const [first = '', ...others] = text.split('~')
    return [weighted(first, 100), ...others.map((rest) => weighted(rest, 0))]
  }
  return parts(text).map(({ sign, rest }) => weighted(rest, sign === '=' ? 100 : 0))
}

/** The range of a typed answer: "5", "5:0.1", "1..5". */
export function numericRange(text: string): { low: string; high: string } | undefined {
  const [, low, high] = /^(.+?)\.\.(.+)$/.exec(text) ?? []
  if (low !== undefined && high !== undefined) {
    const [from, to] = [parseDecimal(low), parseDecimal(high)]
    return from !== undefined && to !== undefined ? { low: from, high: to } : undefined
  }
  const [value = '', tolerance = '0'] = text.split(':')
  return rangeAround(value, tolerance)
}
