import { createEngineContext } from './engine-context.ts'

/** The one of the running application. */
export const thisPage = createEngineContext()
