import { checkTemplates } from './check-templates.ts'

checkTemplates('quantitative')
