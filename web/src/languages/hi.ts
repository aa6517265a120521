import { shell } from '../shell/texts.hi.ts'
import { site } from '../texts.hi.ts'
import type { Catalogue } from './catalogue.ts'

export const catalogue: Catalogue = { shell, site }
