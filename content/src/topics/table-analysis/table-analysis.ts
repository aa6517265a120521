import { itemAt } from '../../checked-access.ts'
import { sum } from '../../numbers.ts'
import { textDistractors } from '../../questions/distractors.ts'
import { setTemplate } from '../../questions/template.ts'
import { ask, distinct, heap, pick, table } from '../../shared/charts/data-questions.ts'
import { isLowestRatio, number, percent, ratio } from '../../text/format.ts'
import { joined, paragraphs, same, say } from '../../text/localized.ts'
import { named, TOWNS } from '../../text/names.ts'
import { withEnding } from '../../text/telugu.ts'
import type { LocalizedText } from '../../text.ts'

const EXAMS = ['icet', 'ssc', 'bank', 'railway', 'mat', 'afcat', 'nimcet', 'cat'] as const
const COURSES: readonly LocalizedText[] = [
  say('MBA', 'ఎంబీఏ', 'एमबीए'),
  say('MCA', 'ఎంసీఏ', 'एमसीए'),
  say('B.Com', 'బీకామ్', 'बीकॉम'),
  say('B.Sc', 'బీఎస్సీ', 'बीएससी'),
  say('BBA', 'బీబీఏ', 'बीबीए'),
  say('BA', 'బీఏ', 'बीए'),
]

