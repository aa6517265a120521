import { tupleOf } from '../../checked-access.ts'
import { factorial } from '../../numbers.ts'
import { numericDistractors } from '../../questions/distractors.ts'
import { template } from '../../questions/template.ts'
import { choose } from '../../shared/arithmetic/formulae.ts'
import { inTex, number } from '../../text/format.ts'
import { paragraphs, same, say } from '../../text/localized.ts'
import { withEnding } from '../../text/telugu.ts'

/** Two kinds of people, one of the second kind, and what they form. */
const GROUPS = [
  {
    a: say('men', 'పురుషులు', 'पुरुष'),
    b: say('women', 'మహిళలు', 'महिलाएँ'),
    one: say('woman', 'మహిళ', 'महिला'),
    group: say('committee', 'కమిటీ', 'समिति'),
  },
  {
    a: say('boys', 'బాలురు', 'लड़के'),
    b: say('girls', 'బాలికలు', 'लड़कियाँ'),
    one: say('girl', 'బాలిక', 'लड़की'),
    group: say('quiz team', 'క్విజ్ జట్టు', 'क्विज़ टीम'),
  },
  {
    a: say('teachers', 'ఉపాధ్యాయులు', 'शिक्षक'),
    b: say('students', 'విద్యార్థులు', 'विद्यार्थी'),
    one: say('student', 'విద్యార్థి', 'विद्यार्थी'),
    group: say('panel', 'ప్యానెల్', 'पैनल'),
  },
  {
    a: say('engineers', 'ఇంజనీర్లు', 'इंजीनियर'),
    b: say('managers', 'మేనేజర్లు', 'मैनेजर'),
    one: say('manager', 'మేనేజర్', 'मैनेजर'),
    group: say('task force', 'కార్యదళం', 'कार्यदल'),
  },
] as const

