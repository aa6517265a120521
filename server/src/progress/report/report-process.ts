import { answerTasks } from '../../bounded/answer-tasks.ts'
import { typesetReport } from './typeset-report.ts'

answerTasks(typesetReport)
