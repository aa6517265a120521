import { answerTasks } from '../../../platform/bounded/answer-tasks.ts'
import { typesetPaper } from './typeset-paper.ts'

answerTasks(typesetPaper)
