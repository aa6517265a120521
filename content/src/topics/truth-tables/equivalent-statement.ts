import { defined } from '../../checked-access.ts'
import { textDistractors } from '../../questions/distractors.ts'
import { template } from '../../questions/template.ts'
import { paragraphs, same, say } from '../../text/localized.ts'
import { CONNECTIVES, type Connective } from './statements.ts'

/** What is asked about a statement. The Telugu and Hindi words have the English one beside them, as in lectures. */
const ASKED = {
  negation: say('negation', 'నిషేధం', 'निषेधन'),
  contrapositive: say('contrapositive', 'ప్రతివర్తితం (కాంట్రాపాజిటివ్)', 'प्रतिधनात्मक (कॉन्ट्रापॉज़िटिव)'),
  converse: say('converse', 'విపర్యయం (కన్వర్స్)', 'विलोम (कन्वर्स)'),
  inverse: say('inverse', 'విలోమం (ఇన్వర్స్)', 'प्रतिलोम (इन्वर्स)'),
}

export const equivalent = template({
  id: 'truth-tables/negation-and-equivalence',
  topic: 'truth-tables',
  levels: ['easy', 'medium'],
  exams: ['icet', 'nimcet'],

  draw: (random, level) => ({
    notP: random.chance(0.5),
    notQ: random.chance(0.5),
    letters: random.pick([
      ['p', 'q'],
      ['q', 'r'],
      ['r', 's'],
      ['a', 'b'],
    ] as const),
    connective: random.pick(level === 'easy' ? (['\\wedge', '\\vee'] as const) : defined([...CONNECTIVES].slice(2, 3))),
    ask:
      level === 'easy'
        ? ('negation' as const)
        : random.pick(['negation', 'contrapositive', 'converse', 'inverse'] as const),
    wording: random.int(0, 1),
  }),

  write({ notP, notQ, letters, connective, ask, wording }) {
    const [p, q] = letters
    const lit = (letter: string, not: boolean) => (not ? `\\sim ${letter}` : letter)
    const put = (x: string, sign: Connective, y: string) => `$${x} ${sign} ${y}$`
    const [a, b] = [lit(p, notP), lit(q, notQ)]
    const [na, nb] = [lit(p, !notP), lit(q, !notQ)]
    const other: Connective = connective === '\\wedge' ? '\\vee' : '\\wedge'
    const implies: Connective = '\\Rightarrow'
    const shown = put(a, connective, b)
    const forms = {
      negation: connective === implies ? put(a, '\\wedge', nb) : put(na, other, nb),
      contrapositive: put(nb, implies, na),
      converse: put(b, implies, a),
      inverse: put(na, implies, nb),
    }
    const correct = forms[ask]
    const why = {
      negation:
        connective === implies
          ? say(
              `An implication fails only when its first part is true and its second false, so its negation is the first part together with the denial of the second.`,
              `అనుషంగికం మొదటి భాగం సత్యం, రెండవ భాగం అసత్యం అయినప్పుడే అసత్యం; కాబట్టి దాని నిషేధం = మొదటి భాగం మరియు రెండవ భాగపు నిషేధం.`,
              `सप्रतिबंध कथन तभी असत्य होता है जब पहला भाग सत्य और दूसरा असत्य हो; इसलिए उसका निषेधन = पहला भाग और दूसरे भाग का निषेधन।`,
            )
          : say(
              `By De Morgan’s law a negation denies both parts and changes “and” into “or”, or “or” into “and”.`,
              `డి మోర్గాన్ నియమం ప్రకారం నిషేధంలో రెండు భాగాలూ నిషేధించబడతాయి; “మరియు” “లేదా”గా, “లేదా” “మరియు”గా మారుతుంది.`,
              `डी मॉर्गन के नियम से निषेधन में दोनों भागों का निषेध होता है और “और” “या” में या “या” “और” में बदल जाता है।`,
            ),
      contrapositive: say(
        `The contrapositive exchanges the two parts and denies both; it has the same truth table as the statement.`,
        `ప్రతివర్తితంలో రెండు భాగాలూ తారుమారై, రెండూ నిషేధించబడతాయి; దాని సత్యపట్టిక ఇచ్చిన ప్రవచనానిదే.`,
        `प्रतिधनात्मक में दोनों भाग आपस में बदलते हैं और दोनों का निषेध होता है; उसकी सत्य सारणी मूल कथन जैसी ही है।`,
      ),
      converse: say(
        `The converse exchanges the two parts and denies neither.`,
        `విపర్యయంలో రెండు భాగాలూ తారుమారవుతాయి; ఏదీ నిషేధించబడదు.`,
        `विलोम में दोनों भाग आपस में बदलते हैं, किसी का निषेध नहीं होता।`,
      ),
      inverse: say(
        `The inverse denies both parts and leaves their order.`,
        `విలోమంలో రెండు భాగాలూ నిషేధించబడతాయి; క్రమం మారదు.`,
        `प्रतिलोम में दोनों भागों का निषेध होता है, क्रम नहीं बदलता।`,
      ),
    }[ask]
    const name = ASKED[ask]
    return {
      stem:
        wording === 0
          ? say(
              `The ${name.en} of the statement ${shown} is`,
              `${shown} ప్రవచనం యొక్క ${name.te} ఏది?`,
              `कथन ${shown} का ${name.hi} क्या है?`,
            )
          : say(
              `Which of these is the ${name.en} of ${shown}?`,
              `కింది వాటిలో ${shown} యొక్క ${name.te} ఏది?`,
              `इनमें से ${shown} का ${name.hi} कौन-सा है?`,
            ),
      correct: same(correct),
      distractors: textDistractors(
        correct,
        connective === implies
          ? [
              ...(ask === 'negation' ? ([[put(na, '\\wedge', b), 'denied the wrong part']] as const) : []),
              [forms.inverse, 'took the inverse'],
              [forms.contrapositive, 'took the contrapositive'],
              [forms.converse, 'took the converse'],
              [forms.negation, 'took the negation'],
              [put(a, implies, nb), 'denied the second part only'],
            ]
          : [
              [put(na, connective, nb), 'denied the parts but kept the connective'],
              [put(a, other, b), 'changed the connective but denied nothing'],
              [put(na, other, b), 'denied one part only'],
              [put(a, other, nb), 'denied one part only'],
            ],
      ),
      explanation: paragraphs(
        why,
        connective === implies
          ? say(
              `Here the first part is $${a}$ and the second $${b}$; a double denial cancels.`,
              `ఇక్కడ మొదటి భాగం $${a}$, రెండవ భాగం $${b}$; రెండుసార్లు నిషేధిస్తే అసలు ప్రవచనమే వస్తుంది.`,
              `यहाँ पहला भाग $${a}$ और दूसरा $${b}$ है; दो बार का निषेध मूल कथन देता है।`,
            )
          : say(
              `Here $${a}$ becomes $${na}$ and $${b}$ becomes $${nb}$, and $${connective}$ becomes $${other}$. Keeping the connective is the usual mistake.`,
              `ఇక్కడ $${a}$ → $${na}$, $${b}$ → $${nb}$, $${connective}$ → $${other}$. సంయోజకాన్ని మార్చకపోవడం సాధారణ పొరపాటు.`,
              `यहाँ $${a}$ → $${na}$, $${b}$ → $${nb}$, $${connective}$ → $${other}$। संयोजक को न बदलना आम गलती है।`,
            ),
        say(`The ${name.en} is ${correct}.`, `దాని ${name.te}: ${correct}.`, `उसका ${name.hi}: ${correct}।`),
      ),
    }
  },

  // the first of all candidate forms with the right truth table and, where the table does not settle it, the right order
  verify({ notP, notQ, letters, connective, ask }) {
    const value = (x: boolean, sign: Connective, y: boolean) =>
      sign === '\\wedge' ? x && y : sign === '\\vee' ? x || y : !x || y
    const pairs = [true, false].flatMap((x) => [true, false].map((y) => [x, y] as const))
    const base = (x: boolean, y: boolean) => value(x !== notP, connective, y !== notQ)
    const wanted = (x: boolean, y: boolean) =>
      ask === 'negation'
        ? !base(x, y)
        : ask === 'contrapositive'
          ? base(x, y)
          : value(y !== notQ, '\\Rightarrow', x !== notP)
    for (const sign of ask === 'negation' ? (['\\wedge', '\\vee'] as const) : (['\\Rightarrow'] as const))
      for (const swapped of ask === 'contrapositive' || ask === 'converse' ? [true] : [false])
        for (const nx of [false, true])
          for (const ny of [false, true])
            if (
              pairs.every(
                ([x, y]) =>
                  (swapped ? value(y !== ny, sign, x !== nx) : value(x !== nx, sign, y !== ny)) === wanted(x, y),
              )
            ) {
              const [x, y] = [`${nx ? '\\sim ' : ''}${letters[0]}`, `${ny ? '\\sim ' : ''}${letters[1]}`]
              return swapped ? `$${y} ${sign} ${x}$` : `$${x} ${sign} ${y}$`
            }
    return 'none'
  },
})
