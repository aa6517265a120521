import { fault, note } from '../../question-set.ts'
import { languageOf } from '../../text/language.ts'
import { type Draft, type DraftOption, isTranslation, newDraft, type Series } from '../draft.ts'
import { type Label, optionLabelAt, optionLabels } from '../labels.ts'
import { plain, plainOf, type RichText, slice, trim } from '../rich/rich-text.ts'
import { isSignInDoubt } from '../separators.ts'
import { answerStart, isListName, solutionStart } from '../words.ts'
import type { Paper } from './paper.ts'
import { hasSecond, isLikeHeading, startsOptions, startsQuestion } from './question-starts.ts'

/** A line of a question: its answer, its solution, options, or more of what came before. */
export function addLine(paper: Paper, draft: Draft, rich: RichText, place: number): void {
  const text = plainOf(rich)
  const at = paper.entries[place]?.at ?? draft.at
  const answer = answerStart(text)
  if (answer !== undefined && !isConclusion(draft, text.slice(answer))) {
    draft.answers.push({ at, rich: trim(slice(rich, answer)) })
    draft.mode = 'answer'
    return
  }
  const solution = solutionStart(text)
  if (solution !== undefined) {
    draft.solution = [...(draft.solution ?? []), { at, rich: trim(slice(rich, solution)) }]
    if (isSignInDoubt(text, solution))
      draft.problems.push(
        note('sign-in-doubt', `The dash before “${text.slice(solution, solution + 20)}” is taken as a separator.`, {
          line: at,
        }),
      )
    draft.mode = 'solution'
    draft.listed = 0
    return
  }
  if (draft.mode === 'solution') {
    if (paper.fresh || isLikeHeading(paper, place)) reportTextAfterAnswer(draft, text, at)
    draft.solution?.push({ at, rich })
  } else if (draft.mode === 'answer' && !(isUnasked(draft) && startsOptions(paper.entries, place, text)))
    addAfterAnswer(draft, rich, at)
  else addToQuestion(paper, draft, rich, place, at)
}

/** "The answer is 195." at the end of a solution repeats an answer that was given. */
const isConclusion = ({ mode, answers }: Draft, words: string): boolean =>
  mode === 'solution' &&
  answers.length > 0 &&
  !/^\s*[:.=-]?[-–—]?\s*[([]?\s*[a-fA-F1-6]\s*[)\]]?\s*[.\])]*\s*$/.test(words)

/** Its answer stands behind its text, before its options. */
const isUnasked = ({ series, stem, answers }: Draft): boolean =>
  !series && stem.length > 0 && answers.some(({ rich }) => plainOf(rich).trim() !== '')

/** The answer itself where its word stood alone, else its reason, of which nothing says that it is one. */
function addAfterAnswer(draft: Draft, rich: RichText, at: number): void {
  const last = draft.answers.at(-1)
  if (last && plainOf(last.rich).trim() === '') draft.answers[draft.answers.length - 1] = { at, rich: trim(rich) }
  else {
    reportTextAfterAnswer(draft, plainOf(rich), at)
    draft.solution = [...(draft.solution ?? []), { at, rich }]
  }
}

const SHOWN = 80

/** Once for each question. */
function reportTextAfterAnswer({ problems }: Draft, text: string, at: number): void {
  if (problems.some(({ code }) => code === 'text-after-answer')) return
  const shown = text.trim().slice(0, SHOWN)
  problems.push(
    note('text-after-answer', `Text after the answer is taken as a part of its explanation: “${shown}”`, { line: at }),
  )
}

function addToQuestion(paper: Paper, draft: Draft, line: RichText, place: number, at: number): void {
  if (
    OPTIONS_ALONE.test(plainOf(line)) &&
    startsOptions(paper.entries, place + 1, paper.entries[place + 1]?.text ?? '')
  )
    return
  const rich = slice(line, optionsWord(paper, plainOf(line), place))
  const text = plainOf(rich)
  if (isAnswerBelow(paper, draft, text, place)) {
    draft.answers.push({ at, rich: trim(rich) })
    draft.mode = 'answer'
    return
  }
  const cells = paper.entries[place]?.cells
  if (cells && !draft.series && draft.stem.length > 0) {
    draft.stem.push({ at, rich, cells })
    draft.mode = 'options'
    return
  }
  const labels = optionLabels(text, paper.entries[place + 1]?.text ?? '')
  const [first] = labels
  const kind = first ? seriesKind(paper, draft, labels, first, place) : 'text'
  if (!first || kind === 'text') {
    addText(draft, rich, at)
    return
  }
  const before = trim(slice(rich, 0, first.start))
  if (plainOf(before).trim() !== '') addText(draft, before, at)
  const target = kind === 'new' ? newSeries(paper, draft, slice(rich, first.end, labels[1]?.start), first, at) : draft
  for (const [index, label] of labels.entries()) {
    const end = labels[index + 1]?.start
    addOption(target, {
      label,
      labelRich: slice(rich, label.start, label.end),
      at,
      isInline: index > 0 || plainOf(before).trim() !== '',
      lines: [trim(slice(rich, label.end, end))],
    })
  }
  target.mode = 'options'
}

const SIGN_ALONE = /^\s*[[(]\s*(?:[a-f]|[1-6])\s*[\])]\s*$/i

