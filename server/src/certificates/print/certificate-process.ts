import { answerTasks } from '../../bounded/answer-tasks.ts'
import { typesetCertificate } from './typeset-certificate.ts'

answerTasks(typesetCertificate)
