import { type Rendered, renderText } from './render-text.ts'
import type { TextKind } from './rendering.ts'

export type TextTask = { readonly kind: TextKind; readonly texts: readonly string[] }

/** The task of the worker pool, on a thread with limits of time and memory. */
export default ({ kind, texts }: TextTask): readonly Rendered[] => texts.map((text) => renderText(kind, text))
