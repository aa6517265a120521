import { answerTasks } from '../../bounded/answer-tasks.ts'
import { typesetAnyway } from './typeset-paper.ts'

answerTasks(typesetAnyway)
