import { ACTION } from '../../shared/judgements/forms.ts'
import { readJudgements } from '../../shared/judgements/items.ts'

export const ITEMS = readJudgements(new URL('./items.yaml', import.meta.url), ACTION)
