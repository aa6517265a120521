import { answerTasks } from '../../bounded/answer-tasks.ts'
import { typesetPaper } from './typeset-paper.ts'

answerTasks(typesetPaper)
