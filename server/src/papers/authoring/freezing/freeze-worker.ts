import type { PaperSource } from '@pariksha/content/papers/paper'
import { type FrozenPaper, freezePaper } from '../../freeze.ts'
import { rendererWith } from '../../render.ts'

export type FreezeTask = {
  readonly source: PaperSource
  readonly pictures: readonly { readonly sha256: string; readonly type: string; readonly body: Uint8Array }[]
}

/** Texts, formulae and compression of a whole paper take seconds: on a thread of their own. */
export const freeze = ({ source, pictures }: FreezeTask): FrozenPaper =>
  freezePaper(
    source,
    rendererWith(
      new Map(
        pictures.map(({ sha256, type, body }) => [
          sha256,
          `data:${type};base64,${Buffer.from(body).toString('base64')}`,
        ]),
      ),
    ),
  )
