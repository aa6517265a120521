import { shell } from '../shell/texts.te.ts'
import { site } from '../texts.te.ts'
import type { Catalogue } from './catalogue.ts'

export const catalogue: Catalogue = { shell, site }