export const admissions = setTemplate({
  id: 'table-analysis/students-by-course',
  topic: 'table-analysis',
  levels: ['easy', 'medium'],
  exams: EXAMS,

  draw(random, level) {
    const courses = random.sample(COURSES, 5)
    const step = level === 'easy' ? 10 : 4
    for (;;) {
      const boys = distinct(random, 5, 40, 160, step)
      const girls = distinct(random, 5, 40, 160, step)
      const totals = boys.map((count, n) => count + itemAt(girls, n))
      const one = random.int(0, 4)
      const share = (itemAt(girls, one) * 100) / itemAt(totals, one)
      if (
        new Set(totals).size === 5 &&
        Number.isInteger(share * 2) &&
        sum(boys) !== sum(girls) &&
        sum(totals) % 5 === 0
      ) {
        return { courses, boys, girls, one, two: (one + random.int(1, 4)) % 5, town: random.pick(TOWNS) }
      }
    }
  },

  write({ courses, boys, girls, one, two, town }) {
    const totals = boys.map((count, n) => count + itemAt(girls, n))
    const top = totals.indexOf(Math.max(...totals))
    const [b, g, t] = [itemAt(boys, one), itemAt(girls, one), itemAt(totals, one)]
    const ratioOf = (n: number) => ratio(itemAt(boys, n), itemAt(girls, n))
    const [name, other] = [itemAt(courses, one), itemAt(courses, two)]
    const where = named(town)
    const perRow = joined(
      courses.map((course, n) => joined([course, same(String(totals[n]))])),
      ', ',
    )
    const [right, average, all] = [ratioOf(two), sum(totals) / 5, sum(totals)]
    const [sumBoys, sumGirls] = [sum(boys), sum(girls)]
    return {
      passage: paragraphs(
        say(
          `The table gives the number of students admitted to five courses of a college at ${where.en}.`,
          `${withEnding(where.te, 'లోని')} ఒక కళాశాలలో ఐదు కోర్సులలో చేరిన విద్యార్థుల సంఖ్యను ఈ పట్టిక తెలుపుతుంది.`,
          `यह तालिका ${where.hi} के एक महाविद्यालय के पाँच पाठ्यक्रमों में प्रवेश पाने वाले विद्यार्थियों की संख्या दिखाती है।`,
        ),
        table(
          [say('Course', 'కోర్సు', 'पाठ्यक्रम'), say('Boys', 'బాలురు', 'लड़के'), say('Girls', 'బాలికలు', 'लड़कियाँ')],
          courses.map((course, n) => [course, itemAt(boys, n), itemAt(girls, n)]),
        ),
      ),
      questions: [
        ask(
          say(
            'What is the total number of boys in the five courses?',
            'ఐదు కోర్సులలోని మొత్తం బాలుర సంఖ్య ఎంత?',
            'पाँचों पाठ्यक्रमों में लड़कों की कुल संख्या कितनी है?',
          ),
          sumBoys,
          number,
          [
            { value: sumGirls, mistake: 'added the girls' },
            { value: sumBoys - b, mistake: 'left out a row' },
            { value: sumBoys + 100, mistake: 'carried a hundred too many' },
          ],
          [
            say(
              `Add the column of boys: ${boys.join(' + ')} = ${sumBoys}.`,
              `బాలుర నిలువు వరుసను కూడండి: ${boys.join(' + ')} = ${sumBoys}.`,
              `लड़कों का स्तंभ जोड़िए: ${boys.join(' + ')} = ${sumBoys}।`,
            ),
            say(
              `The column of girls gives ${sumGirls}; keep to the right column.`,
              `బాలికల వరుస మొత్తం ${sumGirls}; సరైన వరుసనే కూడండి.`,
              `लड़कियों के स्तंभ का योग ${sumGirls} है; सही स्तंभ ही लीजिए।`,
            ),
          ],
        ),
        pick(
          say(
            'Which course has the largest number of students?',
            'ఏ కోర్సులో విద్యార్థుల సంఖ్య అత్యధికం?',
            'किस पाठ्यक्रम में विद्यार्थियों की संख्या सबसे अधिक है?',
          ),
          itemAt(courses, top),
          courses,
          'looked at one column instead of the sum',
          [
            say(
              `Add boys and girls in each row: ${perRow.en}.`,
              `ప్రతి అడ్డు వరుసలో బాలురను, బాలికలను కూడండి: ${perRow.te}.`,
              `हर पंक्ति में लड़के और लड़कियाँ जोड़िए: ${perRow.hi}।`,
            ),
            say(
              `The largest number of boys alone, or of girls alone, does not decide.`,
              `బాలుర సంఖ్య ఒక్కటే గానీ, బాలికల సంఖ్య ఒక్కటే గానీ నిర్ణయించదు.`,
              `केवल लड़कों या केवल लड़कियों की अधिक संख्या से निर्णय नहीं होता।`,
            ),
          ],
        ),
        ask(
          say(
            `What percentage of the students of ${name.en} are girls?`,
            `${name.te} విద్యార్థులలో బాలికల శాతం ఎంత?`,
            `${name.hi} के विद्यार्थियों में लड़कियाँ कितने प्रतिशत हैं?`,
          ),
          (g * 100) / t,
          percent,
          [
            { value: (b * 100) / t, mistake: 'found the percentage of boys' },
            { value: (g * 100) / b, mistake: 'compared the girls with the boys instead of all' },
            { value: (g * 100) / sumGirls, mistake: 'compared with the girls of all courses' },
          ],
          [
            say(
              `${name.en} has ${b} + ${g} = ${t} students.`,
              `${withEnding(name.te, 'లో')} ${b} + ${g} = ${t} మంది విద్యార్థులు ఉన్నారు.`,
              `${name.hi} में ${b} + ${g} = ${t} विद्यार्थी हैं।`,
            ),
            say(
              `$\\frac{${g}}{${t}} × 100$ = ${number((g * 100) / t)}. Compare with all students of the course, not with the boys.`,
              `$\\frac{${g}}{${t}} × 100$ = ${number((g * 100) / t)}. కోర్సులోని మొత్తం విద్యార్థులతో పోల్చండి, బాలురతో కాదు.`,
              `$\\frac{${g}}{${t}} × 100$ = ${number((g * 100) / t)}। तुलना पाठ्यक्रम के सभी विद्यार्थियों से कीजिए, लड़कों से नहीं।`,
            ),
          ],
          5,
        ),
        {
          stem: say(
            `What is the ratio of boys to girls in ${other.en}?`,
            `${withEnding(other.te, 'లో')} బాలురకు, బాలికలకు గల నిష్పత్తి ఎంత?`,
            `${other.hi} में लड़कों और लड़कियों का अनुपात क्या है?`,
          ),
          correct: same(right),
          codes: isLowestRatio,
          distractors: textDistractors(right, [
            [ratio(itemAt(girls, two), itemAt(boys, two)), 'wrote the ratio the wrong way round'],
            [ratio(itemAt(boys, two), itemAt(totals, two)), 'compared the boys with all'],
            [ratio(itemAt(girls, two), itemAt(totals, two)), 'compared the girls with all'],
            [ratioOf(one), 'read another row'],
            [ratio(sumBoys, sumGirls), 'took the totals'],
            [ratio(itemAt(totals, two), itemAt(boys, two)), 'compared all with the boys'],
          ]),
          explanation: paragraphs(
            say(
              `In ${other.en} there are ${boys[two]} boys and ${girls[two]} girls.`,
              `${withEnding(other.te, 'లో')} ${boys[two]} మంది బాలురు, ${girls[two]} మంది బాలికలు ఉన్నారు.`,
              `${other.hi} में ${boys[two]} लड़के और ${girls[two]} लड़कियाँ हैं।`,
            ),
            say(
              `Divide both by their greatest common divisor. Boys are named first, so they stand first.`,
              `రెండింటినీ వాటి గరిష్ఠ సామాన్య భాజకంతో భాగించండి. బాలురను ముందు అడిగారు కాబట్టి వారి సంఖ్య ముందు వస్తుంది.`,
              `दोनों को उनके महत्तम समापवर्तक से भाग दीजिए। लड़कों का नाम पहले है, इसलिए उनकी संख्या पहले आएगी।`,
            ),
            say(`The ratio is ${right}.`, `నిష్పత్తి ${right}.`, `अनुपात ${right} है।`),
          ),
        },
        ask(
          say(
            'What is the average number of students per course?',
            'ఒక్కో కోర్సుకు సగటు విద్యార్థుల సంఖ్య ఎంత?',
            'प्रति पाठ्यक्रम विद्यार्थियों की औसत संख्या कितनी है?',
          ),
          average,
          number,
          [
            { value: sum(totals) / 10, mistake: 'divided by ten columns' },
            { value: sumBoys / 5, mistake: 'averaged the boys only' },
            { value: sumGirls / 5, mistake: 'averaged the girls only' },
          ],
          [
            say(
              `All students: ${sumBoys} + ${sumGirls} = ${all}.`,
              `మొత్తం విద్యార్థులు: ${sumBoys} + ${sumGirls} = ${all}.`,
              `कुल विद्यार्थी: ${sumBoys} + ${sumGirls} = ${all}।`,
            ),
            say(
              `Divide by the 5 courses: ${all} ÷ 5 = ${number(average)}. Dividing by 10 would give half of it.`,
              `5 కోర్సులతో భాగించండి: ${all} ÷ 5 = ${number(average)}. 10తో భాగిస్తే అందులో సగమే వస్తుంది.`,
              `5 पाठ्यक्रमों से भाग दीजिए: ${all} ÷ 5 = ${number(average)}। 10 से भाग देने पर इसका आधा आएगा।`,
            ),
          ],
        ),
      ],
    }
  },

  verify({ courses, boys, girls, one, two }) {
    const [allBoys, allGirls] = [heap(boys), heap(girls)]
    const all = [...allBoys, ...allGirls]
    const inCourse = (n: number) => all.filter((course) => course === n).length
    const most = itemAt(
      courses.toSorted((a, b) => inCourse(courses.indexOf(b)) - inCourse(courses.indexOf(a))),
      0,
    )
    const part = allGirls.filter((course) => course === one).length / inCourse(one)
    let [x, y] = [itemAt(boys, two), itemAt(girls, two)]
    for (let d = Math.min(x, y); d > 1; d--) if (x % d === 0 && y % d === 0) [x, y] = [x / d, y / d]
    return [number(allBoys.length), most.en, percent(part * 100), `${x} : ${y}`, number(all.length / 5)]
  },
})
