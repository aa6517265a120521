import { answerTasks } from '../bounded/answer-tasks.ts'
import { typesetWithFallback } from './typeset.ts'

answerTasks(typesetWithFallback)
