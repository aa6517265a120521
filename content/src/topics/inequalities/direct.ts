import { template } from '../../questions/template.ts'
import { say } from '../../text/localized.ts'
import { byTrying, chains, decide, plain } from './conclusions.ts'
import { drawValues } from './drawn.ts'

export const directInequality = template({
  id: 'inequalities/two-conclusions-five-answers',
  topic: 'inequalities',
  levels: ['easy', 'medium', 'hard'],
  exams: ['bank', 'mat'],
  draw: drawValues,
  write(values) {
    const text = chains(values, (sign) => sign)
    const head = say(`**Statements:** ${text}`, `**ప్రకటనలు:** ${text}`, `**कथन:** ${text}`)
    return decide(values, head, plain(values), [])
  },
  verify: byTrying,
})
