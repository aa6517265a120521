import { numericDistractors } from '../../questions/distractors.ts'
import { template } from '../../questions/template.ts'
import { number } from '../../text/format.ts'
import { paragraphs, say } from '../../text/localized.ts'
import { named, PEOPLE } from '../../text/names.ts'
import { quantity } from '../../text/units.ts'
import type { LocalizedText } from '../../text.ts'

const kg = (value: number) => quantity(value, 'kg')

/** So many people together; in Telugu and Hindi with the ending of “their”. */
const GROUPS: readonly ((count: number) => LocalizedText)[] = [
  (n) => say(`${n} trainees in a camp`, `ఒక శిబిరంలోని ${n} మంది శిక్షణార్థుల`, `एक शिविर के ${n} प्रशिक्षुओं का`),
  (n) => say(`${n} members of a club`, `ఒక క్లబ్బులోని ${n} మంది సభ్యుల`, `एक क्लब के ${n} सदस्यों का`),
  (n) => say(`${n} passengers in a boat`, `ఒక పడవలోని ${n} మంది ప్రయాణికుల`, `एक नाव के ${n} यात्रियों का`),
  (n) => say(`${n} students in a hostel`, `ఒక వసతి గృహంలోని ${n} మంది విద్యార్థుల`, `एक छात्रावास के ${n} विद्यार्थियों का`),
  (n) => say(`${n} players in a squad`, `ఒక జట్టులోని ${n} మంది క్రీడాకారుల`, `एक दल के ${n} खिलाड़ियों का`),
]

export const replacedMember = template({
  id: 'average/one-replaced-by-another',
  topic: 'average',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'mat', 'afcat', 'cat'],

  draw(random, level) {
    const change = random.pick(level === 'easy' ? [1, 2, 3] : [0.5, 1.5, 2.5])
    // the total changes by whole kilograms, and by no more than two people can differ
    const counts = [6, 8, 10, 12, 14, 15, 16, 18, 20].filter((n) => n * change <= 24 && Number.isInteger(n * change))
    return {
      change,
      count: random.pick(counts),
      up: random.chance(0.6),
      leaving: random.int(52, 68),
      group: random.pick(GROUPS),
    }
  },

  write({ count, change, up, leaving, group }) {
    const sign = up ? 1 : -1
    const answer = leaving + sign * count * change
    const people = group(count)
    const sum = up ? '+' : '−'
    return {
      stem: say(
        `The average weight of ${people.en} ${up ? 'increases' : 'decreases'} by ${kg(change).en} when one of them, who weighs ${kg(leaving).en}, is replaced by a newcomer. The weight of the newcomer is`,
        `${leaving} కిలోల బరువున్న ఒకరి స్థానంలో కొత్త వ్యక్తి చేరడంతో ${people.te} సగటు బరువు ${kg(change).te} ${up ? 'పెరిగింది' : 'తగ్గింది'}. కొత్త వ్యక్తి బరువు ఎంత?`,
        `${kg(leaving).hi} वज़न वाले एक व्यक्ति के स्थान पर एक नए व्यक्ति के आने से ${people.hi} औसत वज़न ${kg(change).hi} ${up ? 'बढ़' : 'घट'} जाता है। नए व्यक्ति का वज़न कितना है?`,
      ),
      correct: kg(answer),
      distractors: numericDistractors(
        answer,
        [
          { value: leaving + sign * change, mistake: 'added the change of the average once only' },
          { value: leaving - sign * count * change, mistake: 'took the change in the wrong direction' },
          { value: leaving + sign * (count - 1) * change, mistake: 'counted one member too few' },
          { value: leaving + sign * (count + 1) * change, mistake: 'counted one member too many' },
          { value: leaving + sign * (count - change), mistake: 'subtracted instead of multiplying' },
        ],
        { format: kg, plausible: (value) => value > 25 && value < 105, spares: [answer + change, answer - change] },
      ),
      explanation: paragraphs(
        say(
          `The total changes by the number of persons × the change of the average.`,
          `మొత్తం బరువులో మార్పు = వ్యక్తుల సంఖ్య × సగటులో మార్పు.`,
          `कुल वज़न में परिवर्तन = व्यक्तियों की संख्या × औसत में परिवर्तन।`,
        ),
        say(
          `Change of the total = ${count} × ${number(change)} = ${kg(count * change).en}, and it comes from the newcomer alone.`,
          `మొత్తం బరువులో మార్పు = ${count} × ${number(change)} = ${kg(count * change).te}; ఇది పూర్తిగా కొత్త వ్యక్తి వల్లే వచ్చింది.`,
          `कुल वज़न में परिवर्तन = ${count} × ${number(change)} = ${kg(count * change).hi}, जो केवल नए व्यक्ति के कारण है।`,
        ),
        say(
          `The newcomer is that much ${up ? 'heavier' : 'lighter'} than the one who left: ${leaving} ${sum} ${number(count * change)}. Taking ${kg(change).en} only would forget that it is shared by all ${count}.`,
          `కాబట్టి కొత్త వ్యక్తి బరువు వెళ్లిపోయిన వ్యక్తి బరువు కంటే అంత ${up ? 'ఎక్కువ' : 'తక్కువ'}: ${leaving} ${sum} ${number(count * change)}. ${kg(change).te} మాత్రమే తీసుకుంటే, ఆ మార్పు ${count} మందికీ పంచబడిందని మరచినట్లే.`,
          `अतः नया व्यक्ति जाने वाले व्यक्ति से इतना ही ${up ? 'भारी' : 'हल्का'} है: ${leaving} ${sum} ${number(count * change)}। केवल ${kg(change).hi} लेने पर यह छूट जाता है कि यह परिवर्तन सभी ${count} में बँटा है।`,
        ),
        say(
          `The newcomer weighs ${kg(answer).en}.`,
          `కొత్త వ్యక్తి బరువు ${kg(answer).te}.`,
          `नए व्यक्ति का वज़न ${kg(answer).hi} है।`,
        ),
      ),
    }
  },

  verify({ count, change, up, leaving }) {
    const before = [leaving, ...Array.from({ length: count - 1 }, (_, n) => 50 + n)]
    const total = before.reduce((a, b) => a + b)
    const target = total / count + (up ? change : -change)
    return kg(target * count - (total - leaving)).en
  },
})

