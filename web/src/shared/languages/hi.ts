import { testWords } from '@pariksha/contract/texts/test-words/test-words.hi'
import { wordsOfNames } from '@pariksha/contract/texts/test-words/words-of-names'
import { help } from '../../exam-room/dialogs/help-texts.hi.ts'
import { opening } from '../../exam-room/opening/opening-texts.hi.ts'
import { examRoom } from '../../exam-room/texts.hi.ts'
import { withoutScripts } from '../../exam-room/without-scripts/without-scripts-texts.hi.ts'
import { shell } from '../../shell/texts.hi.ts'
import { blog } from '../../site/blog/texts.hi.ts'
import { books } from '../../site/books/texts.hi.ts'
import { demo } from '../../site/demo/texts.hi.ts'
import { exams } from '../../site/exams/texts.hi.ts'
import { offers } from '../../site/home/offers/offers-texts.hi.ts'
import { home } from '../../site/home/texts.hi.ts'
import { offline } from '../../site/offline/texts.hi.ts'
import { comparison } from '../../site/packages/comparison/comparison-texts.hi.ts'
import { packageOrder } from '../../site/packages/order/order-texts.hi.ts'
import { packages } from '../../site/packages/texts.hi.ts'
import { search } from '../../site/search/texts.hi.ts'
import { series } from '../../site/series/texts.hi.ts'
import { study } from '../../site/study/texts.hi.ts'
import { videos } from '../../site/videos/texts.hi.ts'
import { account } from '../../student/account/texts.hi.ts'
import { attempts } from '../../student/attempts/texts.hi.ts'
import { certificates } from '../../student/certificates/texts.hi.ts'
import { ask } from '../../student/doubts/texts.hi.ts'
import { library } from '../../student/library/texts.hi.ts'
import { mocks } from '../../student/mocks/texts.hi.ts'
import { notes } from '../../student/notes/texts.hi.ts'
import { practice } from '../../student/practice/texts.hi.ts'
import { today } from '../../student/practice/today/today-texts.hi.ts'
import { progress } from '../../student/progress/texts.hi.ts'
import { analysis } from '../../student/results/analysis/analysis-texts.hi.ts'
import { rankList } from '../../student/results/rank-list/rank-list-texts.hi.ts'
import { receipt } from '../../student/results/receipt/receipt-texts.hi.ts'
import { review } from '../../student/results/solutions/review-texts.hi.ts'
import { standing } from '../../student/results/standing/standing-texts.hi.ts'
import { results } from '../../student/results/texts.hi.ts'
import { timeAdded } from '../../student/results/time-added/time-added-texts.hi.ts'
import { solutions } from '../questions/solution/solution-texts.hi.ts'
import { questions } from '../questions/texts.hi.ts'
import { problems } from '../ui/problems/problem-texts.hi.ts'
import { ui } from '../ui/texts.hi.ts'
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
  months: 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर'.split(' '),
}
