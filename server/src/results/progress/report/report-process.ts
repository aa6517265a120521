import { answerTasks } from '../../../platform/bounded/answer-tasks.ts'
import { typesetReport } from './typeset-report.ts'

answerTasks(typesetReport)