type Game = {
  readonly unit: LocalizedText
  /** One of its parts after a number, several, and the next one. */
  readonly nth: (n: number) => LocalizedText
  readonly among: (n: number) => LocalizedText
  readonly after: (n: number) => LocalizedText
  readonly earlier: (n: number) => LocalizedText
  readonly next: LocalizedText
  /** What a slip forgets: the next one. */
  readonly forgets: LocalizedText
}
const GAMES: Readonly<Record<'cricket' | 'quiz', Game>> = {
  cricket: {
    unit: say('runs', 'పరుగులు', 'रन'),
    nth: (n) => say(`the ${n}th innings`, `${n}వ ఇన్నింగ్స్‌లో`, `${n}वीं पारी में`),
    among: (n) => say(`${n} innings`, `${n} ఇన్నింగ్స్‌లలో`, `${n} पारियों में`),
    after: (n) => say(`${n} innings`, `${n} ఇన్నింగ్స్‌ల తర్వాత`, `${n} पारियों के बाद`),
    earlier: (n) => say(`${n} earlier innings`, `అంతకుముందు ${n} ఇన్నింగ్స్‌లలో`, `पिछली ${n} पारियों में से`),
    next: say('the next innings', 'తర్వాతి ఇన్నింగ్స్‌లో', 'अगली पारी में'),
    forgets: say('leaves out the new innings', 'కొత్త ఇన్నింగ్స్‌ను మరచినట్లే', 'नई पारी छूट जाती है'),
  },
  quiz: {
    unit: say('points', 'పాయింట్లు', 'अंक'),
    nth: (n) => say(`the ${n}th round of a quiz`, `క్విజ్ ${n}వ రౌండ్‌లో`, `क्विज़ के ${n}वें राउंड में`),
    among: (n) => say(`${n} rounds of a quiz`, `క్విజ్ ${n} రౌండ్లలో`, `क्विज़ के ${n} राउंड में`),
    after: (n) => say(`${n} rounds`, `${n} రౌండ్ల తర్వాత`, `${n} राउंड के बाद`),
    earlier: (n) => say(`${n} earlier rounds`, `అంతకుముందు ${n} రౌండ్లలో`, `पिछले ${n} राउंड में से`),
    next: say('the next round', 'తర్వాతి రౌండ్‌లో', 'अगले राउंड में'),
    forgets: say('leaves out the new round', 'కొత్త రౌండ్‌ను మరచినట్లే', 'नया राउंड छूट जाता है'),
  },
}
const scored = (value: number, { unit }: Game) =>
  say(`${number(value)} ${unit.en}`, `${number(value)} ${unit.te}`, `${number(value)} ${unit.hi}`)

