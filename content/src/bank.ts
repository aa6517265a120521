import type { Bank } from './papers/sources.ts'
import { TOPIC_CONTENT } from './topics/index.ts'

const CONTENT = Object.values(TOPIC_CONTENT)

/** Every question this product can ask. */
export const BANK: Bank = {
  templates: CONTENT.flatMap(({ templates = [] }) => templates),
  items: CONTENT.flatMap(({ items = [] }) => items),
}
