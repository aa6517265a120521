import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { STAGES } from '../exams/tests.ts'
import { paperPattern } from './paper-pattern.ts'
import { paperRule } from './paper-rule.ts'

const cataloguePattern = z.strictObject({
  /** The id of the first shipped test with this pattern, or of the institute's own exam. */
  id: z.string(),
  series: z.string(),
  series_name: z.string(),
  stage: z.enum(STAGES),
  label: z.string(),
  pattern: paperPattern,
  /** How shipped papers of this pattern are filled, by section. */
  rules: z.array(paperRule),
})
export type CataloguePattern = z.infer<typeof cataloguePattern>

export const listPaperPatterns = {
  method: 'GET',
  url: '/staff/paper-patterns/',
  summary:
    "The patterns of the institute's own exams and of the catalogue, with the rules that shipped papers are filled by",
  access: 'papers.write',
  response: { 200: z.array(cataloguePattern) },
} as const satisfies Endpoint