export const committee = template({
  id: 'permutations-and-combinations/committee',
  topic: 'permutations-and-combinations',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'bank', 'mat', 'nimcet', 'cat'],

  draw: (random, level) => ({
    men: random.int(6, 9),
    women: random.int(4, 6),
    pickMen: random.int(2, 3),
    pickWomen: random.int(1, 3),
    atLeast: level === 'medium',
    people: random.pick(GROUPS),
  }),

  write({ men, women, pickMen, pickWomen, atLeast, people }) {
    const { a, b, one, group } = people
    const groupTe = withEnding(group.te, 'ను')
    const size = pickMen + pickWomen
    const exact = choose(men, pickMen) * choose(women, pickWomen)
    const all = choose(men + women, size)
    const none = choose(men, size)
    const answer = atLeast ? all - none : exact
    const of = say(
      `${men} ${a.en} and ${women} ${b.en}`,
      `${men} మంది ${a.te}, ${women} మంది ${b.te} ఉన్నారు.`,
      `${men} ${a.hi} और ${women} ${b.hi} हैं।`,
    )
    const wanted =
      pickWomen === 1
        ? say(`1 ${one.en}`, `ఒక ${one.te}`, `1 ${one.hi}`)
        : say(`${pickWomen} ${b.en}`, `${pickWomen} మంది ${b.te}`, `${pickWomen} ${b.hi}`)
    return {
      stem: atLeast
        ? say(
            `A ${group.en} of ${size} is to be chosen from ${of.en}. In how many ways can this be done if it must have at least one ${one.en}?`,
            `${of.te} వారి నుండి కనీసం ఒక ${one.te} ఉండేలా ${size} మందితో ఒక ${groupTe} ఎన్ని విధాలుగా ఏర్పాటు చేయవచ్చు?`,
            `${of.hi} उनमें से ${size} सदस्य लेकर एक ${group.hi} बनाने के कितने तरीके हैं, यदि उसमें कम से कम एक ${one.hi} का होना आवश्यक हो?`,
          )
        : say(
            `A ${group.en} of ${pickMen} ${a.en} and ${wanted.en} is to be chosen from ${of.en}. In how many ways can this be done?`,
            `${of.te} వారి నుండి ${pickMen} మంది ${a.te}, ${wanted.te} ఉండే ఒక ${groupTe} ఎన్ని విధాలుగా ఏర్పాటు చేయవచ్చు?`,
            `${of.hi} उनमें से ${pickMen} ${a.hi} और ${wanted.hi} लेकर एक ${group.hi} बनाने के कितने तरीके हैं?`,
          ),
      correct: same(number(answer)),
      distractors: numericDistractors(
        answer,
        atLeast
          ? [
              { value: all, mistake: 'forgot the condition' },
              {
                value: women * choose(men + women - 1, size - 1),
                mistake: 'chose one first and counted some groups several times',
              },
              { value: women * choose(men, size - 1), mistake: 'counted exactly one' },
              { value: none, mistake: 'counted the groups that are not allowed' },
              { value: all - choose(women, size), mistake: `left out the groups of ${b.en} only` },
              { value: choose(women, pickWomen) * choose(men, pickMen), mistake: 'counted one fixed make-up only' },
              { value: all - 2 * none, mistake: 'took the groups that are not allowed away twice' },
            ]
          : [
              { value: choose(men, pickMen) + choose(women, pickWomen), mistake: 'added the two choices' },
              { value: all, mistake: 'chose from all together' },
              { value: exact * factorial(pickMen) * factorial(pickWomen), mistake: 'counted arrangements' },
              {
                value: choose(men, pickWomen) * choose(women, Math.min(pickMen, women)),
                mistake: 'exchanged the two numbers',
              },
              { value: choose(men, pickMen) * women, mistake: `chose one of the ${b.en} only` },
              { value: exact * factorial(pickMen), mistake: `put the ${a.en} in order` },
              { value: exact * 2, mistake: 'took the two choices in both orders' },
            ],
        { format: number, plausible: (value) => value > 1 },
      ),
      explanation: paragraphs(
        say(
          `The order of choosing does not matter, so use combinations.`,
          `ఎంపికలో క్రమం ముఖ్యం కాదు; కాబట్టి సంయోగాలు వాడండి.`,
          `चुनने का क्रम मायने नहीं रखता, इसलिए संचय (कॉम्बिनेशन) लें।`,
        ),
        atLeast
          ? say(
              `All groups: $^{${men + women}}C_{${size}} = ${inTex(all)}$. Without any ${one.en}: $^{${men}}C_{${size}} = ${inTex(none)}$. The rest have at least one: ${number(all)} − ${number(none)}.`,
              `మొత్తం విధాలు: $^{${men + women}}C_{${size}} = ${inTex(all)}$. ఒక్క ${one.te} కూడా లేనివి: $^{${men}}C_{${size}} = ${inTex(none)}$. మిగిలినవాటిలో కనీసం ఒకరు ఉంటారు: ${number(all)} − ${number(none)}.`,
              `कुल तरीके: $^{${men + women}}C_{${size}} = ${inTex(all)}$। बिना किसी ${one.hi} के: $^{${men}}C_{${size}} = ${inTex(none)}$। शेष में कम से कम एक है: ${number(all)} − ${number(none)}।`,
            )
          : say(
              `$^{${men}}C_{${pickMen}} = ${choose(men, pickMen)}$ and $^{${women}}C_{${pickWomen}} = ${choose(women, pickWomen)}$; both choices are made, so multiply, not add.`,
              `$^{${men}}C_{${pickMen}} = ${choose(men, pickMen)}$, $^{${women}}C_{${pickWomen}} = ${choose(women, pickWomen)}$; రెండు ఎంపికలూ జరగాలి కాబట్టి గుణించాలి, కూడకూడదు.`,
              `$^{${men}}C_{${pickMen}} = ${choose(men, pickMen)}$ और $^{${women}}C_{${pickWomen}} = ${choose(women, pickWomen)}$; दोनों चुनाव होते हैं, इसलिए गुणा करें, जोड़ें नहीं।`,
            ),
        atLeast &&
          say(
            `Choosing one ${one.en} first and then anybody counts the same group more than once.`,
            `ముందుగా ఒక ${one.te}, తర్వాత ఎవరినైనా ఎంచుకుంటే ఒకే బృందం ఒకటి కంటే ఎక్కువసార్లు లెక్కలోకి వస్తుంది.`,
            `पहले एक ${one.hi} और फिर किसी को भी चुनने पर एक ही समूह एक से अधिक बार गिना जाता है।`,
          ),
        say(
          `The number of ways is ${number(answer)}.`,
          `విధాల సంఖ్య ${number(answer)}.`,
          `तरीकों की संख्या ${number(answer)} है।`,
        ),
      ),
    }
  },

  // looks at every group, as a pattern of bits
  verify({ men, women, pickMen, pickWomen, atLeast }) {
    let count = 0
    for (let bits = 0; bits < 2 ** (men + women); bits++) {
      const chosen = bits.toString(2).padStart(men + women, '0')
      const [m, w] = tupleOf(
        [chosen.slice(0, men), chosen.slice(men)].map((part) => part.replaceAll('0', '').length),
        2,
      )
      if (atLeast ? m + w === pickMen + pickWomen && w > 0 : m === pickMen && w === pickWomen) count++
    }
    return number(count)
  },
})
