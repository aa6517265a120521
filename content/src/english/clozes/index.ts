import { SOCIETY_CLOZES } from './society.ts'
import { WORLD_CLOZES } from './world.ts'

export const CLOZES = [...SOCIETY_CLOZES, ...WORLD_CLOZES]
