import { answerTasks } from '../../bounded/answer-tasks.ts'
import { typesetWithFormulaFallback } from './typeset-paper.ts'

answerTasks(typesetWithFormulaFallback)
