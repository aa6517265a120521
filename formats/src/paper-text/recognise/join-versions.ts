import type { Language } from '@pariksha/contract/languages'
import { note } from '../../question-set.ts'
import { languageOf } from '../../text/language.ts'
import type { Draft } from '../draft.ts'
import { plainOf } from '../rich/rich-text.ts'
import type { Paper } from './paper.ts'

/**
 * A paper that comes whole in one language and then whole in another: questions of the same numbers, with as many options,
 * are the same questions.
 */
export function joinVersions(paper: Paper): void {
  const { drafts } = paper
  const count = drafts.findIndex((draft, place) => place > 0 && draft.count === drafts[0]?.count)
  if (count < MIN_QUESTIONS || drafts.length % count !== 0) return
  const first = drafts.slice(0, count)
  const others = Array.from({ length: drafts.length / count - 1 }, (_, version) =>
    drafts.slice((version + 1) * count, (version + 2) * count),
  )
  const languages = [first, ...others].map(languageOfVersion)
  if (languages.includes(undefined) || new Set(languages).size !== languages.length) return
  if (!others.every((version) => version.every((draft, place) => isSame(draft, first[place])))) return
  for (const version of others) {
    const at = version[0]?.at ?? 1
    const what = `The questions from here on are taken as those from line ${first[0]?.at ?? 1} on, in another language.`
    paper.problems.push(note('version-joined', what, { line: at }))
    for (const [place, draft] of version.entries()) joinDraft(paper, first[place], draft)
  }
  drafts.splice(count)
}

const MIN_QUESTIONS = 2

const textOf = ({ stem, series }: Draft): string =>
  [...stem.map(({ rich }) => rich), ...(series?.items.flatMap(({ lines }) => lines) ?? [])].map(plainOf).join(' ')

/** Undefined: its questions are in several. Those of numbers alone are in all. */
function languageOfVersion(version: readonly Draft[]): Language | undefined {
  const languages = new Set(
    version.flatMap((draft) => languageOf(draft.stem.map(({ rich }) => plainOf(rich)).join(' ')) ?? []),
  )
  return languages.size === 1 ? [...languages][0] : undefined
}

const isSame = (draft: Draft, other: Draft | undefined): boolean =>
  draft.count === other?.count &&
  draft.translations.length === 0 &&
  draft.translated.length === 0 &&
  (draft.series?.items.length ?? 0) === (other.series?.items.length ?? 0) &&
  textOf(draft) !== ''

function joinDraft({ passages }: Paper, to: Draft | undefined, draft: Draft): void {
  if (!to) return
  to.translations.push({ ...draft, column: 0 })
  to.problems.push(...draft.problems)
  const [own, other] = [to.passage, draft.passage].map((id) => passages.find((passage) => passage.id === id))
  if (!own || !other || own === other) return
  own.lines.push(...other.lines.splice(0))
  passages.splice(passages.indexOf(other), 1)
}
