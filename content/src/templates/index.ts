import type { Template } from '../question.ts'
import { ADVANCED } from './advanced/index.ts'
import { CALCULATION } from './calculation/index.ts'
import { CASELETS } from './caselets/index.ts'
import { employees } from './charts/departments.ts'
import { SALES_SETS } from './charts/sales-sets.ts'
import { HIGHER } from './higher/index.ts'
import { QUANTITATIVE } from './quantitative/index.ts'
import { REASONING } from './reasoning/index.ts'
import { threeStatements } from './sufficiency/three-statements.ts'
import { TWO_STATEMENTS } from './sufficiency/two-unknowns.ts'

export const TEMPLATES: readonly Template[] = [
  ...QUANTITATIVE,
  ...REASONING,
  ...CALCULATION,
  ...HIGHER,
  ...ADVANCED,
  ...SALES_SETS,
  employees,
  ...CASELETS,
  ...TWO_STATEMENTS,
  threeStatements,
]
