import { ENGLISH_TEMPLATES, WRITTEN_ITEMS } from './english/index.ts'
import { FACT_TEMPLATES } from './facts/index.ts'
import type { Bank } from './papers/assemble.ts'
import { TEMPLATES } from './templates/index.ts'
import { REASONING_ITEMS } from './templates/reasoning/written/index.ts'

/** Every question this product can ask. */
export const BANK: Bank = {
  templates: [...TEMPLATES, ...ENGLISH_TEMPLATES, ...FACT_TEMPLATES],
  items: [...WRITTEN_ITEMS, ...REASONING_ITEMS],
}
