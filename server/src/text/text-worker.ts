import { type Rendered, renderText } from './render-text.ts'
import type { Manner } from './rendering.ts'

export type TextTask = { readonly manner: Manner; readonly text: string }

/** The task of the worker pool, on a thread with limits of time and memory. */
export default ({ manner, text }: TextTask): Rendered => renderText(manner, text)
