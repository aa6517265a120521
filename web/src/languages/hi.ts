import { testWords } from '@pariksha/contract/texts/test-words/test-words.hi'
import { wordsOfNames } from '@pariksha/contract/texts/test-words/words-of-names'
import { account } from '../account/texts.hi.ts'
import { ask } from '../ask/texts.hi.ts'
import { attempts } from '../attempts/texts.hi.ts'
import { blog } from '../blog/texts.hi.ts'
import { books } from '../books/texts.hi.ts'
import { certificates } from '../certificates/texts.hi.ts'
import { demo } from '../demo/texts.hi.ts'
import { help } from '../exam-room/dialogs/help-texts.hi.ts'
import { opening } from '../exam-room/opening/opening-texts.hi.ts'
import { examRoom } from '../exam-room/texts.hi.ts'
import { withoutScripts } from '../exam-room/without-scripts/without-scripts-texts.hi.ts'
import { exams } from '../exams/texts.hi.ts'
import { offers } from '../home/offers/offers-texts.hi.ts'
import { home } from '../home/texts.hi.ts'
import { library } from '../library/texts.hi.ts'
import { mocks } from '../mocks/texts.hi.ts'
import { notes } from '../notes/texts.hi.ts'
import { offline } from '../offline/texts.hi.ts'
import { comparison } from '../packages/comparison/comparison-texts.hi.ts'
import { packageOrder } from '../packages/order/order-texts.hi.ts'
import { packages } from '../packages/texts.hi.ts'
import { practice } from '../practice/texts.hi.ts'
import { today } from '../practice/today/today-texts.hi.ts'
import { progress } from '../progress/texts.hi.ts'
import { solutions } from '../questions/solution/solution-texts.hi.ts'
import { questions } from '../questions/texts.hi.ts'
import { analysis } from '../results/analysis/analysis-texts.hi.ts'
import { rankList } from '../results/rank-list/rank-list-texts.hi.ts'
import { receipt } from '../results/receipt/receipt-texts.hi.ts'
import { review } from '../results/solutions/review-texts.hi.ts'
import { standing } from '../results/standing/standing-texts.hi.ts'
import { results } from '../results/texts.hi.ts'
import { timeAdded } from '../results/time-added/time-added-texts.hi.ts'
import { search } from '../search/texts.hi.ts'
import { series } from '../series/texts.hi.ts'
import { shell } from '../shell/texts.hi.ts'
import { study } from '../study/texts.hi.ts'
import { problems } from '../ui/problems/problem-texts.hi.ts'
import { site } from '../ui/texts.hi.ts'
import { videos } from '../videos/texts.hi.ts'
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
  months: 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर'.split(' '),
}
