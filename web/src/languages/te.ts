import { account } from '../account/texts.te.ts'
import { shell } from '../shell/texts.te.ts'
import { site } from '../texts.te.ts'
import { problems } from '../ui/problem-texts.te.ts'
import type { Catalogue } from './catalogue.ts'

export const catalogue: Catalogue = { account, problems, shell, site }
