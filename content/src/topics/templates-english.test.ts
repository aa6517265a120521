import { checkTemplates } from './check-templates.ts'

checkTemplates('english')