export const cricketAverage = template({
  id: 'average/next-innings',
  topic: 'average',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'cat', 'mat', 'afcat'],

  draw(random, level) {
    const innings = random.int(8, 19)
    const rise = random.int(1, 3)
    return {
      innings,
      rise,
      average: random.int(28, 44),
      askAverage: level === 'medium',
      name: random.pick(PEOPLE),
      game: random.pick(['cricket', 'quiz'] as const),
    }
  },

  write({ innings, rise, average, askAverage, name, game }) {
    const score = average + rise * (innings + 1)
    const { unit, nth, among, after, earlier, next, forgets } = GAMES[game]
    const answer = askAverage ? average + rise : score
    const format = (value: number) => scored(value, GAMES[game])
    const who = named(name)
    const before = earlier(innings)
    const [needed, soFar] = [number((innings + 1) * (average + rise)), number(innings * average)]
    return {
      stem: askAverage
        ? say(
            `${who.en} scores ${format(score).en} in ${nth(innings + 1).en} and thereby raises the average by ${rise}. What is the average after ${after(innings + 1).en}?`,
            `${who.te} ${nth(innings + 1).te} ${format(score).te} సాధించడంతో సగటు ${rise} పెరిగింది. ${after(innings + 1).te} సగటు ఎంత?`,
            `${who.hi} के ${nth(innings + 1).hi} ${format(score).hi} बनाने से औसत ${rise} बढ़ जाता है। ${after(innings + 1).hi} औसत कितना है?`,
          )
        : say(
            `The average score of ${who.en} in ${among(innings).en} is ${format(average).en}. How many ${unit.en} must be scored in ${next.en} to raise the average by ${rise}?`,
            `${among(innings).te} ${who.te} సగటు స్కోరు ${format(average).te}. సగటు ${rise} పెరగాలంటే ${next.te} ఎన్ని ${unit.te} సాధించాలి?`,
            `${among(innings).hi} ${who.hi} का औसत स्कोर ${format(average).hi} है। औसत को ${rise} बढ़ाने के लिए ${next.hi} कितने ${unit.hi} बनाने होंगे?`,
          ),
      correct: format(answer),
      distractors: numericDistractors(
        answer,
        askAverage
          ? [
              { value: average, mistake: 'gave the average before' },
              { value: score - innings * rise + rise, mistake: 'counted one innings too few' },
              { value: average + 2 * rise, mistake: 'added the rise twice' },
              { value: average - rise, mistake: 'subtracted the rise from the old average' },
              { value: score - innings, mistake: 'took the rise as 1 for each innings' },
            ]
          : [
              { value: average + rise * innings, mistake: 'counted the earlier scores only' },
              { value: average + rise, mistake: 'gave the new average' },
              { value: rise * (innings + 1), mistake: 'gave the excess over the average only' },
              { value: average + rise * (innings + 2), mistake: 'counted one too many' },
            ],
        { format, spares: [answer + 1, answer + 3] },
      ),
      explanation: paragraphs(
        say(
          `To raise the average by ${rise}, the new score must bring the new average itself and ${rise} more for each of the ${before.en}.`,
          `సగటు ${rise} పెరగాలంటే, కొత్త స్కోరులో కొత్త సగటుతో పాటు ${before.te} ఒక్కొక్కదానికి ${rise} చొప్పున అదనంగా ఉండాలి.`,
          `औसत को ${rise} बढ़ाने के लिए नए स्कोर में नया औसत और ${before.hi} प्रत्येक के लिए ${rise} अतिरिक्त ${unit.hi} ${rise === 1 ? 'होना' : 'होने'} चाहिए।`,
        ),
        askAverage
          ? say(
              `So new average + ${innings} × ${rise} = ${score}, and the new average is ${score} − ${innings * rise} = ${average + rise}.`,
              `కాబట్టి కొత్త సగటు + ${innings} × ${rise} = ${score}; కొత్త సగటు = ${score} − ${innings * rise} = ${average + rise}.`,
              `अतः नया औसत + ${innings} × ${rise} = ${score}; नया औसत = ${score} − ${innings * rise} = ${average + rise}।`,
            )
          : say(
              `Total needed = ${innings + 1} × ${average + rise} = ${needed}; scored so far = ${innings} × ${average} = ${soFar}.`,
              `కావలసిన మొత్తం = ${innings + 1} × ${average + rise} = ${needed}; ఇప్పటివరకు సాధించినది = ${innings} × ${average} = ${soFar}.`,
              `आवश्यक योग = ${innings + 1} × ${average + rise} = ${needed}; अब तक का योग = ${innings} × ${average} = ${soFar}।`,
            ),
        askAverage
          ? say(
              `The old average was ${average}; the question asks for the average after the last score.`,
              `పాత సగటు ${average}; ప్రశ్నలో అడిగినది చివరి స్కోరు తర్వాతి సగటు.`,
              `पुराना औसत ${average} था; प्रश्न में अंतिम स्कोर के बाद का औसत पूछा गया है।`,
            )
          : say(
              `Multiplying the rise by ${innings} alone ${forgets.en}, which also counts.`,
              `పెరుగుదలను ${innings}తో మాత్రమే గుణిస్తే ${forgets.te}.`,
              `वृद्धि को केवल ${innings} से गुणा करने पर ${forgets.hi}।`,
            ),
        askAverage
          ? say(
              `The average is now ${format(answer).en}.`,
              `ఇప్పుడు సగటు ${format(answer).te}.`,
              `अब औसत ${format(answer).hi} है।`,
            )
          : say(
              `The score needed is ${format(answer).en}.`,
              `కావలసిన స్కోరు ${format(answer).te}.`,
              `आवश्यक स्कोर ${format(answer).hi} है।`,
            ),
      ),
    }
  },

  verify({ innings, rise, average, askAverage, game }) {
    let score = 0
    while ((average * innings + score) / (innings + 1) < average + rise) score++
    const answer = askAverage ? (average * innings + score) / (innings + 1) : score
    return scored(answer, GAMES[game]).en
  },
})
