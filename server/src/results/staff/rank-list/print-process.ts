import { answerTasks } from '../../../platform/bounded/answer-tasks.ts'
import { typesetRankList } from './typeset-rank-list.ts'

answerTasks(typesetRankList)
