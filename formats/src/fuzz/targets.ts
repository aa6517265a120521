import { EQUATION_TARGETS } from './targets/equations.ts'
import { KEYS } from './targets/keys.ts'
import { LEGACY_FONTS } from './targets/legacy-fonts.ts'
import { OLD_PICTURES } from './targets/pictures.ts'
import { questionFiles } from './targets/question-files.ts'
import type { Fixtures, Target } from './targets/target.ts'

/** Every parser of questions and of their texts. */
export const targets = async (fixtures: Fixtures): Promise<readonly Target[]> => [
  ...(await questionFiles(fixtures)),
  ...KEYS,
  ...EQUATION_TARGETS,
  OLD_PICTURES,
  LEGACY_FONTS,
]
