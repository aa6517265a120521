import type { DrawnSet } from '../../../questions/bank/drawing/draw.ts'
import type { NewSlot } from './insert-slots.ts'

/** The places that drawn questions take; those of one passage stay together. */
export const slotsOfDrawn = (sets: readonly DrawnSet[]): NewSlot[] =>
  sets.flatMap(({ token, source, seed, topic, level, fingerprint, questions }) =>
    questions.map((question) => ({
      drawn: { source, seed, topic, level, fingerprint, set: questions.length > 1 ? token : null, question },
    })),
  )
