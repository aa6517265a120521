import { testWords } from '@pariksha/contract/texts/test-words/test-words.te'
import { wordsOfNames } from '@pariksha/contract/texts/test-words/words-of-names'
import { account } from '../account/texts.te.ts'
import { ask } from '../ask/texts.te.ts'
import { attempts } from '../attempts/texts.te.ts'
import { blog } from '../blog/texts.te.ts'
import { books } from '../books/texts.te.ts'
import { certificates } from '../certificates/texts.te.ts'
import { demo } from '../demo/texts.te.ts'
import { help } from '../exam-room/dialogs/help-texts.te.ts'
import { opening } from '../exam-room/opening/opening-texts.te.ts'
import { examRoom } from '../exam-room/texts.te.ts'
import { withoutScripts } from '../exam-room/without-scripts/without-scripts-texts.te.ts'
import { exams } from '../exams/texts.te.ts'
import { offers } from '../home/offers/offers-texts.te.ts'
import { home } from '../home/texts.te.ts'
import { library } from '../library/texts.te.ts'
import { mocks } from '../mocks/texts.te.ts'
import { notes } from '../notes/texts.te.ts'
import { offline } from '../offline/texts.te.ts'
import { comparison } from '../packages/comparison/comparison-texts.te.ts'
import { packageOrder } from '../packages/order/order-texts.te.ts'
import { packages } from '../packages/texts.te.ts'
import { practice } from '../practice/texts.te.ts'
import { today } from '../practice/today/today-texts.te.ts'
import { progress } from '../progress/texts.te.ts'
import { solutions } from '../questions/solution/solution-texts.te.ts'
import { questions } from '../questions/texts.te.ts'
import { analysis } from '../results/analysis/analysis-texts.te.ts'
import { rankList } from '../results/rank-list/rank-list-texts.te.ts'
import { receipt } from '../results/receipt/receipt-texts.te.ts'
import { review } from '../results/solutions/review-texts.te.ts'
import { standing } from '../results/standing/standing-texts.te.ts'
import { results } from '../results/texts.te.ts'
import { timeAdded } from '../results/time-added/time-added-texts.te.ts'
import { search } from '../search/texts.te.ts'
import { series } from '../series/texts.te.ts'
import { shell } from '../shell/texts.te.ts'
import { study } from '../study/texts.te.ts'
import { problems } from '../ui/problems/problem-texts.te.ts'
import { site } from '../ui/texts.te.ts'
import { videos } from '../videos/texts.te.ts'
import type { Catalogue } from './catalogue.ts'
import { problemTranslator } from './translate-problem.ts'

export const catalogue: Catalogue = {
  account,
  attempts,
  packageOrder,
  examRoom,
  help,
  opening,
  withoutScripts,
  certificates,
  library,
  mocks,
  offline,
  packages,
  practice,
  today,
  problems,
  translateProblem: problemTranslator(problems),
  questions,
  solutions,
  results,
  review,
  analysis,
  receipt,
  progress,
  search,
  series,
  shell,
  site,
  ask,
  blog,
  books,
  notes,
  study,
  videos,
  exams,
  demo,
  home,
  offers,
  comparison,
  rankList,
  standing,
  timeAdded,
  testWords: wordsOfNames(testWords),
  months: 'జనవరి ఫిబ్రవరి మార్చి ఏప్రిల్ మే జూన్ జులై ఆగస్టు సెప్టెంబర్ అక్టోబర్ నవంబర్ డిసెంబర్'.split(' '),
}
