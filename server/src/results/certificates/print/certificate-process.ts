import { answerTasks } from '../../../platform/bounded/answer-tasks.ts'
import { typesetCertificate } from './typeset-certificate.ts'

answerTasks(typesetCertificate)
