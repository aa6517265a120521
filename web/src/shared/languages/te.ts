import { testWords } from '@pariksha/contract/texts/test-words/test-words.te'
import { wordsOfNames } from '@pariksha/contract/texts/test-words/words-of-names'
import { help } from '../../exam-room/dialogs/help-texts.te.ts'
import { opening } from '../../exam-room/opening/opening-texts.te.ts'
import { examRoom } from '../../exam-room/texts.te.ts'
import { withoutScripts } from '../../exam-room/without-scripts/without-scripts-texts.te.ts'
import { shell } from '../../shell/texts.te.ts'
import { blog } from '../../site/blog/texts.te.ts'
import { books } from '../../site/books/texts.te.ts'
import { demo } from '../../site/demo/texts.te.ts'
import { exams } from '../../site/exams/texts.te.ts'
import { offers } from '../../site/home/offers/offers-texts.te.ts'
import { home } from '../../site/home/texts.te.ts'
import { offline } from '../../site/offline/texts.te.ts'
import { comparison } from '../../site/packages/comparison/comparison-texts.te.ts'
import { packageOrder } from '../../site/packages/order/order-texts.te.ts'
import { packages } from '../../site/packages/texts.te.ts'
import { search } from '../../site/search/texts.te.ts'
import { series } from '../../site/series/texts.te.ts'
import { study } from '../../site/study/texts.te.ts'
import { videos } from '../../site/videos/texts.te.ts'
import { account } from '../../student/account/texts.te.ts'
import { attempts } from '../../student/attempts/texts.te.ts'
import { certificates } from '../../student/certificates/texts.te.ts'
import { ask } from '../../student/doubts/texts.te.ts'
import { library } from '../../student/library/texts.te.ts'
import { mocks } from '../../student/mocks/texts.te.ts'
import { notes } from '../../student/notes/texts.te.ts'
import { practice } from '../../student/practice/texts.te.ts'
import { today } from '../../student/practice/today/today-texts.te.ts'
import { progress } from '../../student/progress/texts.te.ts'
import { analysis } from '../../student/results/analysis/analysis-texts.te.ts'
import { rankList } from '../../student/results/rank-list/rank-list-texts.te.ts'
import { receipt } from '../../student/results/receipt/receipt-texts.te.ts'
import { review } from '../../student/results/solutions/review-texts.te.ts'
import { standing } from '../../student/results/standing/standing-texts.te.ts'
import { results } from '../../student/results/texts.te.ts'
import { timeAdded } from '../../student/results/time-added/time-added-texts.te.ts'
import { solutions } from '../questions/solution/solution-texts.te.ts'
import { questions } from '../questions/texts.te.ts'
import { problems } from '../ui/problems/problem-texts.te.ts'
import { ui } from '../ui/texts.te.ts'
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
  ui,
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
