import { answerTasks } from '../../bounded/answer-tasks.ts'
import { typesetRankList } from './typeset-rank-list.ts'

answerTasks(typesetRankList)
