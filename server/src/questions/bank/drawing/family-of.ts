import { SHIPPED_SERIES } from '@pariksha/content/shipped'
import type { PaperFamily } from '@pariksha/domain/exam-families'

const FAMILIES: ReadonlyMap<string, PaperFamily> = new Map(
  SHIPPED_SERIES.flatMap(({ slug, tests }) =>
    tests.flatMap(({ content }) => ('blueprint' in content ? [[slug, content.blueprint.exam] as const] : [])),
  ),
)

/** Whose templates suit a series; undefined for one of the institute's own. */
export const familyOf = (series: string | undefined): PaperFamily | undefined =>
  series === undefined ? undefined : FAMILIES.get(series)
