import { DAILY_CLOZES } from './daily.ts'
import { NATURE_CLOZES } from './nature.ts'
import { PLACE_CLOZES } from './places.ts'
import { SOCIETY_CLOZES } from './society.ts'
import { WORK_CLOZES } from './work.ts'
import { WORLD_CLOZES } from './world.ts'

export const CLOZES = [
  ...SOCIETY_CLOZES,
  ...WORLD_CLOZES,
  ...NATURE_CLOZES,
  ...WORK_CLOZES,
  ...DAILY_CLOZES,
  ...PLACE_CLOZES,
]
