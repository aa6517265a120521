import type { WordsOfNames } from '@pariksha/contract/texts/test-words/words-of-names'
import type { English as Help } from '../../exam-room/dialogs/help-texts.ts'
import type { English as Opening } from '../../exam-room/opening/opening-texts.ts'
import type { English as ExamRoom } from '../../exam-room/texts.ts'
import type { English as WithoutScripts } from '../../exam-room/without-scripts/without-scripts-texts.ts'
import type { English as Shell } from '../../shell/texts.ts'
import type { English as Blog } from '../../site/blog/texts.ts'
import type { English as Books } from '../../site/books/texts.ts'
import type { English as Demo } from '../../site/demo/texts.ts'
import type { English as Exams } from '../../site/exams/texts.ts'
import type { English as Offers } from '../../site/home/offers/offers-texts.ts'
import type { English as Home } from '../../site/home/texts.ts'
import type { English as Offline } from '../../site/offline/texts.ts'
import type { English as Comparison } from '../../site/packages/comparison/comparison-texts.ts'
import type { English as PackageOrder } from '../../site/packages/order/order-texts.ts'
import type { English as Packages } from '../../site/packages/texts.ts'
import type { English as Search } from '../../site/search/texts.ts'
import type { English as Series } from '../../site/series/texts.ts'
import type { English as Study } from '../../site/study/texts.ts'
import type { English as Videos } from '../../site/videos/texts.ts'
import type { English as Account } from '../../student/account/texts.ts'
import type { English as Attempts } from '../../student/attempts/texts.ts'
import type { English as Certificates } from '../../student/certificates/texts.ts'
import type { English as Ask } from '../../student/doubts/texts.ts'
import type { English as Library } from '../../student/library/texts.ts'
import type { English as Mocks } from '../../student/mocks/texts.ts'
import type { English as Notes } from '../../student/notes/texts.ts'
import type { English as Practice } from '../../student/practice/texts.ts'
import type { English as TodayTexts } from '../../student/practice/today/today-texts.ts'
import type { English as Progress } from '../../student/progress/texts.ts'
import type { English as Analysis } from '../../student/results/analysis/analysis-texts.ts'
import type { English as RankList } from '../../student/results/rank-list/rank-list-texts.ts'
import type { English as Receipt } from '../../student/results/receipt/receipt-texts.ts'
import type { English as Review } from '../../student/results/solutions/review-texts.ts'
import type { English as Standing } from '../../student/results/standing/standing-texts.ts'
import type { English as Results } from '../../student/results/texts.ts'
import type { English as TimeAdded } from '../../student/results/time-added/time-added-texts.ts'
import type { English as Solutions } from '../questions/solution/solution-texts.ts'
import type { English as Questions } from '../questions/texts.ts'
import type { English as Ui } from '../ui/texts.ts'
import type { Language } from './language.ts'
import type { ProblemTexts, TranslateProblem } from './translate-problem.ts'
import type { Translated } from './translation.ts'

/** All texts of a language, by area. */
export type Catalogue = {
  readonly account: Translated<Account>
  readonly attempts: Translated<Attempts>
  readonly packageOrder: Translated<PackageOrder>
  readonly examRoom: Translated<ExamRoom>
  readonly help: Translated<Help>
  readonly opening: Translated<Opening>
  readonly withoutScripts: Translated<WithoutScripts>
  readonly certificates: Translated<Certificates>
  readonly library: Translated<Library>
  readonly mocks: Translated<Mocks>
  readonly offline: Translated<Offline>
  readonly packages: Translated<Packages>
  readonly practice: Translated<Practice>
  readonly today: Translated<TodayTexts>
  readonly problems: ProblemTexts
  readonly translateProblem: TranslateProblem
  readonly solutions: Translated<Solutions>
  readonly questions: Translated<Questions>
  readonly results: Translated<Results>
  readonly review: Translated<Review>
  readonly analysis: Translated<Analysis>
  readonly receipt: Translated<Receipt>
  readonly progress: Translated<Progress>
  readonly search: Translated<Search>
  readonly series: Translated<Series>
  readonly shell: Translated<Shell>
  readonly ui: Translated<Ui>
  readonly ask: Translated<Ask>
  readonly blog: Translated<Blog>
  readonly books: Translated<Books>
  readonly notes: Translated<Notes>
  readonly study: Translated<Study>
  readonly videos: Translated<Videos>
  readonly exams: Translated<Exams>
  readonly demo: Translated<Demo>
  readonly home: Translated<Home>
  readonly offers: Translated<Offers>
  readonly comparison: Translated<Comparison>
  readonly rankList: Translated<RankList>
  readonly standing: Translated<Standing>
  readonly timeAdded: Translated<TimeAdded>
  readonly testWords: WordsOfNames
  readonly months: readonly string[]
}

/** English is bundled with each area; the others are loaded as a whole on demand. */
export async function loadCatalogue(language: Language): Promise<Catalogue | null> {
  switch (language) {
    case 'en':
      return null
    case 'te':
      return (await import('./te.ts')).catalogue
    case 'hi':
      return (await import('./hi.ts')).catalogue
  }
}
