import type { SetBuilder } from '../building/set-builder.ts'
import { fault, type Place } from '../question-set.ts'
import type { Row } from './read-row.ts'

/** The id of the passage that a row names or holds; null: it has none. */
export type ReadPassage = (row: Row, at: Place) => string | null

/** Rows with the same passage number, or the same text, share one passage; its text may stand in the first of them alone. */
export function passageReader(builder: SetBuilder): ReadPassage {
  const byNumber = new Map<string, string>()
  const byText = new Map<string, string>()
  return ({ texts, plain }, at) => {
    const number = plain['passage-number']?.trim().slice(0, 40)
    const text = texts.passage
    const known = number === undefined ? undefined : byNumber.get(number)
    if (!text) {
      if (number !== undefined && known === undefined)
        builder.problem(fault('no-passage', `The passage “${number}” stands in no row before this one.`, at))
      return known ?? null
    }
    const key = JSON.stringify([number, text])
    const same = byText.get(key)
    if (same !== undefined) return same
    if (known !== undefined)
      builder.problem(fault('passage-twice', `The passage number “${number}” has two texts.`, at))
    const id = builder.addPassage(text, at, number)
    if (id !== null) {
      byText.set(key, id)
      if (number !== undefined && known === undefined) byNumber.set(number, id)
    }
    return id
  }
}
