import { EXAMS } from '../exams/catalogue.ts'
import type { Exam } from '../exams/exam.ts'
import { FAMILY_PAGES } from '../exams/families/pages.ts'
import { say } from '../text/localized.ts'
import type { LocalizedText } from '../text.ts'

type Figure = readonly [value: string, label: LocalizedText]

const QUESTIONS = say('Questions', 'ప్రశ్నలు', 'प्रश्न')
const SELECTIONS = say('Selections', 'ఎంపికైన విద్యార్థులు', 'चयनित छात्र')
const SUCCESS_RATE = say('Success Rate', 'విజయ శాతం', 'सफलता दर')

/** The specification's claims: samples until the institute confirms or replaces them. */
export const HOME_STATISTICS: readonly Figure[] = [
  ['10,000+', say('Students Trained', 'శిక్షణ పొందిన విద్యార్థులు', 'प्रशिक्षित छात्र')],
  ['95%', SUCCESS_RATE],
  ['50+', say('Expert Faculty', 'నిపుణులైన అధ్యాపకులు', 'विशेषज्ञ शिक्षक')],
  ['100+', say('Top Ranks', 'టాప్ ర్యాంకులు', 'टॉप रैंक')],
]

const usual = (exam: string): readonly Figure[] => [
  ['200+', say(`${exam} Tests`, `${exam} టెస్టులు`, `${exam} टेस्ट`)],
  ['5000+', QUESTIONS],
  ['1000+', SELECTIONS],
  ['15+', say('Years Experience', 'సంవత్సరాల అనుభవం', 'वर्षों का अनुभव')],
]

/** Pages of tests alone have figures; where the tests are on the page of a family or of information, that page decides. */
const hasPageOfItsOwn = ({ series, page, slug, family }: Exam): boolean =>
  series !== null &&
  page !== `/exams/${slug}` &&
  !FAMILY_PAGES.some((one) => one.family === family && one.path === page)

/** By the slug of the exam. */
export const EXAM_STATISTICS: Readonly<Record<string, readonly Figure[]>> = {
  ...Object.fromEntries(
    EXAMS.filter(hasPageOfItsOwn).map((exam) => [exam.slug, usual((exam.shortName ?? exam.name).en)]),
  ),
  cat: [
    ['200+', say('Video Lessons', 'వీడియో పాఠాలు', 'वीडियो पाठ')],
    ['5000+', say('Practice Questions', 'ప్రాక్టీస్ ప్రశ్నలు', 'अभ्यास प्रश्न')],
    ['1000+', say('Success Stories', 'విజయం సాధించిన విద్యార్థులు', 'सफल छात्र')],
    ['15+', say('Full-Length Mocks', 'పూర్తి నిడివి మాక్ టెస్టులు', 'फ़ुल-लेंथ मॉक टेस्ट')],
  ],
  nimcet: [
    ['85%', SUCCESS_RATE],
    ['35+', say('Top 100 Ranks', 'టాప్ 100 ర్యాంకులు', 'टॉप 100 रैंक')],
    ['500+', SELECTIONS],
  ],
  // no exam: the video library says these beside what it counts itself
  videos: [
    ['500+', say('Hours of Content', 'గంటల పాఠాలు', 'घंटे के पाठ')],
    ['10K+', say('Active Students', 'ప్రస్తుత విద్యార్థులు', 'सक्रिय छात्र')],
  ],
}