/** "[b]" in a line of its own below all options, with the next question below it. */
function isAnswerBelow(paper: Paper, { mode, series }: Draft, text: string, place: number): boolean {
  const sign = mode === 'options' && series && series.items.length > 1 && SIGN_ALONE.exec(text)
  const label = sign ? optionLabelAt(text, 0) : undefined
  return (
    label !== undefined &&
    series?.items.some((item) => item.label.index === label.index) === true &&
    series.items.every(({ lines }) => lines.some((line) => plainOf(line).trim() !== '')) &&
    (paper.entries[place + 1] === undefined || startsQuestion(paper, place + 1))
  )
}

/** A line over the options. */
const OPTIONS_ALONE = /^\s*(?:options?|choices?|ఎంపికలు|विकल्प)\s*[:.–-]*\s*$/i

/** Of "Ans 1. Hive", as answer sheets of boards print their options, and of "Options: (a) Hive": where the options begin. */
function optionsWord({ entries }: Paper, text: string, place: number): number {
  const word = /^\s*(?:ans(?:wers?)?|options?|choices?)\s*[.:]?\s+(?=\S)/i.exec(text)?.[0].length ?? 0
  const label = word > 0 ? optionLabelAt(text, word) : undefined
  const begins =
    label?.index === 0 && (hasSecond(entries, place, label) || optionLabels(text.slice(word), '').length > 1)
  return begins ? word : 0
}

/** Whether labels go on with the options, begin a list of options, or are only text. */
function seriesKind(
  paper: Paper,
  { series }: Draft,
  labels: readonly Label[],
  first: Label,
  place: number,
): 'next' | 'new' | 'text' {
  const last = series?.items.at(-1)?.label
  if (
    series &&
    last &&
    first.alphabet === last.alphabet &&
    !series.items.some(({ label }) => label.index === first.index)
  ) {
    if (first.index === last.index + 1 || first.style === series.style) return 'next'
  }
  const begins = labels.length > 1 || hasSecond(paper.entries, place, first)
  if (first.index === 0) return begins ? 'new' : 'text'
  // the first option is missing
  if (!series && first.index === 1 && begins && (first.alphabet === 'lower' || first.alphabet === 'upper')) return 'new'
  if (series && first.style === series.style && /^(lower|upper)/.test(first.style)) return 'next'
  return 'text'
}

function addOption(draft: Draft, option: DraftOption): void {
  const { series } = draft
  if (!series) return
  if (series.items.some(({ label }) => label.index === option.label.index))
    draft.problems.push(fault('option-twice', `Option (${option.label.text}) comes twice.`, { line: option.at }))
  series.items.push(option)
}

function addText(draft: Draft, rich: RichText, at: number): void {
  const option = draft.mode === 'options' ? draft.series?.items.at(-1) : undefined
  if (option) option.lines.push(rich)
  else draft.stem.push({ at, rich })
}

/**
 * Options begin. Labelled lines before them were statements of the question, or the options in the first language, or those
 * of a question after which one without a number comes. Returns the question that the options are of.
 */
function newSeries(paper: Paper, draft: Draft, text: RichText, first: Label, at: number): Draft {
  const previous = draft.series
  const series: Series = { style: first.style, items: [], after: draft.stem.length }
  if (!previous) {
    draft.series = series
    return draft
  }
  const trailing = previous.items.at(-1)?.lines.slice(1) ?? []
  if (previous.style === first.style && previous.items.length >= 2) {
    if (isOtherLanguage(draft, previous, trailing, text)) {
      previous.items.at(-1)?.lines.splice(1)
      draft.stem.push(...trailing.map((rich) => ({ at, rich })))
      draft.translated.push(previous)
      draft.series = series
      return draft
    }
    if (trailing.length > 0 && !isTranslation(draft) && !trailing.every((line) => isListName(plainOf(line))))
      return splitOff(paper, draft, previous, series, at)
  }
  demote(draft, [...draft.translated, previous])
  draft.translated = []
  draft.series = { ...series, after: draft.stem.length }
  return draft
}

function isOtherLanguage(draft: Draft, previous: Series, trailing: readonly RichText[], text: RichText): boolean {
  const inOptions = languageOf(previous.items.map(({ lines }) => plainOf(lines[0] ?? [])).join(' '))
  const before = inOptions ?? languageOf(draft.stem.map(({ rich }) => plainOf(rich)).join(' '))
  const now = languageOf([...trailing, text].map(plainOf).join(' '))
  return before !== undefined && now !== undefined && before !== now
}

/** Text behind the last option, then options again: a question whose number is missing. */
function splitOff(paper: Paper, draft: Draft, previous: Series, series: Series, at: number): Draft {
  const lines = previous.items.at(-1)?.lines.splice(1) ?? []
  const next: Draft = {
    ...newDraft(at, undefined, draft.count + 1, undefined),
    stem: lines.map((rich) => ({ at, rich })),
    series,
    passage: draft.passage,
    section: draft.section,
    details: { ...paper.details },
  }
  next.problems.push(fault('number-missing', 'A question without a number.', { line: at }))
  paper.drafts.push(next)
  paper.current = next
  paper.writing = next
  return next
}

/** What looked like options was a part of the question, and goes back to its place. */
export function demote(draft: Pick<Draft, 'stem'>, all: readonly Series[]): void {
  for (const { items, after } of [...all].reverse()) {
    const before = draft.stem.splice(0, after)
    for (const { at, labelRich, isInline, lines } of items)
      for (const [place, text] of lines.entries()) {
        const rich = place === 0 ? [...labelRich, ...text] : text
        const last = place === 0 && isInline ? before.pop() : undefined
        before.push(last ? { ...last, rich: [...last.rich, ...plain(' '), ...rich] } : { at, rich })
      }
    draft.stem.unshift(...before)
  }
}
