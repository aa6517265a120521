import type { PaperDraft } from '@pariksha/contract/papers/paper-draft'
import { toDateTimeField } from './date-time-field.ts'

const MINUTE_MS = 60_000
const LATER = ['time', 'hand'] as const
const WHEN = ['now', ...LATER] as const
export type When = (typeof WHEN)[number]

type ReleaseChoices = {
  /** The first is chosen at first. */
  readonly choices: readonly [When, ...When[]]
  /** The value of the field at first: the first minute that is not refused; undefined where any is good. */
  readonly earliest: string | undefined
}

/** What can be chosen of a release: not now while devices may still deliver. */
export function releaseChoices(
  { release_from }: Pick<NonNullable<PaperDraft['publication']>, 'release_from'>,
  now: number,
): ReleaseChoices {
  const from = release_from === null ? now : Date.parse(release_from)
  if (from <= now) return { choices: WHEN, earliest: undefined }
  const minute = Math.ceil(from / MINUTE_MS) * MINUTE_MS // the field has no seconds
  return { choices: LATER, earliest: toDateTimeField(new Date(minute).toISOString()) }
}
