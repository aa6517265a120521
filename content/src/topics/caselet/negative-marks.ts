import { setTemplate } from '../../questions/template.ts'
import { say } from '../../text/localized.ts'
import { counted, EVERY_EXAM } from './ask.ts'

/** Marks of a right answer and what a wrong one costs. */
const USUAL = [
  [4, 1],
  [3, 1],
] as const
const HARD = [
  [4, 1],
  [5, 2],
] as const

/**
 * Three students sit a test with negative marks; what each is told of differs. At the hard level nobody says how many
 * the first one answered, only that she left out as many as she had wrong.
 */
export const negativeMarks = setTemplate({
  id: 'caselet/negative-marks',
  topic: 'caselet',
  levels: ['medium', 'hard'],
  exams: EVERY_EXAM,

  draw(random, level) {
    const alike = level === 'hard'
    const [win, cost] = random.pick<readonly [number, number]>(alike ? HARD : USUAL)
    for (;;) {
      const questions = random.step(50, 100, 10)
      const wrongA = random.int(4, 20)
      const rightA = alike ? questions - 2 * wrongA : random.int(20, 45)
      const more = random.int(3, 9)
      const wrongB = random.int(3, 15)
      const wrongC = random.int(2, 12)
      const rightB = rightA + more
      const rightC = questions - wrongC
      if (rightA + wrongA < questions && rightB + wrongB < questions && wrongA !== wrongB && rightC > rightB)
        return { questions, win, cost, rightA, wrongA, more, wrongB, wrongC, alike }
    }
  },

  write({ questions, win, cost, rightA, wrongA, more, wrongB, wrongC, alike }) {
    const tried = rightA + wrongA
    const scoreA = rightA * win - wrongA * cost
    const rightB = rightA + more
    const scoreB = rightB * win - wrongB * cost
    const rightC = questions - wrongC
    const scoreC = rightC * win - wrongC * cost
    const told = alike
      ? say(
          `Anitha left out as many questions as she answered wrongly and scored ${scoreA}.`,
          `అనిత తప్పుగా రాసినన్ని ప్రశ్నలనే వదిలేసి ${scoreA} మార్కులు పొందింది.`,
          `अनिता ने जितने प्रश्नों के गलत उत्तर दिए उतने ही छोड़े और ${scoreA} अंक पाए।`,
        )
      : say(
          `Anitha answered ${tried} questions and scored ${scoreA}.`,
          `అనిత ${tried} ప్రశ్నలకు సమాధానం రాసి ${scoreA} మార్కులు పొందింది.`,
          `अनिता ने ${tried} प्रश्नों के उत्तर दिए और ${scoreA} अंक पाए।`,
        )
    const howA = alike
      ? say(
          `With W wrong and W left out, ${questions} − 2W are right: ${win} × (${questions} − 2W) − ${cost === 1 ? '' : `${cost} × `}W = ${scoreA}, so W = (${questions * win} − ${scoreA}) ÷ ${2 * win + cost} = ${wrongA}, and ${questions} − 2 × ${wrongA} = ${rightA} are right.`,
          `W తప్పులు, W వదిలినవి అయితే సరైనవి ${questions} − 2W: ${win} × (${questions} − 2W) − ${cost === 1 ? '' : `${cost} × `}W = ${scoreA}; కాబట్టి W = (${questions * win} − ${scoreA}) ÷ ${2 * win + cost} = ${wrongA}, సరైనవి ${questions} − 2 × ${wrongA} = ${rightA}.`,
          `W गलत और W छोड़े हों तो सही ${questions} − 2W हैं: ${win} × (${questions} − 2W) − ${cost === 1 ? '' : `${cost} × `}W = ${scoreA}, अतः W = (${questions * win} − ${scoreA}) ÷ ${2 * win + cost} = ${wrongA} और सही ${questions} − 2 × ${wrongA} = ${rightA}।`,
        )
      : say(
          `All ${tried} right would give ${tried * win}; each wrong one takes ${win} + ${cost} = ${win + cost} away. (${tried * win} − ${scoreA}) ÷ ${win + cost} = ${wrongA} were wrong, and ${tried} − ${wrongA} = ${rightA} right.`,
          `${tried} సరైనవైతే ${tried * win} మార్కులు; ప్రతి తప్పు ${win} + ${cost} = ${win + cost} తగ్గిస్తుంది. (${tried * win} − ${scoreA}) ÷ ${win + cost} = ${wrongA} తప్పులు, ${tried} − ${wrongA} = ${rightA} సరైనవి.`,
          `सभी ${tried} सही होते तो ${tried * win} अंक; हर गलत उत्तर ${win} + ${cost} = ${win + cost} घटाता है। (${tried * win} − ${scoreA}) ÷ ${win + cost} = ${wrongA} गलत और ${tried} − ${wrongA} = ${rightA} सही।`,
        )
    return {
      passage: say(
        `A test has ${questions} questions. A right answer earns ${win} marks, a wrong one costs ${cost}, and a question that is left out counts nothing. ${told.en} Kiran had ${more} more right answers than Anitha and scored ${scoreB}. Divya left nothing out and scored ${scoreC}.`,
        `ఒక పరీక్షలో ${questions} ప్రశ్నలు ఉన్నాయి. సరైన సమాధానానికి ${win} మార్కులు; తప్పు సమాధానానికి ${cost} తగ్గిస్తారు; వదిలేసిన ప్రశ్నకు ఏమీ లేదు. ${told.te} కిరణ్ సరైన సమాధానాలు అనిత కంటే ${more} ఎక్కువ; అతనికి ${scoreB} మార్కులు వచ్చాయి. దివ్య ఏ ప్రశ్ననూ వదలలేదు; ఆమెకు ${scoreC} మార్కులు వచ్చాయి.`,
        `एक परीक्षा में ${questions} प्रश्न हैं। सही उत्तर पर ${win} अंक मिलते हैं, गलत पर ${cost === 1 ? '1 अंक कटता है' : `${cost} अंक कटते हैं`} और छोड़े प्रश्न पर कुछ नहीं। ${told.hi} किरण के सही उत्तर अनिता से ${more} अधिक थे और उसे ${scoreB} अंक मिले। दिव्या ने कोई प्रश्न नहीं छोड़ा और ${scoreC} अंक पाए।`,
      ),
      questions: [
        counted(
          say('How many of Anitha’s answers were right?', 'అనిత సమాధానాల్లో సరైనవి ఎన్ని?', 'अनिता के कितने उत्तर सही थे?'),
          rightA,
          howA,
          [
            [wrongA, 'took the wrong answers'],
            [Math.floor(scoreA / win), 'divided the score by the marks of a right answer'],
            [tried, 'took all answers'],
            [rightA + cost, 'slip with the marks that a wrong one costs'],
          ],
        ),
        counted(
          say('How many questions did Kiran leave out?', 'కిరణ్ ఎన్ని ప్రశ్నలు వదిలేశాడు?', 'किरण ने कितने प्रश्न छोड़े?'),
          questions - rightB - wrongB,
          say(
            `Anitha had ${rightA} right, so Kiran had ${rightB}, worth ${rightB * win}. Kiran lost ${rightB * win} − ${scoreB} = ${rightB * win - scoreB}, that is ${wrongB} wrong answers. ${questions} − ${rightB} − ${wrongB} = ${questions - rightB - wrongB}`,
            `అనితవి ${rightA} సరైనవి, కాబట్టి కిరణ్‌వి ${rightB}; వాటికి ${rightB * win} మార్కులు. తగ్గినవి ${rightB * win} − ${scoreB} = ${rightB * win - scoreB}, అంటే ${wrongB} తప్పులు. ${questions} − ${rightB} − ${wrongB} = ${questions - rightB - wrongB}`,
            `अनिता के ${rightA} सही थे, अतः किरण के ${rightB}, जिनके ${rightB * win} अंक हुए। कटे ${rightB * win} − ${scoreB} = ${rightB * win - scoreB}, अर्थात ${wrongB} गलत उत्तर। ${questions} − ${rightB} − ${wrongB} = ${questions - rightB - wrongB}`,
          ),
          [
            [questions - rightB, 'forgot the wrong answers'],
            [wrongB, 'took the wrong answers'],
            [questions - tried, 'took Anitha'],
            [questions - rightB - wrongB * cost - 1, 'slip in the subtraction'],
          ],
        ),
        counted(
          say('How many of Divya’s answers were wrong?', 'దివ్య సమాధానాల్లో తప్పులు ఎన్ని?', 'दिव्या के कितने उत्तर गलत थे?'),
          wrongC,
          say(
            `All ${questions} right would give ${questions * win}; (${questions * win} − ${scoreC}) ÷ (${win} + ${cost}) = ${wrongC}.`,
            `${questions} సరైనవైతే ${questions * win} మార్కులు; (${questions * win} − ${scoreC}) ÷ (${win} + ${cost}) = ${wrongC}.`,
            `सभी ${questions} सही होते तो ${questions * win} अंक; (${questions * win} − ${scoreC}) ÷ (${win} + ${cost}) = ${wrongC}।`,
          ),
          [
            [Math.round((wrongC * (win + cost)) / win), 'forgot that a wrong one costs marks as well'],
            [wrongC * (win + cost), 'took the lost marks'],
            [wrongB, 'took Kiran'],
            [wrongC + cost, 'slip with the marks that a wrong one costs'],
          ],
        ),
        counted(
          say(
            'How many marks would Anitha have if she had left out all that she answered wrongly?',
            'తప్పుగా రాసిన ప్రశ్నలన్నింటినీ అనిత వదిలేసి ఉంటే ఆమెకు ఎన్ని మార్కులు వచ్చేవి?',
            'यदि अनिता वे सभी प्रश्न छोड़ देती जिनके उत्तर गलत थे, तो उसके कितने अंक होते?',
          ),
          rightA * win,
          say(
            `Only her right answers would count: ${rightA} × ${win} = ${rightA * win}.`,
            `సరైన సమాధానాలకే మార్కులు వచ్చేవి: ${rightA} × ${win} = ${rightA * win}.`,
            `केवल सही उत्तर गिने जाते: ${rightA} × ${win} = ${rightA * win}।`,
          ),
          [
            [tried * win, 'let the wrong ones earn marks'],
            [scoreA, 'kept what they cost'],
            [scoreA + wrongA * win, 'added the marks of a right answer'],
            [scoreA + cost, 'gave the loss of one back'],
          ],
        ),
      ],
    }
  },

  // try every number of right answers against the score
  verify({ questions, win, cost, rightA, wrongA, more, wrongB, wrongC, alike }) {
    const score = (right: number, wrong: number) => right * win - wrong * cost
    const found = (fits: (right: number, wrong: number) => boolean): readonly [number, number] => {
      for (let right = 0; right <= questions; right++)
        for (let wrong = 0; right + wrong <= questions; wrong++) if (fits(right, wrong)) return [right, wrong]
      throw new Error('no such result')
    }
    const [a] = found(
      (right, wrong) =>
        (alike ? right + 2 * wrong === questions : right + wrong === rightA + wrongA) &&
        score(right, wrong) === score(rightA, wrongA),
    )
    const [b, badB] = found(
      (right, wrong) => right === a + more && score(right, wrong) === score(rightA + more, wrongB),
    )
    const [, badC] = found(
      (right, wrong) => right + wrong === questions && score(right, wrong) === score(questions - wrongC, wrongC),
    )
    return [a, questions - b - badB, badC, score(a, 0)].map(String)
  },
})
