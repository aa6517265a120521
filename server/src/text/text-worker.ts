import { type Rendered, renderText } from './render-text.ts'
import type { Manner } from './rendering.ts'

export type TextTask = { readonly manner: Manner; readonly text: string }

/** What the pool runs, on a thread that ends with its time or its memory. */
export default ({ manner, text }: TextTask): Rendered => renderText(manner, text)
