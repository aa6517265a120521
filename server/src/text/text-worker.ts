import { type Rendered, renderText } from './render-text.ts'
import type { Manner } from './rendering.ts'

export type TextTask = { readonly manner: Manner; readonly texts: readonly string[] }

/** The task of the worker pool, on a thread with limits of time and memory. */
export default ({ manner, texts }: TextTask): readonly Rendered[] => texts.map((text) => renderText(manner, text))
